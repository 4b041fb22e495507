import classes from './Kennzeichen.module.css'

/** A number plate, drawn as one. */
export function Kennzeichen({ text, gross = false }: { readonly text: string; readonly gross?: boolean }) {
  return (
    <span className={classes.root} data-gross={gross ? '' : undefined}>
      {text}
    </span>
  )
}
