/** The language of notices that the server writes. */

import type { WebhookRequest } from "../wire/types";
import { language } from "../words/words.svelte";

export type NoticeLanguage = NonNullable<WebhookRequest["language"]>;
const NOTICE_LANGUAGES: readonly NoticeLanguage[] = ["en", "fr", "de"];

/** Returns the language of the page, or English where the server has no sentences in it. */
export function noticeLanguage(): NoticeLanguage {
  return NOTICE_LANGUAGES.find((known) => known === language()) ?? "en";
}
