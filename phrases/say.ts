import type { Language, Phrases, Topic } from './phrases.ts'

/** What stands in a text's places. `count` says also which form of the text is meant. */
export type Data = Readonly<Record<string, unknown>>

type Singular<Key extends string> = Key extends `${infer Name}_${'zero' | 'one' | 'other'}` ? Name : Key

type KeysIn<Texts> = {
  [Name in keyof Texts & string]: Texts[Name] extends string
    ? Singular<Name>
    : `${Name}.${KeysIn<Texts[Name]>}`
}[keyof Texts & string]

type AnyKey = { [T in Topic]: `${T}:${KeysIn<Phrases[T]>}` }[Topic]

/** A text of the topic by its key, `platz.frei`, or of another one by `fehler:buchung.belegt`. */
export type Say<T extends Topic = 'shell'> = (key: KeysIn<Phrases[T]> | AnyKey, data?: Data) => string

const PLACE = /\{\{(\w+)\}\}( Uhr\b)?/g

/** A time that names which of two hours it is in. */
const NAMED_TIME = /(\d\d:\d\d) (\S+)$/

/** A refusal that the database gives knows no times; a gap in a sentence reads better than the name of a place. */
const GAP = '–'

/** To make one costs more than a thousand texts. */
const RULES = new Map<Language, Intl.PluralRules>()

function formOf(language: Language, count: number): string {
  const rules = RULES.get(language) ?? new Intl.PluralRules(language)
  RULES.set(language, rules)
  return rules.select(count)
}

/** Names may have points in them: those of codes do. */
function textAt(texts: object, key: string): string | undefined {
  const own = Object.hasOwn(texts, key) ? (texts as Readonly<Record<string, unknown>>)[key] : undefined
  if (typeof own === 'string') return own
  for (let point = key.indexOf('.'); point !== -1; point = key.indexOf('.', point + 1)) {
    const name = key.slice(0, point)
    const inner = Object.hasOwn(texts, name) ? (texts as Readonly<Record<string, unknown>>)[name] : undefined
    const found =
      typeof inner === 'object' && inner !== null ? textAt(inner, key.slice(point + 1)) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

function countedText(texts: object, key: string, language: Language, count: number): string | undefined {
  const none = count === 0 ? textAt(texts, `${key}_zero`) : undefined
  return none ?? textAt(texts, `${key}_${formOf(language, count)}`)
}

/** What is put in is never read again: a name with braces in it stays one. */
function fill(text: string, data: Data): string {
  if (!text.includes('{{')) return text
  return text.replace(PLACE, (_, name: string, hour = '') => {
    const value = Object.hasOwn(data, name) ? data[name] : undefined
    const words = value === undefined ? GAP : String(value ?? '')
    // German says `02:30 Uhr MESZ`: the word stands in the text, and the name of the time in what is put in.
    return hour !== '' && NAMED_TIME.test(words) ? words.replace(NAMED_TIME, `$1${hour} $2`) : words + hour
  })
}

/** A text of a topic with its places filled; the key itself where there is none. Plain text: whoever puts it into HTML escapes it. */
export function spoken(texts: object, key: string, language: Language, data: Data = {}): string {
  const { count } = data
  const counted = typeof count === 'number' ? countedText(texts, key, language, count) : undefined
  return fill(counted ?? textAt(texts, key) ?? key, data)
}

/** Says texts of a topic in a language. @param texts by topic; what comes to them later can be said, too */
export function speaker<T extends Topic>(
  language: Language,
  texts: Readonly<Partial<Record<Topic, object>>>,
  topic: T,
): Say<T> {
  return (key, data) => {
    const colon = key.indexOf(':')
    const of = colon === -1 ? topic : (key.slice(0, colon) as Topic)
    return spoken(texts[of] ?? {}, key.slice(colon + 1), language, data)
  }
}
