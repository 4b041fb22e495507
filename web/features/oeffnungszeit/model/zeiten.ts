import type { Feiertag, PlanZeiten } from '@platzwart/contract/leseraum/zeiten'
import type { PlanTimes } from '../api/zeiten.ts'
import { type Sonder, withRoom } from './sonder.ts'

export const covers = ({ gueltigVon, gueltigBis }: Sonder, tag: string): boolean =>
  gueltigVon <= tag && tag <= gueltigBis

/**
 * Whether a plan has a decision for exactly this day: closed, or times of its own. A longer period with
 * longer hours is no decision about a holiday within it, and a closed day within it wins.
 */
export const hasDay = ({ sonderoeffnungszeiten }: Pick<PlanZeiten, 'sonderoeffnungszeiten'>, tag: string) =>
  sonderoeffnungszeiten.some(
    (one) => covers(one, tag) && (one.status === 'geschlossen' || one.gueltigVon === one.gueltigBis),
  )

const yearOf = (tag: string) => tag.slice(0, 4)

/**
 * The years in which a plan has none of the holidays that apply in the whole Land; counted as in the list of
 * matters that need attention.
 */
export function lackedYears(plan: PlanZeiten, feiertage: readonly Feiertag[]): readonly string[] {
  const whole = feiertage.filter(({ regional }) => !regional).map(({ tag }) => tag)
  const decided = new Set(whole.filter((tag) => hasDay(plan, tag)).map(yearOf))
  return [...new Set(whole.map(yearOf))].filter((jahr) => !decided.has(jahr))
}

/** Closed, or the open hours. */
export type Manner = Pick<Sonder, 'status' | 'von' | 'bis' | 'unterbrechungen'>

/**
 * The entries with these holidays added; existing ones stay, and a plan that has all of them is unchanged.
 */
export function withFeiertage(
  plans: readonly PlanZeiten[],
  feiertage: readonly Feiertag[],
  wie: Manner,
): PlanTimes[] {
  return plans.flatMap((plan) => {
    const fresh = feiertage
      .filter(({ tag }) => !hasDay(plan, tag))
      .map(({ tag, bezeichnung }) => ({
        gueltigVon: tag,
        gueltigBis: tag,
        ...wie,
        grund: bezeichnung.de,
        grundEn: bezeichnung.en,
      }))
    if (fresh.length === 0) return []
    // A closed day wins over a longer open period; open hours replace the day within it.
    const rest =
      wie.status === 'geschlossen'
        ? plan.sonderoeffnungszeiten
        : fresh.reduce(withRoom, plan.sonderoeffnungszeiten)
    return [timesOf(plan, { sonder: [...rest, ...fresh] })]
  })
}

/** Adds the same entry to each of the plans, at the end or in place of existing ones. */
export const withSonder = (
  plans: readonly PlanZeiten[],
  entry: Omit<Sonder, 'id'>,
  ersetzt: boolean,
): PlanTimes[] =>
  plans.map((plan) => {
    const all = plan.sonderoeffnungszeiten
    return timesOf(plan, { sonder: [...(ersetzt ? withRoom(all, entry) : all), entry] })
  })

const timesOf = ({ id, version }: PlanZeiten, teil: Pick<PlanTimes, 'woche' | 'sonder'>): PlanTimes => ({
  grundrissId: id,
  version,
  ...teil,
})

/** What is copied from a plan. */
export type CopyPart = 'woche' | 'sonder'

export const hoursOf = ({
  von,
  bis,
  unterbrechungen = [],
}: Pick<Sonder, 'von' | 'bis' | 'unterbrechungen'>) =>
  [von, bis].concat(unterbrechungen.flatMap((one) => [one.von, one.bis])).join(' ')

const textOf = (one: Sonder) => {
  const { gueltigVon, gueltigBis, status, grund, grundEn } = one
  return JSON.stringify([gueltigVon, gueltigBis, status === 'offen' ? hoursOf(one) : null, grund, grundEn])
}

/** Keeps the plan's past entries and equal future ones; takes the rest from the other plan. */
function copiedSonder(from: PlanZeiten, to: PlanZeiten, heute: string): Sonder[] {
  const ahead = from.sonderoeffnungszeiten.filter(({ gueltigBis }) => gueltigBis >= heute)
  const wanted = new Set(ahead.map(textOf))
  const kept = to.sonderoeffnungszeiten.filter((one) => one.gueltigBis < heute || wanted.has(textOf(one)))
  const there = new Set(kept.map(textOf))
  const fresh = ahead.filter((one) => !there.has(textOf(one))).map(({ id: _, ...one }) => one)
  return [...kept, ...fresh]
}

/** The number of weekdays and entries of one plan that would change. */
export interface Difference {
  readonly wochentage: readonly number[]
  readonly neu: number
  readonly weg: number
}

const dayText = (plan: PlanZeiten, wochentag: number) => {
  const day = plan.oeffnungszeiten.find((one) => one.wochentag === wochentag)
  return day?.geoeffnet ? hoursOf(day) : ''
}

const WEEK = [1, 2, 3, 4, 5, 6, 0]

export function differenceOf(
  from: PlanZeiten,
  to: PlanZeiten,
  was: readonly CopyPart[],
  heute: string,
): Difference {
  const sonder = was.includes('sonder') ? copiedSonder(from, to, heute) : to.sonderoeffnungszeiten
  const ids = new Set(sonder.flatMap(({ id }) => id ?? []))
  return {
    wochentage: was.includes('woche') ? WEEK.filter((tag) => dayText(from, tag) !== dayText(to, tag)) : [],
    neu: sonder.filter(({ id }) => id === undefined).length,
    weg: to.sonderoeffnungszeiten.filter(({ id }) => id !== undefined && !ids.has(id)).length,
  }
}

const isNone = ({ wochentage, neu, weg }: Difference) => wochentage.length + neu + weg === 0

/** Copies one plan's times to others; plans that have them already are omitted. */
export function withCopied(
  from: PlanZeiten,
  targets: readonly PlanZeiten[],
  was: readonly CopyPart[],
  heute: string,
): PlanTimes[] {
  return targets
    .filter((to) => !isNone(differenceOf(from, to, was, heute)))
    .map((to) =>
      timesOf(to, {
        ...(was.includes('woche') ? { woche: from.oeffnungszeiten } : {}),
        ...(was.includes('sonder') ? { sonder: copiedSonder(from, to, heute) } : {}),
      }),
    )
}
