import type { ReactNode } from 'react'
import classes from './Hint.module.css'

interface HintProps {
  /** The same text as the button's accessible name: this one is visual only. */
  readonly text: string
  readonly side?: 'left' | 'bottom'
  readonly children: ReactNode
}

/** A tooltip with the name of an icon button, on hover and focus. Drawn by CSS, so it costs no script. */
export function Hint({ text, side = 'bottom', children }: HintProps) {
  return (
    <span className={classes.root} data-hint={text} data-side={side}>
      {children}
    </span>
  )
}
