import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { changeLeseraeume } from '../api/grundrisse.ts'
import type { Changed } from '../model/useChanges.ts'
import { BackBar } from './BackBar.tsx'

interface ChangedBarProps {
  readonly plan: { readonly id: string }
  readonly version: number
  readonly changed: Changed
  readonly onBack: () => void
}

/** The way back from names, zones or equipment that were just saved for many seats. */
export function ChangedBar({ plan, version, changed: { count, back }, onBack }: ChangedBarProps) {
  const { t } = useTranslation('grundriss')
  return (
    <BackBar
      done={t('viele.geaendert', { count })}
      label={t('viele.zurueckName', { count })}
      says={t('viele.wiederSo', { count })}
      send={(key) => changeLeseraeume({ id: plan.id, version }, { leseraeume: back }, key)}
      onBack={onBack}
    />
  )
}
