import type { ReactNode } from 'react'
import classes from './EmptyState.module.css'
import { RoomSketch } from './RoomSketch.tsx'

interface EmptyStateProps {
  readonly title: string
  readonly children?: ReactNode
  /** The next step. */
  readonly action?: ReactNode
}

/** An empty state: that there is nothing, and what to do about it. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={classes.root}>
      <RoomSketch />
      <p className={classes.title}>{title}</p>
      {children !== undefined && <div className={classes.text}>{children}</div>}
      {action}
    </div>
  )
}
