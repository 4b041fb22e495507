import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import scroll from '../scrollTabs.module.css'
import classes from '../tabs.module.css'
import { useScrollTabs } from '../useScrollTabs.ts'

interface RecordTabsProps<T extends string> {
  readonly label: string
  readonly tabs: readonly T[]
  readonly current: T
  readonly textOf: (tab: T) => string
  /** Content after the tabs that is not part of the page. */
  readonly children?: ReactNode
}

/** The tabs of a record's page; each has an address. */
export function RecordTabs<T extends string>({ label, tabs, current, textOf, children }: RecordTabsProps<T>) {
  const row = useScrollTabs(current)
  return (
    <nav ref={row} className={`${scroll.root} ${classes.tabs}`} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          to="."
          search={{ reiter: tab } as never}
          replace
          resetScroll={false}
          className={classes.tab}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={tab === current ? 'page' : undefined}
        >
          {textOf(tab)}
        </Link>
      ))}
      {children}
    </nav>
  )
}
