import { useId } from 'react'
import classes from './form.module.css'

interface ChoiceProps<Value extends string> {
  readonly werte: readonly {
    readonly value: Value
    readonly text: string
    readonly mangel?: boolean
  }[]
  readonly chosen: Value | null
  readonly nebeneinander?: boolean
  readonly onChange: (value: Value) => void
}

/**
 * A choice of a few options with large touch targets; native radio buttons inside, for arrow keys and screen
 * readers.
 */
export function Choice<Value extends string>({ werte, chosen, nebeneinander, onChange }: ChoiceProps<Value>) {
  const name = useId()
  return (
    <div className={nebeneinander ? classes.two : classes.choice}>
      {werte.map(({ value, text, mangel }) => (
        <label key={value} className={classes.karte} data-mangel={mangel ? '' : undefined}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={value === chosen}
            onChange={() => onChange(value)}
          />
          <span className={classes.dot} aria-hidden />
          {text}
        </label>
      ))}
    </div>
  )
}
