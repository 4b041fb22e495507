import type { FahrtenbuchEintragView } from '@platzwart/contract/fahrtenbuch'
import type { Fahrtart } from '@platzwart/domain/fahrzeug/types'
import { instantOfWallText, wallText } from '@platzwart/domain/time/wall'

/** The form values of a correction: instants as wall time of the Mandant's zone (`wallText`). */
export interface Korrektur {
  readonly abfahrt: string
  readonly ankunft: string
  readonly kmStart: number | null
  readonly kmEnde: number | null
  readonly zielort: string
  readonly zweck: string
  readonly zielperson: string
  readonly umweg: string
  readonly fahrtart: Fahrtart
}

/** Wall time for a form; empty if unknown. */
export const wallOf = (text: string | undefined, zone: string) => (text === undefined ? '' : wall(text, zone))

/** A form value as the server takes it; the server reports an empty one as missing. */
export const instantOf = (text: string, zone: string) =>
  text === '' ? '' : instantOfWallText(text, zone).toString()

const wall = (text: string, zone: string) => wallText(Temporal.Instant.from(text), zone)

export function korrekturOf(eintrag: FahrtenbuchEintragView, zone: string): Korrektur {
  const { zielort, zweck, zielperson, umweg, fahrtart, kmStart, kmEnde } = eintrag
  return {
    zielort,
    zweck,
    zielperson,
    umweg,
    fahrtart,
    kmStart,
    kmEnde,
    abfahrt: wall(eintrag.abfahrt, zone),
    ankunft: wall(eintrag.ankunft, zone),
  }
}

const WORDS = ['zielort', 'zweck', 'zielperson', 'umweg'] as const

/** Only changed fields: an untouched one keeps the seconds that the form does not show. */
export function changesOf(before: Korrektur, after: Korrektur, zone: string): Record<string, unknown> {
  const changed = (Object.keys(after) as (keyof Korrektur)[]).filter((name) => before[name] !== after[name])
  const left =
    after.fahrtart === 'privat' ? changed.filter((name) => !WORDS.includes(name as never)) : changed
  return Object.fromEntries(left.map((name) => [name, sentOf(name, after[name], zone)]))
}

function sentOf(name: keyof Korrektur, value: string | number | null, zone: string): string | number | null {
  if (typeof value !== 'string') return value
  if (name !== 'abfahrt' && name !== 'ankunft') return value
  return instantOf(value, zone)
}
