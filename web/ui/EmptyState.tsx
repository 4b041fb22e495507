import type { ReactNode } from 'react'
import classes from './EmptyState.module.css'

interface EmptyStateProps {
  readonly title: string
  readonly children?: ReactNode
  /** The next step. */
  readonly action?: ReactNode
}

/** Nothing here, and what to do about it. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={classes.root}>
      <svg className={classes.drawing} viewBox="0 0 120 64" aria-hidden="true">
        <path d="M4 56H116" />
        <path d="M22 56V34H52V56M22 42H52" />
        <path d="M68 56V40a6 6 0 0 1 6-6h18a6 6 0 0 1 6 6v16M72 34V20h22v14" />
        <path d="M37 34V18M29 18h16l-4-9h-8z" />
      </svg>
      <p className={classes.title}>{title}</p>
      {children !== undefined && <div className={classes.text}>{children}</div>}
      {action}
    </div>
  )
}
