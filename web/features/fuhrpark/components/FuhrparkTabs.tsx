import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { RecordTabs } from '../../../ui/pflege/RecordTabs.tsx'
import classes from '../../../ui/tabs.module.css'
import { TABS } from '../model/tabs.ts'

interface FuhrparkTabsProps {
  readonly reiter: (typeof TABS)[number]
  readonly only: readonly (typeof TABS)[number][] | undefined
  /** The address of the vehicle's logbook. */
  readonly fahrtenbuch: string
}

/** The tabs of a vehicle; each has its own address. */
export function FuhrparkTabs({ reiter, only = TABS, fahrtenbuch }: FuhrparkTabsProps) {
  const { t } = useTranslation('fuhrpark')
  return (
    <RecordTabs
      label={t('reiter.titel')}
      tabs={TABS.filter((one) => only.includes(one))}
      current={reiter}
      textOf={(one) => t(`reiter.${one}`)}
    >
      <a href={fahrtenbuch} className={classes.tab}>
        {t('reiter.fahrtenbuch')}
      </a>
    </RecordTabs>
  )
}
