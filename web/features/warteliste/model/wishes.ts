import { unnamed } from '@platzwart/domain/leseraum/types'
import { spokenData } from '@platzwart/phrases/format'
import type { Say } from '@platzwart/phrases/say'
import { currentLanguage } from '../../../platform/texts/words.ts'
import type { Option } from '../../../ui/form/choice.tsx'
import type { Warteplatzwunsch } from '../api/warteplaetze.ts'

/** A seat as far as it tells what one can wait for. */
interface Seat {
  readonly id: string
  readonly art: string
  readonly zone: string
  readonly aktiv: boolean
  readonly kapazitaet: number
  readonly ausstattung: readonly { readonly id: string; readonly name: string }[]
}

/** What is not free: of a plan, perhaps one seat, and when. */
export interface NotFree {
  readonly grundrissId: string
  /** As people call the plan. */
  readonly plan: string
  /** The seat that was asked for, as people call it. */
  readonly platz: { readonly id: string; readonly name: string } | null
  readonly von: Temporal.Instant
  readonly bis: Temporal.Instant
  readonly gruppengroesse: number
  readonly seats: readonly Seat[]
  /** Minutes: the shortest and the longest booking, and the grid. */
  readonly kuerzest: number
  readonly laengst: number
  readonly zone: string
}

const MINUTE_MS = 60_000

const lengthOf = ({ von, bis }: Pick<NotFree, 'von' | 'bis'>) =>
  (bis.epochMilliseconds - von.epochMilliseconds) / MINUTE_MS

/** Minutes in words. */
export function spokenMinutes(minuten: number, zone: string): string {
  return String(spokenData({ minuten }, { sprache: currentLanguage(), zone }).minuten)
}

/**
 * What one can wait for there: the seat itself, any, those of a zone, those with some equipment. Who names neither a place nor a zone is offered no
 * parking space beside seats: whoever asked about one is not shown what would never be one.
 */
export function targetsOf(
  t: Say<'warteliste'>,
  { platz, plan, seats, gruppengroesse }: NotFree,
): Option<string>[] {
  const fits = ({ aktiv, kapazitaet }: Seat) => aktiv && kapazitaet >= gruppengroesse
  const zones = [...new Set(seats.filter(fits).map(({ zone }) => zone))].filter((zone) => zone !== '')
  const others = unnamed(seats)
  const any = platz === null || others.some(({ id }) => id === platz.id)
  const kinds = new Map(
    others.filter(fits).flatMap(({ ausstattung }) => ausstattung.map(({ id, name }) => [id, name])),
  )
  return [
    ...(platz === null ? [] : [{ value: 'platz', label: t('nurPlatz', { platz: platz.name }) }]),
    ...(any ? [{ value: 'plan', label: t('irgendeiner', { plan }) }] : []),
    ...(zones.length < 2
      ? []
      : zones.map((zone) => ({ value: `zone ${zone}`, label: t('imBereich', { zone }) }))),
    ...(any ? [...kinds].map(([id, name]) => ({ value: `mit ${id}`, label: t('mit', { name }) })) : []),
  ]
}

/** Minutes that are asked of people; what they meant is among them. */
const LENGTHS = [30, 60, 90, 120, 180, 240, 300, 360]

/** For how long it must be at least: the whole time, or less of it. */
export function lengthsOf(t: Say<'warteliste'>, asked: NotFree): Option<number>[] {
  const whole = lengthOf(asked)
  const shorter = LENGTHS.filter((one) => one < whole && one >= asked.kuerzest && one <= asked.laengst)
  const all = { value: whole, label: t('ganz', { dauer: spokenMinutes(whole, asked.zone) }) }
  const less = shorter.toReversed().map((value) => ({ value, label: spokenMinutes(value, asked.zone) }))
  return whole <= asked.laengst ? [all, ...less] : less
}

export interface Choice {
  readonly worauf: string
  readonly mindestens: number
}

export function wishOf(asked: NotFree, { worauf, mindestens }: Choice): Warteplatzwunsch {
  const [art = '', ...rest] = worauf.split(' ')
  const value = rest.join(' ')
  return {
    grundrissId: asked.grundrissId,
    von: asked.von.toString(),
    bis: asked.bis.toString(),
    mindestens,
    gruppengroesse: asked.gruppengroesse,
    ...(art === 'platz' && asked.platz !== null && { leseraumId: asked.platz.id }),
    ...(art === 'zone' && { zone: value }),
    ...(art === 'mit' && { ausstattungId: value }),
  }
}
