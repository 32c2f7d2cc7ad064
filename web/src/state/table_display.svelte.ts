/** What a table shows to its viewer; public information only behind the curtain. */

import { cityPictures } from "../theme/city_pictures";
import type { Choices, StateMessage, View } from "../wire/types";
import { displayName, gameTitle } from "../words/game_names";
import { GameVocabulary } from "../words/vocabulary";
import { EventLog } from "./event_log";
import { hasCityPictures, hasRailyards } from "./features";
import { Finale } from "./finale.svelte";
import { ownChoices, type OwnChoice } from "./own_choices";
import { updateSlots, type RowSlot } from "./row_slots";
import { settings } from "./settings.svelte";
import { NOTHING, TableViewer } from "./table_viewer.svelte";

export abstract class TableDisplay extends TableViewer {
  /** False for a replay. */
  readonly live: boolean = true;
  readonly finale = new Finale();

  readonly state: StateMessage | null = $derived(this.states.get(this.viewer) ?? null);
  readonly view: View | null = $derived(this.state?.view ?? null);
  readonly choices: Choices = $derived((this.closed ? null : this.state?.choices) ?? NOTHING);
  /** What the game declares. */
  readonly vocabulary: GameVocabulary = $derived(new GameVocabulary(this.board?.vocabulary));
  /** The choices that only buttons offer. */
  readonly ownChoices: OwnChoice[] = $derived(
    this.view
      ? ownChoices(this.choices, { view: this.view, board: this.board, hasMap: !this.undrawable || settings.lists })
      : [],
  );
  #slots: readonly RowSlot[] = [];
  /** The slots of the row. */
  readonly row: readonly RowSlot[] = $derived.by(() => (this.#slots = updateSlots(this.#slots, this.view?.row ?? [])));
  /** Whether the viewer has to decide. */
  readonly myTurn: boolean = $derived(this.viewer !== null && this.acting.includes(this.viewer));
  /** Whether what was only to be seen when it happened can't be looked up now. */
  readonly forgets: boolean = $derived(
    this.info?.aids === false && !this.view?.over && this.vocabulary.fleeting.size > 0,
  );
  readonly log: EventLog = $derived.by(() => {
    const log = this.logs.get(this.viewer) ?? new EventLog();
    return this.forgets ? log.forgetful(this.vocabulary.fleeting) : log;
  });
  /** The seats that the game waits for. */
  readonly awaited: number[] = $derived.by(() => {
    const view = this.view;
    if (!view || view.over || this.closed) return [];
    return view.choosing.length ? view.choosing : [view.turn];
  });
  /** The title of the game. */
  readonly title: string = $derived(this.info ? gameTitle(this.info.game, this.info.title) : "");
  /** A picture for every city, in games that have them; else null. */
  readonly pictures: ReadonlyMap<string, string> | null = $derived(
    hasCityPictures(this.view) && this.drawing ? cityPictures(this.drawing.cities.map(({ name }) => name)) : null,
  );
  readonly names: string[] = $derived(
    this.info?.seats.map(({ kind, name }) => (kind === "bot" ? displayName(name) : name)) ?? [],
  );
  /** The owners of routes, by name. */
  readonly owners: ReadonlyMap<string, number> = $derived.by(() => {
    const owner = this.view?.owner ?? [];
    const taken = (this.board?.routes ?? []).map(({ name }, index) => [name, (owner[index] ?? 0) - 1] as const);
    return new Map(taken.filter(([, seat]) => seat >= 0));
  });

  /** Whether a private plan is allowed: for a player's seat, at tables with aids. */
  readonly mayPlan: boolean = $derived(
    this.info?.aids === true &&
      this.viewer !== null &&
      this.mine.includes(this.viewer) &&
      !this.view?.over &&
      !hasRailyards(this.view),
  );

  /** The final score of each seat; null until the count at the end is over. */
  readonly totals: readonly number[] | null = $derived(
    this.state?.result && (this.finale.counted || !this.live)
      ? this.state.result.sheets.map(({ total }) => total)
      : null,
  );

  readonly me: number = $derived(this.viewer ?? this.mine[0] ?? 0);
  readonly isHost: boolean = $derived(this.info?.host != null && this.mine.includes(this.info.host));
}
