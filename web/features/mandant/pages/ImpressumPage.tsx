import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { useStart } from '../../sitzung/api/start.ts'
import classes from '../components/legal.module.css'
import { OwnText } from '../components/OwnText.tsx'

export function ImpressumPage() {
  const { t } = useTranslation('pages')
  const { mandant } = useStart()
  return (
    <>
      <PageHeading title={t('impressum.title')} />
      <div className={classes.root}>
        {mandant?.impressum ? (
          <section>
            <h2>{t('impressum.responsible')}</h2>
            <OwnText text={mandant.impressum} />
          </section>
        ) : (
          <p>{t('impressum.none')}</p>
        )}
      </div>
    </>
  )
}
