import type { BuchungView, LeseraumView } from '@platzwart/contract/leseraum'
import { tagOf } from '@platzwart/domain/time/zone'
import { useTranslation } from 'react-i18next'
import { useSecond } from '../../../platform/clock.ts'
import { upcoming } from '../model/buchungen.ts'
import type { Leseraum } from '../model/useLeseraum.ts'
import { BuchungKarte } from './BuchungKarte.tsx'
import classes from './Dialog.module.css'

interface EigeneHierProps {
  readonly raum: Leseraum
  readonly seat: LeseraumView
  readonly eigene: readonly BuchungView[]
}

/** Own bookings of this seat on this day, with their buttons: from the map it is two presses to cancel one. */
export function EigeneHier({ raum, seat, eigene }: EigeneHierProps) {
  const { t } = useTranslation('leseraum')
  const jetzt = useSecond()
  const here = upcoming(eigene, jetzt).filter(
    (one) => one.leseraumId === seat.id && tagOf(Temporal.Instant.from(one.von), raum.zone).equals(raum.tag),
  )
  if (here.length === 0) return null
  return (
    <section className={classes.eigene} aria-label={t('dialog.schonDeins')}>
      {here.map((buchung) => (
        <BuchungKarte key={buchung.id} buchung={buchung} raum={raum} jetzt={jetzt} />
      ))}
    </section>
  )
}
