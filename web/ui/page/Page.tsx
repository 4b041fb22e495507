import type { ComponentProps } from 'react'
import classes from './Page.module.css'
import { PageHeading, type PageWords } from './PageHeading.tsx'

/** What a page is about, and by that how wide it is: text and fields in one column, rows beside each other, or whatever the window has. */
type PageKind = 'form' | 'list' | 'plan'

export interface PageProps extends PageWords, Omit<ComponentProps<'div'>, 'title' | 'hidden'> {
  readonly kind: PageKind
}

/** The one shape of a page: the way back, the title, what it is about and its actions stand at the same place everywhere, and its width follows from its kind. */
export function Page({ kind, title, lead, back, actions, hidden = false, ...content }: PageProps) {
  return (
    <div className={hidden && !back ? classes.bare : classes.root} data-page={kind}>
      <PageHeading title={title} lead={lead} back={back} actions={actions} hidden={hidden} />
      <div {...content} />
    </div>
  )
}
