import { PAGE } from '@platzwart/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import link from '../../../ui/linkButton.module.css'
import { prueferOptions } from '../api/fuehrerscheine.ts'
import classes from './OwnFuehrerschein.module.css'

/** To whom one shows one's licence, and how; where nobody may check it, whom to ask instead. */
export function PrueferListe() {
  const { t } = useTranslation('fuehrerschein')
  const { data: people } = useQuery(prueferOptions)
  if (people === undefined) return null
  return (
    <section className={classes.whom} aria-labelledby="zeigen">
      <h3 id="zeigen">{t('zeigen.titel')}</h3>
      {people.length === 0 ? (
        <>
          <p>{t('zeigen.niemand')}</p>
          <Link to={PAGE.impressum} className={link.plain}>
            {t('zeigen.impressum')}
          </Link>
        </>
      ) : (
        <>
          <p>{t('zeigen.text')}</p>
          <ul>
            {people.map(({ id, name, email }) => (
              <li key={id}>
                <strong>{name}</strong>
                <a
                  href={`mailto:${email}?subject=${encodeURIComponent(t('zeigen.betreff'))}`}
                  aria-label={t('zeigen.mail', { name })}
                >
                  {email}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
