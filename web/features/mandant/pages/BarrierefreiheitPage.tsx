import { useQuery } from '@tanstack/react-query'
import { useStart } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { rechtstexteOptions } from '../api/haus.ts'
import classes from '../components/legal.module.css'

const MEASURES = [
  'measureKeyboard',
  'measureState',
  'measureZoom',
  'measureMotion',
  'measureLanguage',
] as const

/** U5: what has been done, what has not, and a way to say so. */
export function BarrierefreiheitPage() {
  const { t } = useTranslation('pages')
  const { mandant } = useStart()
  const { data } = useQuery({ ...rechtstexteOptions, enabled: mandant !== null })
  const kontakt = data?.kontakt ?? null
  const subject = t('barrierefreiheit.feedbackSubject', { url: location.origin })
  return (
    <>
      <PageHeading title={t('barrierefreiheit.title')} lead={t('barrierefreiheit.intro')} />
      <div className={classes.root}>
        <section>
          <h2>{t('barrierefreiheit.state')}</h2>
          <p>{t('barrierefreiheit.stateText')}</p>
        </section>
        <section>
          <h2>{t('barrierefreiheit.measures')}</h2>
          <ul>
            {MEASURES.map((measure) => (
              <li key={measure}>{t(`barrierefreiheit.${measure}`)}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{t('barrierefreiheit.feedback')}</h2>
          <p>{t('barrierefreiheit.feedbackText')}</p>
          {kontakt === null ? (
            <p>{t('barrierefreiheit.feedbackOhne')}</p>
          ) : (
            <a href={`mailto:${kontakt}?subject=${encodeURIComponent(subject)}`}>
              {t('barrierefreiheit.feedbackLink')}
            </a>
          )}
        </section>
        <section>
          <h2>{t('barrierefreiheit.enforcement')}</h2>
          <p>{t('barrierefreiheit.enforcementText')}</p>
        </section>
      </div>
    </>
  )
}
