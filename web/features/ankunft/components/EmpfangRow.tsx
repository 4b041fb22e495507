import { Button } from '@mantine/core'
import type { BuchungView } from '@platzwart/contract/leseraum'
import { useSecond } from '../../../platform/clock.ts'
import { formatUhrzeit } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { seatCalled } from '../../../platform/texts/seatCalled.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import pflege from '../../../ui/pflege/pflege.module.css'
import { EMPFANG, type EmpfangStep, takeEmpfangStep } from '../api/empfang.ts'
import { type Lage, lageOf } from '../model/lage.ts'
import classes from './EmpfangRow.module.css'

/** The possible steps, the most frequent first. */
function stepsOf(lage: Lage): readonly EmpfangStep[] {
  switch (lage.art) {
    case 'kommt':
      return ['checkIn']
    case 'da':
      return lage.pause ? ['checkOut', 'pause'] : ['checkOut']
    case 'pause':
      return ['resume', 'checkOut']
    case 'gegangen':
      return ['undoCheckOut']
    default:
      return []
  }
}

const FILLED: ReadonlySet<EmpfangStep> = new Set(['checkIn', 'resume'])

interface EmpfangRowProps {
  readonly buchung: BuchungView
  /** Whether to show the floor plan. */
  readonly mitPlan: boolean
}

/** A booking of today, and what the desk can do with it now. */
export function EmpfangRow({ buchung, mitPlan }: EmpfangRowProps) {
  const { t } = useTranslation('ankunft')
  const { t: room } = useTranslation('leseraum')
  const zone = useZone()
  const lage = lageOf(buchung, useSecond())
  const uhr = (instant: Temporal.Instant | string) => formatUhrzeit(Temporal.Instant.from(instant), zone)
  const platz = seatCalled(room, buchung)
  const { bucher, zweite } = buchung
  const name = bucher?.name || bucher?.email || t('empfang.ohneName')
  const step = useAct({
    send: (schritt: EmpfangStep, key) => takeEmpfangStep(schritt, buchung.id, key),
    says: ({ bis, pauseBis }, schritt) =>
      t(`empfang.gesagt.${schritt}`, { name, platz, zeit: uhr(pauseBis ?? bis) }),
    refreshes: [[EMPFANG]],
  })
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
          : lage.art === 'pause'
            ? t('empfang.lage.pause', { zeit: uhr(lage.bis) })
            : lage.art === 'kommt' && lage.spaet
              ? t('empfang.lage.spaet')
              : t(`empfang.lage.${lage.art}`)}
      </span>
      {stepsOf(lage).map((schritt, i) => {
        const text = t(`empfang.schritt.${schritt}`)
        return (
          <Button
            key={schritt}
            variant={FILLED.has(schritt) ? 'filled' : 'default'}
            aria-label={t('empfang.schrittName', { schritt: text, name, platz, zeit: uhr(buchung.von) })}
            data-focus-target={i === 0 ? '' : undefined}
            loading={step.busy && step.wish === schritt}
            disabled={step.busy && step.wish !== schritt}
            onClick={() => step.start(schritt)}
          >
            {lage.art === 'gegangen' ? t('empfang.zurueckNoch', { sekunden: lage.sekunden }) : text}
          </Button>
        )
      })}
    </li>
  )
}
