import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './Note.module.css'

const SIGN = { hint: IconInfoCircle, done: IconCircleCheck, refusal: IconAlertTriangle }

interface NoteProps {
  readonly kind: keyof typeof SIGN
  readonly title?: string
  readonly children?: ReactNode
}

/** A message inside a page. A refusal is read aloud at once, the others when there is time. */
export function Note({ kind, title, children }: NoteProps) {
  const Sign = SIGN[kind]
  return (
    <div className={classes.root} data-kind={kind} role={kind === 'refusal' ? 'alert' : 'status'}>
      <Sign size={20} stroke={1.75} aria-hidden className={classes.sign} />
      <div className={classes.words}>
        {title !== undefined && <p className={classes.title}>{title}</p>}
        {children}
      </div>
    </div>
  )
}
