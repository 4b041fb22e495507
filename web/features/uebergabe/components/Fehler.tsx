import classes from './form.module.css'

/** An error of a part of the form that is no single input. */
export function Fehler({ text }: { readonly text: string | null }) {
  if (text === null) return null
  return (
    <p role="alert" className={classes.fehler}>
      {text}
    </p>
  )
}
