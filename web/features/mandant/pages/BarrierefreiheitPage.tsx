import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { useStart } from '../../sitzung/api/start.ts'
import classes from '../components/legal.module.css'
import { feedbackAddress } from '../model/feedback.ts'

const MEASURES = [
  'measureKeyboard',
  'measureState',
  'measureZoom',
  'measureMotion',
  'measureLanguage',
] as const

/** U5: what has been done, what has not, and a way to say so. */
export function BarrierefreiheitPage() {
  const { t } = useTranslation()
  const { mandant } = useStart()
  const subject = t('seiten.barrierefreiheit.feedbackSubject', { url: location.origin })
  return (
    <>
      <PageHeading title={t('seiten.barrierefreiheit.title')} lead={t('seiten.barrierefreiheit.intro')} />
      <div className={classes.root}>
        <section>
          <h2>{t('seiten.barrierefreiheit.state')}</h2>
          <p>{t('seiten.barrierefreiheit.stateText')}</p>
        </section>
        <section>
          <h2>{t('seiten.barrierefreiheit.measures')}</h2>
          <ul>
            {MEASURES.map((measure) => (
              <li key={measure}>{t(`seiten.barrierefreiheit.${measure}`)}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{t('seiten.barrierefreiheit.feedback')}</h2>
          <p>{t('seiten.barrierefreiheit.feedbackText')}</p>
          <a href={feedbackAddress(mandant?.impressum ?? '', subject)}>
            {t('seiten.barrierefreiheit.feedbackLink')}
          </a>
        </section>
        <section>
          <h2>{t('seiten.barrierefreiheit.enforcement')}</h2>
          <p>{t('seiten.barrierefreiheit.enforcementText')}</p>
        </section>
      </div>
    </>
  )
}
