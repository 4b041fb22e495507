import type { Icon } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useSitzung } from '../../features/sitzung/api/start.ts'
import scroll from '../../ui/scrollTabs.module.css'
import classes from '../../ui/tabs.module.css'
import { useScrollTabs } from '../../ui/useScrollTabs.ts'
import { HeaderZaehler } from '../header/HeaderZaehler.tsx'
import { MENU_PAGES, type MenuPage, type PARTS, type PartName, pagesOf } from '../menu.ts'

/** What is counted at a tab, for those who may know. */
const ZAEHLER: { readonly [page in MenuPage]?: readonly ('freigaben' | 'fuehrerscheine')[] } = {
  freigaben: ['freigaben'],
  fuehrerschein: ['fuehrerscheine'],
}

interface PartTabsProps<P extends PartName> {
  readonly part: P
  readonly label: string
  /** What is on each tab; a page without one would be found by its address alone, so it does not compile. */
  readonly faces: { readonly [page in (typeof PARTS)[P]['pages'][number]]: readonly [string, Icon] }
}

/** The pages of a part that a person may open. One alone needs no row of tabs. */
export function PartTabs<P extends PartName>({ part, label, faces }: PartTabsProps<P>) {
  const { menue } = useSitzung()
  const row = useScrollTabs(useLocation({ select: ({ pathname }) => pathname }))
  const all: { readonly [page in MenuPage]?: readonly [string, Icon] } = faces
  const tabs = pagesOf(part, menue)
  if (tabs.length < 2) return null
  return (
    <nav ref={row} className={`${scroll.root} ${classes.tabs}`} aria-label={label}>
      {tabs.map((page) => {
        const [text, Sign] = all[page] ?? []
        return (
          // The booking page's address begins all the others' of its part.
          <Link
            key={page}
            to={MENU_PAGES[page]}
            className={classes.tab}
            activeOptions={{ exact: page === 'fahrzeuge', includeSearch: false }}
          >
            {Sign && <Sign size={18} stroke={1.75} aria-hidden />}
            {text}
            <HeaderZaehler arten={ZAEHLER[page] ?? []} />
          </Link>
        )
      })}
    </nav>
  )
}
