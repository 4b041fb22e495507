import type { ComponentProps } from 'react'
import classes from './Panel.module.css'

/** A surface that groups content. */
export function Panel({ className, ...rest }: ComponentProps<'section'>) {
  return <section className={className ? `${classes.root} ${className}` : classes.root} {...rest} />
}
