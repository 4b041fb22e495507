import { type ReactNode, useEffect, useRef } from 'react'
import { wasNavigated } from '../../platform/navigation.ts'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import classes from './PageHeading.module.css'

export interface PageWords {
  readonly title: string
  /** A caption below the heading. */
  readonly lead?: ReactNode | undefined
  /** Above the heading: the link from a record to its list. */
  readonly back?: ReactNode
  /** The page's own actions, beside the heading. */
  readonly actions?: ReactNode
  /** For pages whose content is the heading, like the map: only for screen readers and print. */
  readonly hidden?: boolean | undefined
}

const UNSEEN = 'visually-hidden'

/** The page's `h1`: sets the document title, and takes the focus when the page was reached by navigation. */
export function PageHeading({ title, lead, back, actions, hidden }: PageWords) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = t('title', { page: title, name: t('name') })
  }, [t, title])
  useEffect(() => {
    if (wasNavigated()) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <header className={hidden && !back ? UNSEEN : classes.root} data-on-paper={hidden ? '' : undefined}>
      <div className={classes.words}>
        {back && (
          <div className={classes.back} data-screen-only>
            {back}
          </div>
        )}
        <h1 ref={heading} tabIndex={-1} className={hidden ? UNSEEN : undefined}>
          {title}
        </h1>
        {lead && <p className={classes.lead}>{lead}</p>}
      </div>
      {actions && (
        <div className={classes.actions} data-screen-only>
          {actions}
        </div>
      )}
    </header>
  )
}
