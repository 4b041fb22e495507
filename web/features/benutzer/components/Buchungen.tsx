import type { BenutzerBuchung } from '@platzwart/contract/benutzer'
import { formatMoment } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useZone } from '../../sitzung/api/start.ts'
import classes from './Benutzer.module.css'

/** What somebody has booked, a line each. */
export function Buchungen({ buchungen }: { readonly buchungen: readonly BenutzerBuchung[] }) {
  const { t } = useTranslation('benutzer')
  const zone = useZone()
  const at = (moment: string) => formatMoment(Temporal.Instant.from(moment), zone)
  return (
    <ul className={classes.buchungen}>
      {buchungen.map(({ id, was, von, bis }) => (
        <li key={id}>
          {t('buchungen.zeile', { was: was || t('buchungen.ohneWas'), von: at(von), bis: at(bis) })}
        </li>
      ))}
    </ul>
  )
}
