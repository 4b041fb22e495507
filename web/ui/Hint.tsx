import type { ReactNode } from 'react'
import classes from './Hint.module.css'

interface HintProps {
  /** The same words as the button's name: this is for eyes only. */
  readonly text: string
  readonly side?: 'left' | 'bottom'
  readonly children: ReactNode
}

/** The name of a button that shows only a sign, while it is pointed at or focused. Drawn by CSS, so it costs no script. */
export function Hint({ text, side = 'bottom', children }: HintProps) {
  return (
    <span className={classes.root} data-hint={text} data-side={side}>
      {children}
    </span>
  )
}
