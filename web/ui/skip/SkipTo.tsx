import classes from './SkipTo.module.css'

interface SkipToProps {
  /** The id of its focusable target. */
  readonly to: string
  readonly children: string
}

/** A skip link past many tab stops; visible on focus. */
export function SkipTo({ to, children }: SkipToProps) {
  return (
    <a className={classes.skip} href={`#${to}`}>
      {children}
    </a>
  )
}
