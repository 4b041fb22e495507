import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Page } from '../../../ui/page/Page.tsx'
import classes from '../components/legal.module.css'
import { OwnText } from '../components/OwnText.tsx'

export function ImpressumPage() {
  const { t } = useTranslation('pages')
  return (
    <Page kind="form" title={t('impressum.title')}>
      <div className={classes.root}>
        <OwnText name="impressum" level={3} none={<p>{t('impressum.none')}</p>}>
          {(text) => (
            <section>
              <h2>{t('impressum.responsible')}</h2>
              {text}
            </section>
          )}
        </OwnText>
      </div>
    </Page>
  )
}
