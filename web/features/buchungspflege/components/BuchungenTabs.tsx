import { IconArmchair, IconCar, IconLock } from '@tabler/icons-react'
import { type Face, PartTabs } from '../../../frame/PartTabs.tsx'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import classes from './Buchungspflege.module.css'

/** The tabs of the booking administration. */
export function BuchungenTabs() {
  const { t } = useTranslation('buchungspflege')
  const faces = new Map<string, Face>([
    ['buchungenRaeume', { text: t('reiter.raeume'), Sign: IconArmchair }],
    ['buchungenFahrzeuge', { text: t('reiter.fahrzeuge'), Sign: IconCar }],
    ['buchungenSperren', { text: t('reiter.sperren'), Sign: IconLock }],
  ])
  return (
    <div className={classes.tabs}>
      <PartTabs
        part="buchungen"
        label={t('reiter.titel')}
        faceOf={(entry) => faces.get(entry) ?? { text: entry }}
      />
    </div>
  )
}
