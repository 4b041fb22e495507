import type { Language, Topic } from '@platzwart/phrases/phrases'
import { readPhrases } from '@platzwart/phrases/read'
import { type Data, spoken } from '@platzwart/phrases/say'

const [de, en] = await Promise.all([readPhrases('de'), readPhrases('en')])

const TEXTS = { de, en }

/** Returns a text of `phrases` with its `{{placeholders}}` filled in. Plain text: callers escape it for HTML. */
export function phrase(sprache: Language, topic: Topic, key: string, data: Data = {}): string {
  return spoken(TEXTS[sprache][topic], key, sprache, data)
}
