import type { ComponentProps } from 'react'
import classes from './Panel.module.css'

/** A sheet of paper on the desk. */
export function Panel({ className, ...rest }: ComponentProps<'section'>) {
  return <section className={className ? `${classes.root} ${className}` : classes.root} {...rest} />
}
