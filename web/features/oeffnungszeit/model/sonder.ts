import type { GrundrissView } from '@platzwart/contract/leseraum'

/** Protects against a mistyped year: days are enumerated one by one. */
const MOST_DAYS = 4000

export type Sonder = GrundrissView['sonderoeffnungszeiten'][number]

/** Other people's changes of the special times since the form was opened. */
export interface SonderChange {
  readonly art: 'neu' | 'anders' | 'weg'
  readonly sonder: Sonder
}

const same = (a: Sonder, b: Sonder) => JSON.stringify(a) === JSON.stringify(b)

/** The difference between the read and the current entries, matched by id. */
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

/** The entries with this one: in place of the one that was opened, else at the end. */
export function withEntry(all: readonly Sonder[], id: string | undefined, values: Sonder): readonly Sonder[] {
  const at = id === undefined ? -1 : all.findIndex((one) => one.id === id)
  const entry = { ...values, id }
  return at < 0 ? [...all, entry] : all.with(at, entry)
}

/** Two days as a period, in any order. */
export const periodOf = (a: string, b: string): { readonly von: string; readonly bis: string } =>
  a <= b ? { von: a, bis: b } : { von: b, bis: a }

const dayFrom = (tag: string, days: number) => Temporal.PlainDate.from(tag).add({ days }).toString()

/**
 * Splits some days off an entry: the rests before and after them stay unchanged, the first with the old id.
 */
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

/** Most entries cover a single day: the last day follows a first day chosen after it. */
export function withLastDay<V extends Days>(next: V, before: Days): V {
  const { gueltigVon, gueltigBis } = next
  const behind = gueltigBis === '' || gueltigBis < gueltigVon
  return gueltigVon !== before.gueltigVon && behind ? { ...next, gueltigBis: gueltigVon } : next
}

/** The entries that overlap these days; none while the days are not chosen. */
export function holdingOn(all: readonly Sonder[], { gueltigVon, gueltigBis }: Days): readonly Sonder[] {
  if (gueltigVon === '' || gueltigBis === '') return []
  return all.filter((one) => one.gueltigVon <= gueltigBis && gueltigVon <= one.gueltigBis)
}

/** The entries that keep these days closed, whatever the others say. */
export const closedStill = (
  all: readonly Sonder[],
  entry: Days & Pick<Sonder, 'status'>,
): readonly Sonder[] =>
  entry.status === 'offen' ? holdingOn(all, entry).filter(({ status }) => status === 'geschlossen') : []

/** Cuts these days out of the existing entries; the rests before and after stay. */
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

/** The part of a plan that the functions need. */
interface Timed extends Pick<GrundrissView, 'oeffnungszeiten'> {
  readonly sonderoeffnungszeiten: readonly Sonder[]
}

/** The days that an entry opens although their weekday is closed, unless another entry keeps them closed. */
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
