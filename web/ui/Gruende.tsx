import type { Origin } from '@platzwart/domain/issue'
import { useTranslation } from '../platform/texts/useTranslation.ts'
import classes from './Gruende.module.css'

/** One reason of a refusal, in the reader's language. */
export interface Grund {
  readonly code: string
  readonly text: string
  /** The layer that the rule's limit comes from; null if it is no setting. */
  readonly herkunft: Origin | null
  readonly field: string | null
}

/** The reasons of a refusal, each with the origin of its rule. */
export function Gruende({ gruende }: { readonly gruende: readonly Grund[] }) {
  const { t } = useTranslation()
  return (
    <ul className={classes.gruende}>
      {gruende.map((grund) => (
        <li key={`${grund.code} ${grund.field ?? ''}`}>
          {grund.text}
          {grund.herkunft !== null && (
            <span className={classes.herkunft}>
              {t('absage.regel', { herkunft: t(`absage.herkunft.${grund.herkunft}`) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
