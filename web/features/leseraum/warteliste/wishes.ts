import type { BodyOf } from '@platzwart/contract/operation'
import type * as wire from '@platzwart/contract/operations/leseraum/warteliste'
import { unnamed } from '@platzwart/domain/leseraum/types'
import type { Say } from '@platzwart/phrases/say'
import type { Option } from '../../../ui/form/choice.tsx'
import type { AnyNotFree, Choice } from '../../warteliste/model/wishes.ts'

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
export interface NotFree extends AnyNotFree {
  readonly grundrissId: string
  /** As people call the plan. */
  readonly plan: string
  /** The seat that was asked for, as people call it. */
  readonly platz: { readonly id: string; readonly name: string } | null
  readonly gruppengroesse: number
  readonly seats: readonly Seat[]
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

export function wishOf(asked: NotFree, { worauf, mindestens }: Choice): BodyOf<typeof wire.joinWarteliste> {
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
