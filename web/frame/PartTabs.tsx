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
  /** The badge's number, for people who may see it. */
  readonly beside?: ReactNode
  /** Its path is a prefix of other tabs' paths. */
  readonly exact?: boolean
}

interface PartTabsProps {
  readonly part: string
  readonly label: string
  readonly faceOf: (entry: string) => Face
}

/** The tabs of a part's pages that the person may open. A single page needs none. */
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
