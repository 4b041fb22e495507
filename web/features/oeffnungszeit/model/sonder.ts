import type { GrundrissView } from '@platzwart/contract/leseraum'

/** Nobody plans for longer; a year that is typed wrong is not walked through day by day. */
const MOST_DAYS = 4000

export type Sonder = GrundrissView['sonderoeffnungszeiten'][number]

/** What others have done to the special times since somebody began to write. */
export interface SonderChange {
  readonly art: 'neu' | 'anders' | 'weg'
  readonly sonder: Sonder
}

const same = (a: Sonder, b: Sonder) => JSON.stringify(a) === JSON.stringify(b)

/** From what was read to what stands now: each entry is known by its id. */
export function sonderChanges(before: readonly Sonder[], now: readonly Sonder[]): SonderChange[] {
  const known = new Map(before.map((one) => [one.id, one]))
  const still = new Set(now.map(({ id }) => id))
  const here = now.flatMap((sonder): SonderChange[] => {
    const was = known.get(sonder.id)
    if (was === undefined) return [{ art: 'neu', sonder }]
    return same(was, sonder) ? [] : [{ art: 'anders', sonder }]
  })
  const gone = before.filter(({ id }) => !still.has(id))
  return [...here, ...gone.map((sonder) => ({ art: 'weg', sonder }) as const)]
}

/** The set with this entry in it: in the place of the one that it was opened from, else behind the others. */
export function withEntry(all: readonly Sonder[], id: string | undefined, values: Sonder): readonly Sonder[] {
  const at = id === undefined ? -1 : all.findIndex((one) => one.id === id)
  const entry = { ...values, id }
  return at < 0 ? [...all, entry] : all.with(at, entry)
}

/** Two days as a period, whichever was pressed first. */
export const periodOf = (a: string, b: string): { readonly von: string; readonly bis: string } =>
  a <= b ? { von: a, bis: b } : { von: b, bis: a }

const dayFrom = (tag: string, days: number) => Temporal.PlainDate.from(tag).add({ days }).toString()

/** The set with some days of an entry made one of their own: what is left of it before and behind them stays as it is, the first part under its id. */
export function withDays(all: readonly Sonder[], id: string | undefined, values: Sonder): readonly Sonder[] {
  const day = { ...values, id: undefined }
  const at = all.findIndex((one) => one.id === id)
  const own = all[at]
  if (own === undefined) return [...all, day]
  const { gueltigVon, gueltigBis } = own
  const lastBefore = periodOf(gueltigBis, dayFrom(values.gueltigVon, -1)).von
  const firstBehind = periodOf(gueltigVon, dayFrom(values.gueltigBis, 1)).bis
  const before = gueltigVon <= lastBefore ? [{ ...own, gueltigBis: lastBefore }] : []
  const restId = before.length === 0 ? id : undefined
  const behind = firstBehind <= gueltigBis ? [{ ...own, gueltigVon: firstBehind, id: restId }] : []
  return all.toSpliced(at, 1, ...before, day, ...behind)
}

type Days = Pick<Sonder, 'gueltigVon' | 'gueltigBis'>

/** A single day is what most are: the last one goes along with a first that was chosen behind it. */
export function withLastDay<V extends Days>(next: V, before: Days): V {
  const { gueltigVon, gueltigBis } = next
  const behind = gueltigBis === '' || gueltigBis < gueltigVon
  return gueltigVon !== before.gueltigVon && behind ? { ...next, gueltigBis: gueltigVon } : next
}

/** What of them holds on one of these days; nothing as long as it is not said which. */
export function holdingOn(all: readonly Sonder[], { gueltigVon, gueltigBis }: Days): readonly Sonder[] {
  if (gueltigVon === '' || gueltigBis === '') return []
  return all.filter((one) => one.gueltigVon <= gueltigBis && gueltigVon <= one.gueltigBis)
}

/** What of them keeps these days closed, whatever else is said of them. */
export const closedStill = (
  all: readonly Sonder[],
  entry: Days & Pick<Sonder, 'status'>,
): readonly Sonder[] =>
  entry.status === 'offen' ? holdingOn(all, entry).filter(({ status }) => status === 'geschlossen') : []

/** The set with room for an entry: what else it says of these days is taken out, and what is left before and behind them stays. */
export function withRoom(all: readonly Sonder[], { gueltigVon, gueltigBis }: Days): readonly Sonder[] {
  const dayBefore = dayFrom(gueltigVon, -1)
  const dayBehind = dayFrom(gueltigBis, 1)
  const there = new Set(holdingOn(all, { gueltigVon, gueltigBis }))
  return all.flatMap((one) => {
    if (!there.has(one)) return [one]
    const before = one.gueltigVon < gueltigVon ? [{ ...one, gueltigBis: dayBefore }] : []
    const behind = one.gueltigBis > gueltigBis ? [{ ...one, gueltigVon: dayBehind }] : []
    // The first part keeps the id.
    return [...before, ...behind].map((part, i) => (i === 0 ? part : { ...part, id: undefined }))
  })
}

/** What it takes of a plan. */
interface Timed extends Pick<GrundrissView, 'oeffnungszeiten'> {
  readonly sonderoeffnungszeiten: readonly Sonder[]
}

/** The days of an entry that open though the week has them closed, and nothing keeps them closed. */
export function openedDays(
  { oeffnungszeiten, sonderoeffnungszeiten }: Timed,
  entry: Days & Pick<Sonder, 'status'>,
): readonly string[] {
  const { gueltigVon, gueltigBis, status } = entry
  if (status !== 'offen' || gueltigVon === '' || gueltigVon > gueltigBis) return []
  const open = new Set(oeffnungszeiten.filter(({ geoeffnet }) => geoeffnet).map(({ wochentag }) => wochentag))
  const closed = closedStill(sonderoeffnungszeiten, entry)
  const first = Temporal.PlainDate.from(gueltigVon)
  const { days } = first.until(gueltigBis)
  return Array.from({ length: Math.min(days, MOST_DAYS) + 1 }, (_, i) => first.add({ days: i }))
    .filter(({ dayOfWeek }) => !open.has((dayOfWeek % 7) as never))
    .map((tag) => tag.toString())
    .filter((tag) => holdingOn(closed, { gueltigVon: tag, gueltigBis: tag }).length === 0)
}
