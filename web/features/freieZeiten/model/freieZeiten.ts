import type { FreieZeiten } from '@platzwart/contract/leseraum'
import type { Effective } from '@platzwart/domain/einstellung/resolve'
import { shortestStay } from '@platzwart/domain/leseraum/limits'
import type { TagLage } from '@platzwart/domain/oeffnungszeit/tagLage'
import { formatUhrzeit } from '@platzwart/domain/time/uhrzeit'
import { uhrzeitOf } from '@platzwart/domain/time/zone'
import type { LeseraumSearch } from '../../leseraum/model/address.ts'

/** A start of a day with its number of free seats over all plans. */
export interface StripCell {
  /** Wall time, HH:mm. */
  readonly zeit: string
  /** Minutes since midnight of the day. */
  readonly minute: number
  readonly frei: number
  /** Whether the person's own bookings overlap it. */
  readonly eigene: boolean
}

export interface StripRow {
  readonly tag: Temporal.PlainDate
  readonly mitternachtMs: number
  readonly zellen: readonly StripCell[]
  /** Why the day has no starts, if it has none. */
  readonly lage: TagLage
  /** The closure, if it is the same for all plans. */
  readonly zu: Closed | null
  /** The plans that are closed while others are open, or closed for another reason. */
  readonly geschlossen: readonly ClosedPlan[]
}

/** A closure's reason on a day, and its end unless that is the day itself. */
export interface Closed {
  readonly grund: string
  readonly grundEn: string
  readonly bis: Temporal.PlainDate | null
}

interface ClosedPlan extends Closed {
  readonly grundrissId: string
  readonly grundriss: string
}

export interface Strip {
  /** All starts of any of the days, HH:mm, ascending. */
  readonly spalten: readonly string[]
  readonly zeilen: readonly StripRow[]
  /** The number of suitable seats. */
  readonly gesamt: number
}

/**
 * The precedence in which the days of several plans are combined: an open one says more than a closed one.
 */
const FIRST = ['offen', 'spaeter', 'wochentag', 'zu', 'vorbei'] as const

type PlanTag = FreieZeiten['grundrisse'][number]['tage'][number]

function lageOf(days: readonly PlanTag[]): TagLage {
  const [day] = days.toSorted((a, b) => FIRST.indexOf(a.lage) - FIRST.indexOf(b.lage))
  if (!day) return { art: 'zu' }
  return day.lage === 'spaeter'
    ? { art: 'spaeter', ab: Temporal.Instant.from(day.ab ?? '') }
    : { art: day.lage }
}

function closedOf({ grund, grundEn, bis }: PlanTag, tag: string): Closed {
  return { grund, grundEn, bis: bis !== null && bis > tag ? Temporal.PlainDate.from(bis) : null }
}

/** Weekly closing days are not worth a mention; a closure with a reason or an end is. */
const isNews = ({ grund, bis }: Closed) => grund !== '' || bis !== null

/** The closures of a day: one for all plans if they agree, by plan otherwise. */
function closuresOf(
  tag: string,
  plans: readonly { readonly grundrissId: string; readonly grundriss: string; readonly day: PlanTag }[],
): Pick<StripRow, 'zu' | 'geschlossen'> {
  const closed = plans.filter(({ day }) => day.lage === 'zu')
  const [first] = closed
  const same = (day: PlanTag) => day.grund === first?.day.grund && day.bis === first.day.bis
  if (first && closed.length === plans.length && closed.every(({ day }) => same(day)))
    return { zu: closedOf(first.day, tag), geschlossen: [] }
  const geschlossen = closed
    .map(({ day, grundrissId, grundriss }) => ({ grundrissId, grundriss, ...closedOf(day, tag) }))
    .filter(isNews)
  return { zu: null, geschlossen }
}

/** The strip to render: the sum of all plans by day and start. */
export function stripOf({ tage, grundrisse }: FreieZeiten, zone: string): Strip {
  const zeilen = tage.map((day, d): StripRow => {
    const mitternachtMs = Temporal.Instant.from(day.mitternacht).epochMilliseconds
    const zellen = day.starts.map((minute, i) => ({
      zeit: wallAt(mitternachtMs, minute, zone),
      minute,
      frei: grundrisse.reduce((sum, plan) => sum + (plan.tage[d]?.frei[i] ?? 0), 0),
      eigene: day.eigene[i] ?? false,
    }))
    const ofPlans = grundrisse.flatMap(({ grundrissId, grundriss, tage: days }) => {
      const one = days[d]
      return one ? [{ grundrissId, grundriss, day: one }] : []
    })
    return {
      tag: Temporal.PlainDate.from(day.tag),
      mitternachtMs,
      zellen,
      lage: lageOf(ofPlans.map((one) => one.day)),
      ...closuresOf(day.tag, ofPlans),
    }
  })
  const spalten = new Set(zeilen.flatMap(({ zellen }) => zellen.map(({ zeit }) => zeit)))
  const gesamt = grundrisse.reduce((sum, plan) => sum + plan.gesamt, 0)
  return { spalten: [...spalten].toSorted(), zeilen, gesamt }
}

function wallAt(mitternachtMs: number, minute: number, zone: string): string {
  const instant = Temporal.Instant.fromEpochMilliseconds(mitternachtMs + minute * 60_000)
  return formatUhrzeit(uhrzeitOf(instant, zone))
}

/** A cell's level: 0 if nothing is free, 1 to 4 by the share of suitable seats that are. */
export function warmthOf(frei: number, gesamt: number): number {
  return frei === 0 || gesamt === 0 ? 0 : Math.min(4, Math.ceil((frei / gesamt) * 4))
}

/** A plan with free seats at a start. */
export interface FreePlace {
  readonly grundrissId: string
  readonly grundriss: string
  readonly standort: string
  readonly frei: number
  readonly gesamt: number
}

/** The plans with free seats at a start, the most seats first. */
export function placesOf(
  { tage, grundrisse }: FreieZeiten,
  tag: Temporal.PlainDate,
  minute: number,
): FreePlace[] {
  const d = tage.findIndex((one) => one.tag === tag.toString())
  const i = tage[d]?.starts.indexOf(minute) ?? -1
  return grundrisse
    .map(({ grundrissId, grundriss, standort, gesamt, tage: days }) => ({
      grundrissId,
      grundriss,
      standort,
      gesamt,
      frei: days[d]?.frei[i] ?? 0,
    }))
    .filter(({ frei }) => frei > 0)
    .toSorted((a, b) => b.frei - a.frei)
}

/** The usual stays in minutes. */
const USUAL = [15, 30, 45, 60, 90, 120, 180, 240, 300, 360, 420, 480, 540, 600, 720]

/**
 * The stays to choose from: the usual ones that the rules allow; the shortest allowed one if there are none.
 */
export function dauernOf(einstellungen: Effective): number[] {
  const { value: shortest } = shortestStay(einstellungen)
  const { value: longest } = einstellungen['leseraum.hoechstdauer']
  const { value: step } = einstellungen['leseraum.zeitschritt']
  const fit = USUAL.filter((minutes) => minutes >= shortest && minutes <= longest && minutes % step === 0)
  return fit.length > 0 ? fit : [Math.ceil(shortest / step) * step]
}

/** The stay nearest to the address's. */
export function dauerOf(wished: number, dauern: readonly number[]): number {
  return dauern.reduce(
    (best, one) => (Math.abs(one - wished) < Math.abs(best - wished) ? one : best),
    dauern[0] ?? wished,
  )
}

/** An id that no seat has. */
const NONE = 'keine'
/** The maximum that fits into an address. */
const MOST_FAVOURITES = 100

/** The filter as the server's query parameters. */
export function wishOf(search: LeseraumSearch, favoriten: readonly string[]) {
  return {
    gruppengroesse: search.kapazitaet,
    ...(search.nurGruppenraeume && { art: 'gruppenraum' as const }),
    ...(search.nurStellplaetze && { art: 'stellplatz' as const }),
    ...(search.ausstattung.length > 0 && { ausstattung: search.ausstattung.join() }),
    ...(search.nurFavoriten && { leseraumIds: favoriten.slice(0, MOST_FAVOURITES).join() || NONE }),
  }
}
