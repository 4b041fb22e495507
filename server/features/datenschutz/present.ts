import { isBerechtigung } from '@platzwart/domain/berechtigung/names'
import { type BestandName, bestandOf } from '@platzwart/domain/datenschutz/bestaende'
import type { OwnRows } from '@platzwart/domain/datenschutz/ownRow'
import { retentionKey } from '@platzwart/domain/datenschutz/retentionKey'
import { isDay, isMoment } from '@platzwart/domain/protokoll/words'
import type { Language } from '@platzwart/phrases/phrases'
import { formatDatum, formatTag, formatTime } from '../../platform/format.ts'
import { phrase } from '../../platform/phrases.ts'
import * as trail from '../protokoll/words.ts'

/** Who reads: in which language, on whose clock. */
export interface Reader {
  readonly sprache: Language
  readonly zone: string
}

/** What the program calls by a name of its own, and people by another. */
const SPOKEN: Readonly<Record<string, (sprache: Language, name: string) => string>> = {
  aktion: (sprache, name) => trail.wordsOf(sprache).aktion(name),
  objekt: (sprache, name) => trail.wordsOf(sprache).objekt(name, null),
  berechtigung: (sprache, name) => phrase(sprache, 'berechtigung', `recht.${name}.name`),
}

/** How a person's file speaks. */
export function wordsOf(reader: Reader) {
  const say = (key: string, data = {}) => phrase(reader.sprache, 'datenauskunft', key, data)
  const privacy = (key: string, data = {}) => phrase(reader.sprache, 'datenschutz', key, data)
  return {
    say,
    section: (name: string) => privacy(`abschnitt.${name}`),
    bestand: (name: BestandName) => bestandInWords(reader.sprache, privacy, name),
    column: (name: string) => say(`spalte.${name}`),
    cell(rows: OwnRows, name: string, value: unknown) {
      if (rows.people?.[name] || rows.addresses?.[name]) return personIn(say, value)
      const spoken = typeof value === 'string' ? SPOKEN[name]?.(reader.sprache, value) : undefined
      return spoken ?? textOf(reader, value)
    },
  }
}

function bestandInWords(sprache: Language, say: (key: string, data?: object) => string, name: BestandName) {
  const { frist, rechtsgrund, leser } = bestandOf(name)
  const [kept, count] = retentionKey(frist)
  const readers = leser.map((one) =>
    isBerechtigung(one)
      ? say('wer.recht', { recht: phrase(sprache, 'berechtigung', `recht.${one}.name`) })
      : say(`wer.${one}`),
  )
  return {
    titel: say(`bestand.${name}.titel`),
    was: say(`bestand.${name}.was`),
    wozu: say(`bestand.${name}.wozu`),
    grund: say(`grund.${rechtsgrund}`),
    frist: say(kept, { count }),
    leser: readers.join('; '),
  }
}

/** Themselves, what somebody else is there, or an address of their own. */
function personIn(say: (key: string) => string, value: unknown): string {
  if (typeof value !== 'string') return ''
  if (value === 'selbst') return say('selbst')
  const key = `wer.${value}`
  const said = say(key)
  return said === key ? value : said
}

/** A value of a column in words; empty for what is not there. */
function textOf(reader: Reader, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return phrase(reader.sprache, 'datenauskunft', value ? 'ja' : 'nein')
  if (typeof value === 'string') return momentOf(reader, value)
  if (Array.isArray(value)) return value.map((one) => textOf(reader, one)).join(', ')
  if (typeof value !== 'object') return String(value)
  return Object.entries(value)
    .map(([name, one]) => [name, textOf(reader, one)] as const)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => (name === 'von' || name === 'bis' ? text : `${name}: ${text}`))
    .join(' – ')
}

function momentOf({ sprache, zone }: Reader, text: string): string {
  if (isDay(text)) return formatDatum(text, sprache)
  if (!isMoment(text)) return text
  const moment = Temporal.Instant.from(text)
  return `${formatTag(moment, zone, sprache)} ${formatTime(moment, zone, sprache)}`
}
