import { unnamed } from '@platzwart/domain/leseraum/types'
import { spokenData } from '@platzwart/phrases/format'
import type { Say } from '@platzwart/phrases/say'
import { currentLanguage } from '../../../platform/texts/words.ts'
import type { Option } from '../../../ui/form/choice.tsx'
import type { Warteplatzwunsch } from '../api/warteplaetze.ts'

/** The part of a seat that determines what one can wait for. */
interface Seat {
  readonly id: string
  readonly art: string
  readonly zone: string
  readonly aktiv: boolean
  readonly kapazitaet: number
  readonly ausstattung: readonly { readonly id: string; readonly name: string }[]
}

/** What is not free: a plan, possibly a seat, and a period. */
export interface NotFree {
  readonly grundrissId: string
  /** The plan's name. */
  readonly plan: string
  /** The requested seat and its name. */
  readonly platz: { readonly id: string; readonly name: string } | null
  readonly von: Temporal.Instant
  readonly bis: Temporal.Instant
  readonly gruppengroesse: number
  readonly seats: readonly Seat[]
  /** Minutes: the shortest and the longest booking, and the step. */
  readonly kuerzest: number
  readonly laengst: number
  readonly zone: string
}

const MINUTE_MS = 60_000

const lengthOf = ({ von, bis }: Pick<NotFree, 'von' | 'bis'>) =>
  (bis.epochMilliseconds - von.epochMilliseconds) / MINUTE_MS

/** The text of a number of minutes. */
export function spokenMinutes(minuten: number, zone: string): string {
  return String(spokenData({ minuten }, { sprache: currentLanguage(), zone }).minuten)
}

/**
 * What one can wait for: the seat itself, any seat, those of a zone, those with some equipment. Options
 * without a seat or zone exclude parking spaces on a plan with seats; a request about a parking space is
 * offered none of them, since they would never yield one.
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

/** The minutes to choose from; the requested length is added. */
const LENGTHS = [30, 60, 90, 120, 180, 240, 300, 360]

/** The minimum length: the whole period, or less of it. */
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
