import type { MandantUmfang } from '@platzwart/contract/mandant'
import { formatNumber } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import classes from './Mandant.module.css'

const COUNTS = [
  ...(['menschen', 'plaetze', 'buchungen', 'fahrzeuge', 'fahrten', 'fahrtenbuch'] as const),
  ...(['dateien', 'mails', 'anmeldungen', 'auftraege'] as const),
]

/** How much a house is, or was: what there is none of is not counted. */
export function Umfang({ umfang }: { readonly umfang: MandantUmfang }) {
  const { t } = useTranslation('betreiber')
  return (
    <ul className={classes.counts}>
      {COUNTS.filter((of) => umfang[of] > 0).map((of) => (
        <li key={of}>{t(`haus.zahl.${of}`, { count: umfang[of], anzahl: formatNumber(umfang[of]) })}</li>
      ))}
    </ul>
  )
}
