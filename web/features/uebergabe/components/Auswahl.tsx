import { useId } from 'react'
import classes from './formular.module.css'

interface AuswahlProps<Value extends string> {
  readonly werte: readonly {
    readonly value: Value
    readonly text: string
    readonly mangel?: boolean
  }[]
  readonly gewaehlt: Value | null
  readonly nebeneinander?: boolean
  readonly onChange: (value: Value) => void
}

/** One of a few, each as large as a thumb; native radio buttons inside, so that arrow keys and screen readers know them. */
export function Auswahl<Value extends string>({
  werte,
  gewaehlt,
  nebeneinander,
  onChange,
}: AuswahlProps<Value>) {
  const name = useId()
  return (
    <div className={nebeneinander ? classes.zwei : classes.wahl}>
      {werte.map(({ value, text, mangel }) => (
        <label key={value} className={classes.karte} data-mangel={mangel ? '' : undefined}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={value === gewaehlt}
            onChange={() => onChange(value)}
          />
          <span className={classes.punkt} aria-hidden />
          {text}
        </label>
      ))}
    </div>
  )
}
