import type { ComponentProps } from 'react'
import classes from './Rows.module.css'

interface RowsProps extends ComponentProps<'ul'> {
  /** In a dialog they scroll separately, so that its buttons stay in sight. */
  readonly scrolls?: boolean
}

/** Rows in one frame with dividers. */
export function Rows({ scrolls = false, className = '', ...list }: RowsProps) {
  return (
    <ul {...list} className={`${classes.rows} ${className}`} {...(scrolls ? { 'data-scrolls': '' } : {})} />
  )
}
