import type { Effective } from '@platzwart/domain/einstellung/resolve'
import { spokenData, type TextData } from '@platzwart/phrases/format'
import { useZone } from '../../platform/session/start.ts'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import { currentLanguage } from '../../platform/texts/words.ts'
import classes from './help.module.css'
import type { Regel } from './regeln.ts'

interface RegelListeProps<R extends string> {
  readonly intro: string
  /** The settings from which the rules were derived. */
  readonly einstellungen: Effective
  readonly regeln: readonly Regel<R>[]
  readonly say: (regel: R, data: TextData) => string
  /** Rules that apply in any house. */
  readonly always: readonly string[]
}

/** The rules for this person, each with the origin of its value. */
export function RegelListe<R extends string>({
  intro,
  einstellungen,
  regeln,
  say,
  always,
}: RegelListeProps<R>) {
  const { t } = useTranslation()
  const reader = { sprache: currentLanguage(), zone: useZone() }
  // A count stays a number, because it selects the plural.
  const spoken = (data: TextData) => ('count' in data ? data : spokenData(data, reader))
  return (
    <div className={classes.root}>
      <p>{intro}</p>
      <ul className={classes.rules}>
        {regeln.map(({ regel, name, data }) => (
          <li key={regel}>
            {say(regel, spoken(data))}{' '}
            <span className={classes.herkunft}>
              {t('absage.regel', { herkunft: t(`absage.herkunft.${einstellungen[name].origin}`) })}
            </span>
          </li>
        ))}
        {always.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
}
