import type { EinrichtungView } from '@platzwart/contract/einrichtung'
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { formatNumber } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Panel } from '../../../ui/Panel.tsx'
import classes from './einrichtung.module.css'

/** What people can do in the house now. */
export function Bookable({ view }: { readonly view: EinrichtungView }) {
  const { t } = useTranslation('einrichtung')
  const { plaetze, fahrzeuge } = view
  return (
    <Panel aria-labelledby="schon-da">
      <h2 id="schon-da" className={classes.head}>
        {t('schon.titel')}
      </h2>
      {plaetze === null && fahrzeuge === null && <p className={classes.quiet}>{t('schon.nichts')}</p>}
      <ul className={classes.words}>
        {plaetze !== null && (
          <Sentence geht={plaetze.fehlt === null}>
            {plaetze.fehlt === null
              ? t('schon.plaetze', {
                  count: plaetze.anzahl,
                  raeume: t('schon.raeume', { count: plaetze.raeume, anzahl: formatNumber(plaetze.raeume) }),
                })
              : t(`schon.ohnePlatz.${plaetze.fehlt}`)}
          </Sentence>
        )}
        {fahrzeuge !== null && (
          <Sentence geht={fahrzeuge.fehlt === null}>
            {fahrzeuge.fehlt === null
              ? t('schon.fahrzeuge', {
                  count: fahrzeuge.anzahl,
                  fahrer: t('schon.fahrer', { count: fahrzeuge.fahrer }),
                })
              : t(`schon.ohneFahrt.${fahrzeuge.fehlt}`)}
          </Sentence>
        )}
      </ul>
    </Panel>
  )
}

interface SentenceProps {
  readonly geht: boolean
  readonly children: string
}

function Sentence({ geht, children }: SentenceProps) {
  const Sign = geht ? IconCircleCheck : IconCircleDashed
  return (
    <li className={classes.sentence} data-geht={geht}>
      <Sign size={22} stroke={1.75} aria-hidden />
      <span>{children}</span>
    </li>
  )
}
