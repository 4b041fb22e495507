import type { LeseraumDetail } from '@platzwart/contract/grundriss'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { createLeseraeume } from '../api/grundrisse.ts'
import { newTables, sameAs } from '../model/copies.ts'
import { BackBar } from './BackBar.tsx'

/** A seat that was just deleted. */
export interface GoneSeat {
  readonly seat: LeseraumDetail
  /** Its table has gone with it. */
  readonly tisch: boolean
}

interface GoneBarProps {
  readonly plan: { readonly id: string }
  readonly version: number
  readonly gone: GoneSeat
  /** It is there again. */
  readonly onBack: (id: string | undefined) => void
}

/** The way back from a seat that was deleted, with its table: nobody has ever booked it, so one like it is the same. */
export function GoneBar({ plan, version, gone: { seat, tisch }, onBack }: GoneBarProps) {
  const { t } = useTranslation('grundriss')
  const { bezeichnung: name } = seat
  const draft = { leseraeume: [sameAs(seat)], tische: tisch ? newTables([seat]) : [] }
  return (
    <BackBar
      done={t('pflege:geloescht', { name })}
      label={t('platz.zurueckName', { name })}
      says={t('platz.wiederDa', { name })}
      send={(key) => createLeseraeume({ id: plan.id, version }, draft, key)}
      onBack={({ leseraeume }) => onBack(leseraeume.find(({ bezeichnung }) => bezeichnung === name)?.id)}
    />
  )
}
