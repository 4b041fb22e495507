import { type ReactNode, useEffect, useRef } from 'react'
import { wasNavigated } from '../platform/navigation.ts'
import { useTranslation } from '../platform/texts/useTranslation.ts'
import classes from './PageHeading.module.css'

interface PageHeadingProps {
  readonly title: string
  /** Under the heading, in the voice of a caption. */
  readonly lead?: ReactNode | undefined
  /** Beside the heading: the page's own actions. */
  readonly actions?: ReactNode
  /** For pages whose content is the heading, like the map: read aloud and printed, not shown. */
  readonly hidden?: boolean
}

/** The page's `h1`: names the browser tab, and takes the focus when the page was reached inside the app. */
export function PageHeading({ title, lead, actions, hidden = false }: PageHeadingProps) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = t('title', { page: title, name: t('name') })
  }, [t, title])
  useEffect(() => {
    if (wasNavigated()) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <header className={hidden ? 'visually-hidden' : classes.root} data-on-paper={hidden ? '' : undefined}>
      <div className={classes.words}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <p className={classes.lead}>{lead}</p>}
      </div>
      {actions && (
        <div className={classes.actions} data-screen-only>
          {actions}
        </div>
      )}
    </header>
  )
}
