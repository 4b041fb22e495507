import classes from './SkipTo.module.css'

interface SkipToProps {
  /** The id of what it leads to, which can take the focus. */
  readonly to: string
  readonly children: string
}

/** A way past what has many stops of the Tab key; seen by who comes to it with that key. */
export function SkipTo({ to, children }: SkipToProps) {
  return (
    <a className={classes.skip} href={`#${to}`}>
      {children}
    </a>
  )
}
