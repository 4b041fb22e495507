import { saidAnew, type URTEILE, urteilOf } from '../einfuhr/columns.ts'
import type { Box } from '../grundriss/drawRoom.ts'
import { freeSpots } from '../grundriss/freeSpots.ts'
import { type Issue, issue } from '../issue.ts'
import { type Parts, type PlatzColumn, readAusstattung, writeAusstattung } from './columns.ts'
import { NEW_SEAT } from './newSeats.ts'
import type { LeseraumArt } from './types.ts'

/** What of a seat a file may say; lengths in plan units (1 cm). */
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

/** A seat as a line says it; what its table has no column for, or leaves empty, is not said. */
export interface PlatzLine extends Optional<PlatzValues> {
  readonly zeile: number
  readonly bezeichnung: string
  /** Names, as they stand there. */
  readonly ausstattung?: string | undefined
}

/** A seat of the plan. */
export interface PlatzBekannt extends PlatzValues {
  readonly id: string
  readonly bezeichnung: string
  readonly ausstattung: readonly { readonly id: string; readonly name: string; readonly anzahl: number }[]
}

/** What the lines of a file are judged by. */
export interface PlatzUmfeld {
  readonly plan: { readonly breite: number; readonly hoehe: number }
  /** What is drawn there and in the way of seats that room is to be found for. */
  readonly hindernisse: readonly Box[]
  readonly bekannt: ReadonlyMap<string, PlatzBekannt>
  /** Kinds of equipment of the house, by name however it is written. */
  readonly teil: (name: string) => { readonly id: string; readonly name: string } | undefined
  /** Where the file says a name first. */
  readonly ersteZeile: (bezeichnung: string) => number | undefined
}

/** What a line would come to. */
export interface PlatzUrteil {
  readonly urteil: (typeof URTEILE)[number]
  readonly verstoesse: readonly Issue[]
  /** Which seat it is about, where the plan has it. */
  readonly leseraumId: string | null
  /** All of a new seat; of one that is there what becomes another. */
  readonly werte: Optional<PlatzValues>
  /** All that it has then; null where that stays. */
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

/** Which way a seat looks, from 0 to 359. */
export const turnOf = (drehung: number): number => ((drehung % 360) + 360) % 360

const same = (name: string, a: unknown, b: unknown) =>
  name === 'drehung' ? turnOf(Number(a)) === turnOf(Number(b)) : a === b

/** A new seat; where it stands is found for it, unless the line says so. */
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

/** What the line says that the seat has; null where it says nothing, or nothing else than it has. */
function equipped(line: PlatzLine, known: PlatzBekannt | undefined, { teil }: PlatzUmfeld): Equipped {
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

/** What a line of a table of seats would come to, but for where a new one finds room. */
function judgePlatz(line: PlatzLine, umfeld: PlatzUmfeld): PlatzUrteil {
  const known = umfeld.bekannt.get(line.bezeichnung)
  const { teile, issues, text } = equipped(line, known, umfeld)
  const verstoesse = [...repeated(line, umfeld), ...misplaced(line, known === undefined, umfeld), ...issues]
  const werte = known ? saidAnew<PlatzValues>(NAMES, line, known, same) : newOf(line)
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

/** Everything that will stand on the plan, but for those that room is to be found for. */
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
 * What each line of a table of seats would come to. A seat is known by its name on the plan and changed in what the line says; a new one
 * without a place stands in a row where there is room, as it looks then.
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
