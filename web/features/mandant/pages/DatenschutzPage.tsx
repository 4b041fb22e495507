import { formatMoment } from '../../../platform/format.ts'
import { usePersonalrat, useStart, useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Page } from '../../../ui/page/Page.tsx'
import { Bestaende } from '../components/Bestaende.tsx'
import classes from '../components/legal.module.css'
import { OwnText } from '../components/OwnText.tsx'

/** The Mandant's own text, then all personal data that the program itself stores. */
export function DatenschutzPage() {
  const { t } = useTranslation('pages')
  const { mandant } = useStart()
  return (
    <Page kind="form" title={t('datenschutz.title')}>
      <div className={classes.root}>
        <OwnText name="datenschutz" level={2} none={<p>{t('datenschutz.none')}</p>} />
        <Personalrat />
        <section>
          <h2>{t('datenschutz.contact')}</h2>
          <p>{t('datenschutz.contactText')}</p>
        </section>
      </div>
      <Bestaende module={mandant?.module ?? []} />
    </Page>
  )
}

/** Whether the house has agreed on staff-council mode, and when it ends. */
function Personalrat() {
  const { t } = useTranslation('pages')
  const personalrat = usePersonalrat()
  const zone = useZone()
  if (personalrat === null) return null
  const wall = (moment: string) => formatMoment(Temporal.Instant.from(moment), zone)
  const { seit, endet } = personalrat
  return (
    <section>
      <h2>{t('datenschutz.personalrat.titel')}</h2>
      <p>{t('datenschutz.personalrat.an', { seit: wall(seit) })}</p>
      {endet !== null && <p>{t('datenschutz.personalrat.endet', { wann: wall(endet) })}</p>}
    </section>
  )
}
