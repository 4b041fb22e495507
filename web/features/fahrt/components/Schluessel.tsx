import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { awaitsStart } from '@platzwart/domain/buchung/status'
import { formatUhrzeit } from '../../../platform/format.ts'
import { spokenTime } from '../../../platform/relativeTime.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import classes from './Fahrt.module.css'

interface SchluesselProps {
  readonly fahrt: FahrzeugBuchungView
  readonly jetzt: Temporal.Instant
}

/** Where the car and its key are, and the code of the key's box as soon as the driver may know it. */
export function Schluessel({ fahrt, jetzt }: SchluesselProps) {
  const { t } = useTranslation('fahrt')
  const { t: shell } = useTranslation()
  const zone = useZone()
  const { standort, stellplatz, schluesselCode, schluesselCodeAb } = fahrt
  // A device may keep an answer of a version that did not tell it.
  const hinweis = fahrt.schluesselHinweis ?? ''
  const ahead = awaitsStart(fahrt.status)
  if (!ahead && fahrt.status !== 'aktiv') return null
  if (hinweis === '' && !schluesselCodeAb) return null
  const ab = schluesselCodeAb ? Temporal.Instant.from(schluesselCodeAb) : null
  const comes = ahead && ab !== null && !schluesselCode && Temporal.Instant.compare(jetzt, ab) < 0
  return (
    <section className={classes.part} aria-labelledby="schluessel">
      <h2 id="schluessel">{t('schluessel.titel')}</h2>
      <p>
        {stellplatz === '' ? standort : t('seite.stellplatz', { standort, stellplatz })}
        {hinweis !== '' && (
          <>
            <br />
            {hinweis}
          </>
        )}
      </p>
      {schluesselCode && (
        <p className={classes.code}>
          {t('schluessel.code')} <strong>{schluesselCode}</strong>
        </p>
      )}
      {comes && (
        <p className={classes.quiet}>
          {t('schluessel.codeAb', {
            wann: spokenTime(shell, ab, jetzt, zone),
            zeit: formatUhrzeit(ab, zone),
          })}
        </p>
      )}
    </section>
  )
}
