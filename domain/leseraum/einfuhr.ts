import { changedFields, type URTEILE, urteilOf } from '../einfuhr/columns.ts'
import type { Box } from '../grundriss/drawRoom.ts'
import { freeSpots } from '../grundriss/freeSpots.ts'
import { type Issue, issue } from '../issue.ts'
import { type Parts, type PlatzColumn, readAusstattung, writeAusstattung } from './columns.ts'
import { NEW_SEAT } from './newSeats.ts'
import type { LeseraumArt } from './types.ts'

/** The values of a seat that a file may set; lengths in plan units (1 cm). */
interface PlatzValues {
  readonly art: LeseraumArt
  readonly zone: string
  readonly kapazitaet: number
  readonly x: number
  readonly y: number
  /** Degrees, clockwise. */
  readonly drehung: number
  readonly breite: number
  readonly hoehe: number
  readonly beschreibung: string
  readonly bedingungen: string
  readonly zweitePersonNoetig: boolean
}

type Optional<T> = { readonly [K in keyof T]?: T[K] | undefined }

/** A seat as a line describes it; missing columns and empty cells set nothing. */
export interface PlatzLine extends Optional<PlatzValues> {
  readonly zeile: number
  readonly bezeichnung: string
  /** Names, as typed. */
  readonly ausstattung?: string | undefined
}

/** A seat of the plan. */
export interface KnownSeat extends PlatzValues {
  readonly id: string
  readonly bezeichnung: string
  readonly ausstattung: readonly { readonly id: string; readonly name: string; readonly anzahl: number }[]
}

/** What the lines of a file are judged against. */
export interface PlatzUmfeld {
  readonly plan: { readonly breite: number; readonly hoehe: number }
  /** Drawn obstacles that automatically placed seats have to avoid. */
  readonly hindernisse: readonly Box[]
  readonly bekannt: ReadonlyMap<string, KnownSeat>
  /** The house's kinds of equipment, by name in any spelling. */
  readonly teil: (name: string) => { readonly id: string; readonly name: string } | undefined
  /** The first line of the file with that name. */
  readonly ersteZeile: (bezeichnung: string) => number | undefined
}

/** The outcome of a line. */
export interface PlatzUrteil {
  readonly urteil: (typeof URTEILE)[number]
  readonly verstoesse: readonly Issue[]
  /** The existing seat, if the plan has it. */
  readonly leseraumId: string | null
  /** All values of a new seat; of an existing one those that change. */
  readonly werte: Optional<PlatzValues>
  /** Its complete equipment afterwards; null if it does not change. */
  readonly ausstattung: readonly Parts[] | null
  readonly aenderungen: Readonly<Record<string, string>>
  readonly vorher: Readonly<Record<string, string>>
}

const NAMES = [
  'art',
  'zone',
  'kapazitaet',
  'x',
  'y',
  'drehung',
  'breite',
  'hoehe',
  'beschreibung',
  'bedingungen',
  'zweitePersonNoetig',
] as const satisfies readonly (keyof PlatzValues & PlatzColumn)[]

const at = (field: PlatzColumn) => ({ field })

/** Normalizes a rotation to 0 to 359 degrees. */
export const turnOf = (drehung: number): number => ((drehung % 360) + 360) % 360

const same = (name: string, a: unknown, b: unknown) =>
  name === 'drehung' ? turnOf(Number(a)) === turnOf(Number(b)) : a === b

/** The values of a new seat; its position is found later, unless the line sets it. */
function newOf(line: PlatzLine): Optional<PlatzValues> {
  const art = line.art ?? 'platz'
  const { zeile: _, bezeichnung: __, ausstattung: ___, ...said } = line
  const given = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
  const plain = { zone: '', drehung: 0, beschreibung: '', bedingungen: '', zweitePersonNoetig: false }
  return { art, ...plain, ...NEW_SEAT[art], ...given }
}

function misplaced({ bezeichnung, x, y }: PlatzLine, isNew: boolean, { plan }: PlatzUmfeld): Issue[] {
  const { breite, hoehe } = plan
  if (isNew && (x === undefined) !== (y === undefined))
    return [issue('einfuhr.ortHalb', {}, at(x === undefined ? 'x' : 'y'))]
  const off = (field: 'x' | 'y') => [
    issue('leseraum.ausserhalbGrundriss', { bezeichnung, breite, hoehe }, at(field)),
  ]
  if (x !== undefined && x > breite) return off('x')
  return y !== undefined && y > hoehe ? off('y') : []
}

function repeated({ zeile, bezeichnung }: PlatzLine, { ersteZeile }: PlatzUmfeld): Issue[] {
  const first = ersteZeile(bezeichnung)
  return first === undefined || first === zeile
    ? []
    : [issue('einfuhr.platzDoppelt', { zeile: first }, at('bezeichnung'))]
}

interface Equipped {
  readonly teile: readonly Parts[] | null
  readonly issues: readonly Issue[]
  readonly text: string
}

/** The equipment that the line sets; null if it sets none, or the same as before. */
function equipped(line: PlatzLine, known: KnownSeat | undefined, { teil }: PlatzUmfeld): Equipped {
  const { teile, unknown } = readAusstattung(line.ausstattung ?? '', teil)
  const names = new Map(teile.map(({ id }) => [id, '']))
  const issues = [
    ...unknown.map((name) => issue('einfuhr.ausstattungUnbekannt', { name }, at('ausstattung'))),
    ...(names.size < teile.length ? [issue('einfuhr.ausstattungDoppelt', {}, at('ausstattung'))] : []),
  ]
  const keyOf = (all: readonly Parts[]) =>
    JSON.stringify(all.map(({ id, anzahl }) => [id, anzahl]).toSorted())
  const unsaid = line.ausstattung === undefined || teile.length === 0
  const stays = unsaid || (known !== undefined && keyOf(known.ausstattung) === keyOf(teile))
  const sorted = teile.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return { teile: stays ? null : sorted, issues, text: line.ausstattung ?? '' }
}

/** Judges a line of a table of seats, apart from the position of a new one. */
function judgePlatz(line: PlatzLine, umfeld: PlatzUmfeld): PlatzUrteil {
  const known = umfeld.bekannt.get(line.bezeichnung)
  const { teile, issues, text } = equipped(line, known, umfeld)
  const verstoesse = [...repeated(line, umfeld), ...misplaced(line, known === undefined, umfeld), ...issues]
  const werte = known ? changedFields<PlatzValues>(NAMES, line, known, same) : newOf(line)
  const changed = known ? NAMES.filter((name) => werte[name] !== undefined) : []
  const told = (all: Optional<PlatzValues>) =>
    Object.fromEntries(changed.map((name) => [name, String(all[name] ?? '')]))
  const parts = { leseraumId: known?.id ?? null, werte, ausstattung: teile, verstoesse }
  const aenderungen = { ...told(werte), ...(known && teile && { ausstattung: text }) }
  const vorher = {
    ...(known ? told(known) : {}),
    ...(known && teile && { ausstattung: writeAusstattung(known.ausstattung) }),
  }
  const urteil = urteilOf(verstoesse, known !== undefined, Object.keys(aenderungen).length)
  return { ...parts, urteil, aenderungen, vorher }
}

const standing = (seat: Optional<PlatzValues>) =>
  seat.x === undefined || seat.y === undefined
    ? []
    : [
        {
          x: seat.x,
          y: seat.y,
          drehung: seat.drehung ?? 0,
          breite: seat.breite ?? 0,
          hoehe: seat.hoehe ?? 0,
        },
      ]

/** All boxes on the plan after the import, except the seats still to be placed. */
function standingThen(judged: readonly PlatzUrteil[], { bekannt }: PlatzUmfeld) {
  const moved = new Map(
    judged.map(({ leseraumId, werte, urteil }) => [urteil === 'abgelehnt' ? '' : leseraumId, werte]),
  )
  return [
    ...[...bekannt.values()].flatMap((seat) => standing({ ...seat, ...moved.get(seat.id) })),
    ...judged.flatMap(({ urteil, werte }) => (urteil === 'neu' ? standing(werte) : [])),
  ]
}

/**
 * Judges the lines of a table of seats. A seat is identified by its name on the plan and gets the values that
 * the line sets; a new one without a position is placed in a row where there is room, given the plan after
 * the import.
 */
export function judgePlaetze(lines: readonly PlatzLine[], umfeld: PlatzUmfeld): PlatzUrteil[] {
  const judged = lines.map((line) => judgePlatz(line, umfeld))
  const seeking = judged.flatMap((one, i) => (one.urteil === 'neu' && one.werte.x === undefined ? [i] : []))
  const spots = freeSpots(
    umfeld.plan,
    [...umfeld.hindernisse, ...standingThen(judged, umfeld)],
    seeking.map((i) => {
      const { breite = 0, hoehe = 0, drehung = 0 } = judged[i]?.werte ?? {}
      return { breite, hoehe, drehung }
    }),
  )
  const found = new Map(seeking.map((line, i) => [line, spots[i] ?? null]))
  return judged.map((one, i) => {
    const spot = found.get(i)
    if (spot === undefined) return one
    if (spot !== null) return { ...one, werte: { ...one.werte, ...spot } }
    return { ...one, urteil: 'abgelehnt', verstoesse: [issue('einfuhr.keinPlatz', {}, at('bezeichnung'))] }
  })
}
