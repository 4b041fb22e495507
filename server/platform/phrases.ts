import type { Language, Topic } from '@platzwart/phrases/phrases'
import { readPhrases } from '@platzwart/phrases/read'
import { type Data, spoken } from '@platzwart/phrases/say'

const [de, en] = await Promise.all([readPhrases('de'), readPhrases('en')])

const TEXTS = { de, en }

/** A text of `phrases` in a language, its `{{placeholders}}` filled. Plain text: whoever puts it into HTML escapes it. */
export function phrase(sprache: Language, topic: Topic, key: string, data: Data = {}): string {
  return spoken(TEXTS[sprache][topic], key, sprache, data)
}
