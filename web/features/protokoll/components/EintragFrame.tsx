import type { ReactNode } from 'react'
import { formatMoment } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import classes from './Eintrag.module.css'

interface EintragFrameProps {
  readonly what: string
  /** The changed object. */
  readonly thing: ReactNode
  readonly who: ReactNode
  readonly zeit: string
  /** Further details below. */
  readonly children?: ReactNode
}

/** An entry of a trail: action, object, person and time. */
export function EintragFrame({ what, thing, who, zeit, children }: EintragFrameProps) {
  const zone = useZone()
  return (
    <li className={classes.root}>
      <p className={classes.what}>
        <strong>{what}</strong>
        <span className={classes.thing}>{thing}</span>
      </p>
      <p className={classes.who}>{who}</p>
      <time dateTime={zeit} className={classes.time}>
        {formatMoment(Temporal.Instant.from(zeit), zone)}
      </time>
      {children}
    </li>
  )
}
