/** Choices without a drawing, as labelled groups of buttons. */

import type { OwnChoice } from "../../state/own_choices";
import type { SentencePart } from "../../words/catalogue/events";
import { plainText } from "../../words/event_text";
import { moveParts, type Facts } from "./move_text";

/** One button. */
export interface LabelledChoice {
  action: string;
  parts: SentencePart[];
  /** What tells buttons with the same label apart; else empty. */
  note: string;
}

export interface ChoiceGroup {
  where: string;
  label: string;
  choices: LabelledChoice[];
}

/** Groups choices by what they point at. */
export function ownGroups(choices: readonly OwnChoice[], facts: Facts): ChoiceGroup[] {
  return [...new Set(choices.map(({ where }) => where))].map((where) => {
    const labelled = choices
      .filter((choice) => choice.where === where)
      .map((choice) => ({ ...choice, parts: moveParts(choice.action, facts) }));
    const labels = labelled.map(({ parts }) => plainText(parts));
    const isUnique = (label: string): boolean => labels.indexOf(label) === labels.lastIndexOf(label);
    return {
      where,
      label: facts.vocabulary.aim(where),
      choices: labelled.map(({ action, what, parts }, index) => ({
        action,
        parts,
        note: isUnique(labels[index] ?? "") ? "" : what || action,
      })),
    };
  });
}
