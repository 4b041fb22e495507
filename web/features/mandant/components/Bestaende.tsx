import { bestaendeIn } from '@platzwart/domain/datenschutz/bestaende'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { bestandInWords } from '../model/bestandWords.ts'
import classes from './Bestaende.module.css'

/** Every kind of personal data stored in a house with these modules. */
export function Bestaende({ module }: { readonly module: readonly string[] }) {
  const { t } = useTranslation('datenschutz')
  return (
    <section className={classes.root}>
      <h2>{t('titel')}</h2>
      <p className={classes.lead}>{t('lead')}</p>
      {bestaendeIn(module).map(({ abschnitt, bestaende }) => (
        <section key={abschnitt} className={classes.section}>
          <h3>{t(`abschnitt.${abschnitt}`)}</h3>
          {bestaende.map((name) => {
            const words = bestandInWords(t, name)
            return (
              <article key={name} className={classes.bestand}>
                <h4>{words.titel}</h4>
                <p>{words.was}</p>
                <dl>
                  {(['wozu', 'frist', 'rechtsgrund'] as const).map((part) => (
                    <div key={part}>
                      <dt>{t(part)}</dt>
                      <dd>{words[part]}</dd>
                    </div>
                  ))}
                  <div>
                    <dt>{t('leser')}</dt>
                    {words.leser.map((one) => (
                      <dd key={one}>{one}</dd>
                    ))}
                  </div>
                </dl>
              </article>
            )
          })}
        </section>
      ))}
    </section>
  )
}
