import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import scroll from '../../../ui/scrollTabs.module.css'
import classes from '../../../ui/tabs.module.css'
import { useScrollTabs } from '../../../ui/useScrollTabs.ts'
import { TABS } from '../model/tabs.ts'

interface FuhrparkTabsProps {
  readonly reiter: (typeof TABS)[number]
  readonly only: readonly (typeof TABS)[number][] | undefined
  /** Where the vehicle's logbook is. */
  readonly fahrtenbuch: string
}

/** The parts of a vehicle; each has an address. */
export function FuhrparkTabs({ reiter, only, fahrtenbuch }: FuhrparkTabsProps) {
  const { t } = useTranslation('fuhrpark')
  const row = useScrollTabs(reiter)
  return (
    <nav ref={row} className={`${scroll.root} ${classes.tabs}`} aria-label={t('reiter.titel')}>
      {TABS.filter((one) => only === undefined || only.includes(one)).map((one) => (
        <Link
          key={one}
          to="."
          search={{ reiter: one }}
          replace
          resetScroll={false}
          className={classes.tab}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={one === reiter ? 'page' : undefined}
        >
          {t(`reiter.${one}`)}
        </Link>
      ))}
      <a href={fahrtenbuch} className={classes.tab}>
        {t('reiter.fahrtenbuch')}
      </a>
    </nav>
  )
}
