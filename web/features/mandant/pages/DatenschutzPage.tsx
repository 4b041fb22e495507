import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { useStart } from '../../sitzung/api/start.ts'
import classes from '../components/legal.module.css'
import { OwnText } from '../components/OwnText.tsx'

const PARTS = ['what', 'cookies', 'contact'] as const

/** The Mandant's own text first, then what the program itself does with data. */
export function DatenschutzPage() {
  const { t } = useTranslation('pages')
  const { mandant } = useStart()
  return (
    <>
      <PageHeading title={t('datenschutz.title')} />
      <div className={classes.root}>
        {mandant?.datenschutz ? <OwnText text={mandant.datenschutz} /> : <p>{t('datenschutz.none')}</p>}
        {PARTS.map((part) => (
          <section key={part}>
            <h2>{t(`datenschutz.${part}`)}</h2>
            <p>{t(`datenschutz.${part}Text`)}</p>
          </section>
        ))}
      </div>
    </>
  )
}
