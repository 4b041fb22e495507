import type { LeseraeumeChange, LeseraumDetail } from '@platzwart/contract/grundriss'
import { type Numbering, type Renumbering, renumber } from '@platzwart/domain/grundriss/renumber'

export type Change = LeseraeumeChange['leseraeume'][number]

interface Kind {
  readonly id: string
}

/** The number of a kind of equipment; a field of its own, so that each is tracked as edited by itself. */
type CountKey = `count-${string}`
export const countKey = (kind: string): CountKey => `count-${kind}`

/** The form values for several seats. */
export interface ManyValues {
  readonly zone: string
  /** For every kind of equipment of the house; null to leave it unchanged. */
  readonly [key: CountKey]: number | null
}

const countOf = ({ ausstattung }: LeseraumDetail, kind: string) =>
  ausstattung.find(({ id }) => id === kind)?.anzahl ?? 0

/** The common value, or null. */
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

/**
 * The changes for the affected seats only. @param typed the edited fields; others stay as they are, whatever
 * other people change
 */
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

/** Only for seats in the other state. */
export const aktivChanges = (seats: readonly LeseraumDetail[], aktiv: boolean): Change[] =>
  seats.flatMap((seat) =>
    seat.aktiv === aktiv ? [] : [{ id: seat.id, version: seat.version, aktiv, ausstattung: [] }],
  )

/** The initial numbering: starts with the name of the first seat. */
export function numberingOf(seats: readonly LeseraumDetail[]): Numbering {
  const [, prefix = '', digits = ''] = /^(.*?)(\d{0,5})$/.exec(seats[0]?.bezeichnung ?? '') ?? []
  const rest = { digits: Math.max(1, digits.length), order: 'rows' as const }
  return {
    prefix: digits === '' && prefix !== '' ? `${prefix} ` : prefix,
    first: Number(digits || 1),
    ...rest,
  }
}

/** The new names, numbered around those of the other seats. */
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

/** The inverse of a change: the seats before it, with their current versions. */
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
