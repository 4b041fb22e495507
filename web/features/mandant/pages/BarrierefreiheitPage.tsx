import { useQuery } from '@tanstack/react-query'
import { useStart } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Page } from '../../../ui/page/Page.tsx'
import { rechtstexteOptions } from '../api/haus.ts'
import classes from '../components/legal.module.css'
import { OwnText } from '../components/OwnText.tsx'

const MEASURES = [
  'measureKeyboard',
  'measureState',
  'measureZoom',
  'measureMotion',
  'measureLanguage',
] as const

/** U5: the house's statement; without one, the program's own. */
export function BarrierefreiheitPage() {
  const { t } = useTranslation('pages')
  return (
    <OwnText name="barrierefreiheit" level={2} none={<OfTheProgram />}>
      {(text) => (
        <Page kind="form" title={t('barrierefreiheit.title')}>
          <div className={classes.root}>
            {text}
            <Feedback />
          </div>
        </Page>
      )}
    </OwnText>
  )
}

/** A way to report a barrier. */
function Feedback() {
  const { t } = useTranslation('pages')
  const { mandant } = useStart()
  const { data } = useQuery({ ...rechtstexteOptions, enabled: mandant !== null })
  const kontakt = data?.kontakt ?? null
  const subject = t('barrierefreiheit.feedbackSubject', { url: location.origin })
  return (
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
  )
}

/** What is accessible, what is not, and who helps. */
function OfTheProgram() {
  const { t } = useTranslation('pages')
  return (
    <Page kind="form" title={t('barrierefreiheit.title')} lead={t('barrierefreiheit.intro')}>
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
        <Feedback />
        <section>
          <h2>{t('barrierefreiheit.enforcement')}</h2>
          <p>{t('barrierefreiheit.enforcementText')}</p>
        </section>
      </div>
    </Page>
  )
}
