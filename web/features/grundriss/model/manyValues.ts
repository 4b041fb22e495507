import type { LeseraeumeChange, LeseraumDetail } from '@platzwart/contract/grundriss'
import { type Numbering, type Renumbering, renumber } from '@platzwart/domain/grundriss/renumber'

export type Change = LeseraeumeChange['leseraeume'][number]

interface Kind {
  readonly id: string
}

/** How many of a kind of equipment: a value of its own, so that it is told of each whether somebody has typed it. */
type CountKey = `count-${string}`
export const countKey = (kind: string): CountKey => `count-${kind}`

/** What is set for many seats. */
export interface ManyValues {
  readonly zone: string
  /** Of every kind of equipment of the house; null where it stays as it is with each. */
  readonly [key: CountKey]: number | null
}

const countOf = ({ ausstattung }: LeseraumDetail, kind: string) =>
  ausstattung.find(({ id }) => id === kind)?.anzahl ?? 0

/** What all of them have in common, or null. */
function common<T>(values: readonly T[]): T | null {
  const [first] = values
  return first !== undefined && values.every((value) => value === first) ? first : null
}

export function manyValuesOf(seats: readonly LeseraumDetail[], kinds: readonly Kind[]): ManyValues {
  return {
    zone: common(seats.map(({ zone }) => zone)) ?? '',
    ...Object.fromEntries(
      kinds.map(({ id }) => [countKey(id), common(seats.map((seat) => countOf(seat, id)))]),
    ),
  }
}

export const hasOneZone = (seats: readonly LeseraumDetail[]) => common(seats.map(({ zone }) => zone)) !== null

/** What becomes another thing by it, of those seats alone of which something does. @param typed what somebody has said; the rest stays with each, whatever others make of it */
export function changesBy(
  values: ManyValues,
  typed: readonly string[],
  kinds: readonly Kind[],
  seats: readonly LeseraumDetail[],
): Change[] {
  const zone = values.zone.trim()
  const said = kinds.filter(({ id }) => typed.includes(countKey(id)))
  return seats.flatMap((seat): Change[] => {
    const parts = said.flatMap(({ id }) => {
      const anzahl = values[countKey(id)] ?? null
      return anzahl === null || anzahl === countOf(seat, id) ? [] : [{ id, anzahl }]
    })
    const moves = typed.includes('zone') && zone !== seat.zone
    if (!moves && parts.length === 0) return []
    return [{ id: seat.id, version: seat.version, ...(moves && { zone }), ausstattung: parts }]
  })
}

/** Of those alone that are not so already. */
export const aktivChanges = (seats: readonly LeseraumDetail[], aktiv: boolean): Change[] =>
  seats.flatMap((seat) =>
    seat.aktiv === aktiv ? [] : [{ id: seat.id, version: seat.version, aktiv, ausstattung: [] }],
  )

/** As numbering begins for these seats: with the name of the first of them. */
export function numberingOf(seats: readonly LeseraumDetail[]): Numbering {
  const [, prefix = '', digits = ''] = /^(.*?)(\d{0,5})$/.exec(seats[0]?.bezeichnung ?? '') ?? []
  const rest = { digits: Math.max(1, digits.length), order: 'rows' as const }
  return {
    prefix: digits === '' && prefix !== '' ? `${prefix} ` : prefix,
    first: Number(digits || 1),
    ...rest,
  }
}

/** The names that they would have beside those of the others. */
export function renumbered(
  chosen: readonly LeseraumDetail[],
  seats: readonly LeseraumDetail[],
  numbering: Numbering,
): Renumbering {
  const ids = new Set(chosen.map(({ id }) => id))
  return renumber(
    chosen,
    seats.filter(({ id }) => !ids.has(id)),
    numbering,
  )
}

export function changesOfNames({ names }: Renumbering, seats: readonly LeseraumDetail[]): Change[] {
  const versions = new Map(seats.map(({ id, version }) => [id, version]))
  return names.map((name) => ({ ...name, version: versions.get(name.id) ?? 0, ausstattung: [] }))
}

/** What leads back before a change: the seats as they were before it, with the versions that they have since. */
export function inverseOf(
  changes: readonly Change[],
  before: readonly LeseraumDetail[],
  after: readonly LeseraumDetail[],
): Change[] {
  const [was, is] = [before, after].map((seats) => new Map(seats.map((seat) => [seat.id, seat])))
  return changes.flatMap(({ id, bezeichnung, zone, aktiv, ausstattung }): Change[] => {
    const old = was?.get(id)
    const now = is?.get(id)
    if (old === undefined || now === undefined) return []
    return [
      {
        id,
        version: now.version,
        ...(bezeichnung === undefined ? {} : { bezeichnung: old.bezeichnung }),
        ...(zone === undefined ? {} : { zone: old.zone }),
        ...(aktiv === undefined ? {} : { aktiv: old.aktiv }),
        ausstattung: ausstattung.map((part) => ({ id: part.id, anzahl: countOf(old, part.id) })),
      },
    ]
  })
}
