/** Installing the page as an app, where the browser offers it. */

/** The event with which a browser offers it; not every browser has it. */
export interface InstallOffer extends Event {
  prompt: () => Promise<{ outcome: "accepted" | "dismissed" }>;
}

export class Installation {
  #offer: InstallOffer | null = $state.raw(null);
  /** Whether the page can be installed now. */
  readonly possible: boolean = $derived(this.#offer !== null);

  /** Waits for the browser's offer; returns a function that stops it. */
  follow(): () => void {
    const offered = (event: Event): void => {
      event.preventDefault(); // the settings have a button for it
      this.#offer = event as InstallOffer;
    };
    const installed = (): void => void (this.#offer = null);
    addEventListener("beforeinstallprompt", offered);
    addEventListener("appinstalled", installed);
    return () => {
      removeEventListener("beforeinstallprompt", offered);
      removeEventListener("appinstalled", installed);
    };
  }

  /** Asks the browser to install the page; an offer can be used once. */
  async install(): Promise<void> {
    const offer = this.#offer;
    this.#offer = null;
    await offer?.prompt();
  }
}

export const installation = new Installation();
