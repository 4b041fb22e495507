import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { useStart } from '../../sitzung/api/start.ts'
import classes from '../components/legal.module.css'
import { OwnText } from '../components/OwnText.tsx'

const PARTS = ['what', 'cookies', 'contact'] as const

/** The Mandant's own text first, then what the program itself does with data. */
export function DatenschutzPage() {
  const { t } = useTranslation()
  const { mandant } = useStart()
  return (
    <>
      <PageHeading title={t('seiten.datenschutz.title')} />
      <div className={classes.root}>
        {mandant?.datenschutz ? (
          <OwnText text={mandant.datenschutz} />
        ) : (
          <p>{t('seiten.datenschutz.none')}</p>
        )}
        {PARTS.map((part) => (
          <section key={part}>
            <h2>{t(`seiten.datenschutz.${part}`)}</h2>
            <p>{t(`seiten.datenschutz.${part}Text`)}</p>
          </section>
        ))}
      </div>
    </>
  )
}
