import type { FreieZeiten } from '@platzwart/contract/leseraum'
import type { Effective } from '@platzwart/domain/einstellung/resolve'
import { shortestStay } from '@platzwart/domain/leseraum/limits'
import type { TagLage } from '@platzwart/domain/oeffnungszeit/tagLage'
import { formatUhrzeit } from '@platzwart/domain/time/uhrzeit'
import { uhrzeitOf } from '@platzwart/domain/time/zone'
import type { LeseraumSearch } from '../../leseraum/model/address.ts'

/** A start of a day: of how many seats it is free, over all plans. */
export interface StripCell {
  /** On the wall, HH:mm. */
  readonly zeit: string
  /** Minutes since the day's midnight. */
  readonly minute: number
  readonly frei: number
  /** One's own bookings stand against it. */
  readonly eigene: boolean
}

export interface StripRow {
  readonly tag: Temporal.PlainDate
  readonly mitternachtMs: number
  readonly zellen: readonly StripCell[]
  /** What is to be said of a day that has none, and why. */
  readonly lage: TagLage
  /** Why it is closed, where all plans are so for the same reason. */
  readonly zu: Closed | null
  /** Plans that are closed while others are not, or for another reason. */
  readonly geschlossen: readonly ClosedPlan[]
}

/** Why something is closed on a day, and until when, where that is not the day itself. */
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
  /** All starts that any of the days has, HH:mm, ascending. */
  readonly spalten: readonly string[]
  readonly zeilen: readonly StripRow[]
  /** Seats that suit. */
  readonly gesamt: number
}

/** The order in which the days of several plans are summed up: one that is open says more than one that is closed. */
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

/** Days that a plan is closed on each week anyway are no news; what somebody has given a reason or an end for is. */
const isNews = ({ grund, bis }: Closed) => grund !== '' || bis !== null

/** Which plans are closed on a day, and why: once for all of them where it is the same, and by plan where it is not. */
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

/** The strip as it is shown: by day and start the sum of all plans. */
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

/** How warm a cell is painted: 0 with nothing free, 1 to 4 by the part of all seats that suit. */
export function warmthOf(frei: number, gesamt: number): number {
  return frei === 0 || gesamt === 0 ? 0 : Math.min(4, Math.ceil((frei / gesamt) * 4))
}

/** A plan that has room at a start. */
export interface FreePlace {
  readonly grundrissId: string
  readonly grundriss: string
  readonly standort: string
  readonly frei: number
  readonly gesamt: number
}

/** Where a start is free, the most room first. */
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

/** Minutes that people ask for. */
const USUAL = [15, 30, 45, 60, 90, 120, 180, 240, 300, 360, 420, 480, 540, 600, 720]

/** The stays to choose from: those of the usual ones that the rules allow; the shortest one where they allow none. */
export function dauernOf(einstellungen: Effective): number[] {
  const { value: shortest } = shortestStay(einstellungen)
  const { value: longest } = einstellungen['leseraum.hoechstdauer']
  const { value: step } = einstellungen['leseraum.zeitschritt']
  const fit = USUAL.filter((minutes) => minutes >= shortest && minutes <= longest && minutes % step === 0)
  return fit.length > 0 ? fit : [Math.ceil(shortest / step) * step]
}

/** The stay that is nearest to the one of the address. */
export function dauerOf(wished: number, dauern: readonly number[]): number {
  return dauern.reduce(
    (best, one) => (Math.abs(one - wished) < Math.abs(best - wished) ? one : best),
    dauern[0] ?? wished,
  )
}

/** No seat has such an id. */
const NONE = 'keine'
/** As many as fit into an address. */
const MOST_FAVOURITES = 100

/** What the filter asks for, as the server takes it. */
export function wishOf(search: LeseraumSearch, favoriten: readonly string[]) {
  return {
    gruppengroesse: search.kapazitaet,
    ...(search.nurGruppenraeume && { art: 'gruppenraum' as const }),
    ...(search.nurStellplaetze && { art: 'stellplatz' as const }),
    ...(search.ausstattung.length > 0 && { ausstattung: search.ausstattung.join() }),
    ...(search.nurFavoriten && { leseraumIds: favoriten.slice(0, MOST_FAVOURITES).join() || NONE }),
  }
}
