import { IconChevronDown } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { use, useEffect, useId, useRef, useState } from 'react'
import { PartEntries } from '../../frame/partEntries.ts'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import classes from './AdminNav.module.css'
import { AdminPages } from './AdminPages.tsx'
import { pageAt } from './navigation.ts'
import { usePageWords } from './usePageWords.ts'

/**
 * The navigation of the administration: beside its pages, and on a small screen behind a button above them.
 * Hidden if there is only one page.
 */
export function AdminNav() {
  const { t } = useTranslation()
  const { t: words } = useTranslation('verwaltung')
  const pages = use(PartEntries)('admin')
  const here = pageAt(pages, useLocation({ select: ({ pathname }) => pathname }))
  const [opened, setOpened] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const wordsOf = usePageWords()
  const body = useId()
  useEffect(() => {
    if (!opened) return
    const leave = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpened(false)
      toggle.current?.focus()
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [opened])
  if (pages.length < 2) return null
  return (
    <nav className={classes.root} aria-label={t('menue.admin')} data-opened={opened || undefined}>
      <button
        ref={toggle}
        type="button"
        className={classes.toggle}
        aria-expanded={opened}
        aria-controls={body}
        onClick={() => setOpened(!opened)}
      >
        <span className={classes.all}>{words('seiten')}</span>
        <span className={classes.here}>{here && wordsOf(here).name}</span>
        <IconChevronDown size={18} aria-hidden className={classes.sign} />
      </button>
      <div id={body} className={classes.body}>
        <AdminPages pages={pages} here={here} onChosen={() => setOpened(false)} />
      </div>
    </nav>
  )
}
