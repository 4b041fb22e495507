import type { ReactNode } from 'react'
import classes from './MessagePage.module.css'
import { PageHeading } from './page/PageHeading.tsx'
import { RoomSketch } from './RoomSketch.tsx'

interface MessagePageProps {
  readonly title: string
  readonly text: ReactNode
  readonly children?: ReactNode
  /** The next steps. */
  readonly actions: ReactNode
}

/** A page that is only a message: not found, no access, broken. It always offers a next step. */
export function MessagePage({ title, text, children, actions }: MessagePageProps) {
  return (
    <div className={classes.root}>
      <RoomSketch />
      <PageHeading title={title} />
      <p className={classes.text}>{text}</p>
      {children !== undefined && <div className={classes.more}>{children}</div>}
      <div className={classes.actions}>{actions}</div>
    </div>
  )
}
