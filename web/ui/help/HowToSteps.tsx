import classes from './help.module.css'

interface Explained {
  readonly key: string
  readonly titel: string
  readonly text: string
}

interface HowToStepsProps {
  readonly intro: string
  readonly steps: readonly Explained[]
  /** The heading of the keys. */
  readonly keysTitle: string
  readonly keys: readonly Explained[]
}

/** A how-to with numbered steps, and the keys for it. */
export function HowToSteps({ intro, steps, keysTitle, keys }: HowToStepsProps) {
  return (
    <div className={classes.root}>
      <p>{intro}</p>
      <ol className={classes.steps}>
        {steps.map(({ key, titel, text }) => (
          <li key={key}>
            <strong>{titel}</strong>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <h3>{keysTitle}</h3>
      <dl className={classes.keys}>
        {keys.map(({ key, titel, text }) => (
          <div key={key}>
            <dt>
              <kbd>{titel}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
