import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { useStart } from '../../sitzung/api/start.ts'
import { Bestaende } from '../components/Bestaende.tsx'
import classes from '../components/legal.module.css'
import { OwnText } from '../components/OwnText.tsx'

/** The Mandant's own text first, then all that the program itself keeps of people. */
export function DatenschutzPage() {
  const { t } = useTranslation('pages')
  const { mandant } = useStart()
  return (
    <>
      <PageHeading title={t('datenschutz.title')} />
      <div className={classes.root}>
        <OwnText name="datenschutz" level={2} none={<p>{t('datenschutz.none')}</p>} />
        <section>
          <h2>{t('datenschutz.contact')}</h2>
          <p>{t('datenschutz.contactText')}</p>
        </section>
      </div>
      <Bestaende module={mandant?.module ?? []} />
    </>
  )
}
