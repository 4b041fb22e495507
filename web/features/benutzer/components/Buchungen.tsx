import type { BenutzerBuchungView } from '@platzwart/contract/benutzer'
import { formatMoment } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import classes from './Benutzer.module.css'

/** A person's bookings, one per line; in staff-council mode only that they are hidden. */
export function Buchungen({ buchungen }: { readonly buchungen: readonly BenutzerBuchungView[] }) {
  const { t } = useTranslation('benutzer')
  const zone = useZone()
  const at = (moment: string) => formatMoment(Temporal.Instant.from(moment), zone)
  const told = buchungen.flatMap(({ id, was, von, bis }) =>
    id === null || von === null || bis === null ? [] : [{ id, was, von: at(von), bis: at(bis) }],
  )
  if (told.length === 0 && buchungen.length > 0) return <p>{t('buchungen.verborgen')}</p>
  return (
    <ul className={classes.buchungen}>
      {told.map(({ id, was, von, bis }) => (
        <li key={id}>{t('buchungen.zeile', { was: was || t('buchungen.ohneWas'), von, bis })}</li>
      ))}
    </ul>
  )
}
