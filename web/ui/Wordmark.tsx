import classes from './Wordmark.module.css'

/** The product's mark: a seat at a table with the light on, as a line drawing. */
export function Wordmark({ text }: { text: string }) {
  return (
    <span className={classes.root}>
      <svg className={classes.mark} viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="7" />
        <path d="M9 25V8.5A1.5 1.5 0 0 1 10.5 7h7a5.5 5.5 0 0 1 0 11H9" />
        <circle cx="22.5" cy="23.5" r="2.6" />
      </svg>
      <span className={classes.text}>{text}</span>
    </span>
  )
}
