import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { RecordTabs } from '../../../ui/pflege/RecordTabs.tsx'
import classes from '../../../ui/tabs.module.css'
import { TABS } from '../model/tabs.ts'

interface FuhrparkTabsProps {
  readonly reiter: (typeof TABS)[number]
  readonly only: readonly (typeof TABS)[number][] | undefined
  /** Where the vehicle's logbook is. */
  readonly fahrtenbuch: string
}

/** The parts of a vehicle; each has an address. */
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
