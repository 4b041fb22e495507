import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Announced } from './announce/Announced.tsx'
import classes from './Note.module.css'

const SIGN = { hint: IconInfoCircle, done: IconCircleCheck, refusal: IconAlertTriangle }

interface NoteProps {
  readonly kind: keyof typeof SIGN
  readonly title?: string
  /** It answers what the person just did, and is announced politely; a note of kind `done` always is. */
  readonly news?: boolean
  readonly children?: ReactNode
}

/** A message inside a page. A refusal is an alert; a hint that was there from the start is not announced. */
export function Note({ kind, title, news = kind === 'done', children }: NoteProps) {
  const Sign = SIGN[kind]
  const words = (
    <>
      {title !== undefined && <p className={classes.title}>{title}</p>}
      {children}
    </>
  )
  return (
    <div className={classes.root} data-kind={kind} role={kind === 'refusal' ? 'alert' : 'note'}>
      <Sign size={20} stroke={1.75} aria-hidden className={classes.sign} />
      {news ? (
        <Announced className={classes.words} appears>
          {words}
        </Announced>
      ) : (
        <div className={classes.words}>{words}</div>
      )}
    </div>
  )
}
