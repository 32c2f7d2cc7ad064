/** The files that make up the page, kept so that it opens without a network. */

const PREFIX = "shell-";
/** Versions that are kept besides the current one: pages that are still open may need parts of theirs. */
const KEPT = 2;
/** Milliseconds after which the kept page is shown instead of that of a slow server. */
const PATIENCE = 5000;
/** Milliseconds between two requests of the installation, which has to stay below the server's limits. */
const PAUSE = 250;
/** The status of a request over the limit, and how often such a request is repeated. */
const TOO_MANY = 429;
const ATTEMPTS = 3;
/** Statuses with which a proxy says that the server is not there. */
const AWAY = [502, 503, 504];

export class Shell {
  readonly #cache: string;

  constructor(
    private readonly scope: string,
    version: string,
    private readonly files: readonly string[],
  ) {
    this.#cache = PREFIX + version;
  }

  /** Returns whether an address is the page: its own, or that of a shared link. */
  isPage(url: string): boolean {
    return /^(?:index\.html|(?:table|replay)\/.*)?$/.test(this.#path(url) ?? "-");
  }

  /** Returns whether an address is a file that is named by its content. */
  isAsset(url: string): boolean {
    return this.#path(url)?.startsWith("assets/") ?? false;
  }

  /** Fetches all files of this version; fails if the server has another version. */
  async fill(): Promise<void> {
    const cache = await caches.open(this.#cache);
    for (const file of this.files) await this.#add(cache, file);
    const page = await (await cache.match(this.scope))?.text();
    const scripts = [...(page ?? "").matchAll(/src="\.\/(assets\/[^"]+\.js)"/g)].map(([, script = ""]) => script);
    if (scripts.length && scripts.every((script) => this.files.includes(script))) return;
    await caches.delete(this.#cache);
    throw new Error("the server has another version");
  }

  /** Keeps files that the page has loaded besides those of every version, such as those of its language. */
  async keep(urls: readonly string[]): Promise<void> {
    const cache = await caches.open(this.#cache);
    for (const url of urls) if (this.isAsset(url)) await this.#add(cache, url).catch(() => undefined);
  }

  /** Deletes the files of old versions. */
  async dropOld(): Promise<void> {
    const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== this.#cache);
    await Promise.all(names.slice(0, -KEPT).map((name) => caches.delete(name)));
  }

  /** Returns the page from the server, or the kept one if the server can't be reached. */
  async page(request: Request, preloaded: Promise<Response | undefined>): Promise<Response> {
    const asked = preloaded.then((answer) => answer ?? fetch(request));
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
    const answer = await Promise.race([asked.catch(() => null), late]);
    if (answer && !AWAY.includes(answer.status)) return answer;
    const kept = await (await caches.open(this.#cache)).match(this.scope);
    if (!kept) return answer ?? asked;
    const path = this.#path(request.url) ?? "";
    return path.includes("/") ? Response.redirect(`${this.scope}#/${path}`) : kept;
  }

  /** Returns a file; it never changes, so the server is asked only if it is not kept. */
  async asset(request: Request): Promise<Response> {
    return (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request);
  }

  async #add(cache: Cache, file: string): Promise<void> {
    const url = new URL(file, this.scope).href;
    const isAsset = this.isAsset(url);
    if (isAsset && (await cache.match(url, { ignoreVary: true }))) return;
    const known = isAsset ? await caches.match(url, { ignoreVary: true }) : undefined;
    if (!known) await pause(PAUSE);
    let answer = known ?? (await ask(url, isAsset));
    for (let attempt = 0; answer.status === TOO_MANY && attempt < ATTEMPTS; attempt++) {
      await pause(1000 * (Number(answer.headers.get("retry-after")) || 5));
      answer = await ask(url, isAsset);
    }
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    await cache.put(url, answer);
  }

  /** Returns the path of an address below the scope, without query and fragment; undefined outside of it. */
  #path(url: string): string | undefined {
    const address = url.split(/[?#]/)[0] ?? "";
    return address.startsWith(this.scope) ? address.slice(this.scope.length) : undefined;
  }
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Fetches a file; the one that has no hash in its name is never taken from the browser's cache. */
const ask = (url: string, isAsset: boolean): Promise<Response> =>
  fetch(url, { cache: isAsset ? "default" : "no-cache" });
