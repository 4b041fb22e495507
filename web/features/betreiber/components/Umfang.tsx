import type { MandantUmfang } from '@platzwart/contract/mandant'
import { formatNumber } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import classes from './Mandant.module.css'

const COUNTS = [
  'menschen' as const,
  'plaetze' as const,
  'buchungen' as const,
  'fahrzeuge' as const,
  'fahrten' as const,
  'fahrtenbuch' as const,
  'dateien' as const,
  'mails' as const,
  'anmeldungen' as const,
  'auftraege' as const,
]

/** The size of a house, without zero counts. */
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
