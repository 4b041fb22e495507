import { Button } from '@mantine/core'
import type { BuchungView } from '@platzwart/contract/leseraum'
import { useSecond } from '../../../platform/clock.ts'
import { formatUhrzeit } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import pflege from '../../../ui/pflege/pflege.module.css'
import { useZone } from '../../sitzung/api/start.ts'
import { EMPFANG, type EmpfangStep, takeEmpfangStep } from '../api/empfang.ts'
import { type Lage, lageOf } from '../model/lage.ts'
import classes from './EmpfangRow.module.css'

function stepOf(lage: Lage): EmpfangStep | null {
  if (lage.art === 'kommt') return 'checkIn'
  if (lage.art === 'da') return lage.begonnen ? 'checkOut' : null
  return lage.art === 'gegangen' ? 'undoCheckOut' : null
}

interface EmpfangRowProps {
  readonly buchung: BuchungView
  /** Whether the floor plan is said, too. */
  readonly mitPlan: boolean
}

/** Somebody who comes today, and what can be done for them now. */
export function EmpfangRow({ buchung, mitPlan }: EmpfangRowProps) {
  const { t } = useTranslation('ankunft')
  const zone = useZone()
  const lage = lageOf(buchung, useSecond())
  const uhr = (instant: Temporal.Instant | string) => formatUhrzeit(Temporal.Instant.from(instant), zone)
  const { bezeichnung: platz, bucher, zweite } = buchung
  const name = bucher?.name || bucher?.email || t('empfang.ohneName')
  const step = useAct({
    send: (schritt: EmpfangStep, key) => takeEmpfangStep(schritt, buchung.id, key),
    says: ({ bis }, schritt) => t(`empfang.gesagt.${schritt}`, { name, platz, zeit: uhr(bis) }),
    refreshes: [[EMPFANG]],
  })
  const schritt = stepOf(lage)
  const text = schritt === null ? '' : t(`empfang.schritt.${schritt}`)
  return (
    <li className={pflege.row}>
      <div className={pflege.words}>
        <strong>{name}</strong>
        <span className={pflege.quiet}>
          {[
            bucher?.name && bucher.email,
            zweite && t('empfang.zweite', { name: zweite.name || zweite.email }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <span className={classes.where}>
        <strong>{mitPlan ? t('empfang.platz', { platz, plan: buchung.grundriss }) : platz}</strong>
        <span>{t('empfang.zeit', { von: uhr(buchung.von), bis: uhr(buchung.bis) })}</span>
      </span>
      <span className={pflege.marke} data-art={lage.art === 'kommt' && lage.spaet ? 'aus' : undefined}>
        {lage.art === 'frueh'
          ? t('empfang.lage.frueh', { zeit: uhr(lage.ab) })
          : lage.art === 'kommt' && lage.spaet
            ? t('empfang.lage.spaet')
            : t(`empfang.lage.${lage.art}`)}
      </span>
      {schritt !== null && (
        <Button
          variant={schritt === 'checkIn' ? 'filled' : 'default'}
          aria-label={t('empfang.schrittName', { schritt: text, name, platz, zeit: uhr(buchung.von) })}
          data-focus-target
          loading={step.busy}
          onClick={() => step.start(schritt)}
        >
          {lage.art === 'gegangen' ? t('empfang.zurueckNoch', { sekunden: lage.sekunden }) : text}
        </Button>
      )}
    </li>
  )
}
