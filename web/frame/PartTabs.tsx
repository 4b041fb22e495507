import type { Icon } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { type ReactNode, use } from 'react'
import scroll from '../ui/scrollTabs.module.css'
import classes from '../ui/tabs.module.css'
import { useScrollTabs } from '../ui/useScrollTabs.ts'
import { PartEntries } from './partEntries.ts'

export interface Face {
  readonly text: string
  readonly Sign?: Icon
  /** What is counted at it, for those who may know. */
  readonly beside?: ReactNode
  /** Its address begins those of others of its part. */
  readonly exact?: boolean
}

interface PartTabsProps {
  readonly part: string
  readonly label: string
  readonly faceOf: (entry: string) => Face
}

/** The pages of a part that a person may open. One alone needs no row of tabs. */
export function PartTabs({ part, label, faceOf }: PartTabsProps) {
  const tabs = use(PartEntries)(part)
  const row = useScrollTabs(useLocation({ select: ({ pathname }) => pathname }))
  if (tabs.length < 2) return null
  return (
    <nav ref={row} className={`${scroll.root} ${classes.tabs}`} aria-label={label}>
      {tabs.map(({ id, to }) => {
        const { text, Sign, beside, exact = false } = faceOf(id)
        return (
          <Link key={id} to={to} className={classes.tab} activeOptions={{ exact, includeSearch: false }}>
            {Sign && <Sign size={18} stroke={1.75} aria-hidden />}
            {text}
            {beside}
          </Link>
        )
      })}
    </nav>
  )
}
