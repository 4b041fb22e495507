import { Button } from '@mantine/core'
import type { BuchungView, LeseraumView } from '@platzwart/contract/leseraum'
import { heldAs } from '@platzwart/domain/leseraum/seatState'
import { tagOf } from '@platzwart/domain/time/zone'
import { Suspense, useState } from 'react'
import { useSecond } from '../../../platform/clock.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { upcoming } from '../model/buchungen.ts'
import type { Situations } from '../model/situations.ts'
import type { Leseraum } from '../model/useLeseraum.ts'
import { OfferedHere } from '../slots.ts'
import { BuchungKarte } from './BuchungKarte.tsx'
import { BuchungsForm, type Serienzeit } from './BuchungsForm.tsx'
import classes from './Dialog.module.css'
import { PlatzHead } from './PlatzHead.tsx'

interface NewBuchungProps {
  readonly raum: Leseraum
  readonly situations: Situations
  readonly seat: LeseraumView
  readonly eigene: readonly BuchungView[]
  readonly onBooked: (buchung: BuchungView) => void
  readonly onSerie: (zeit: Serienzeit) => void
}

/**
 * The form for a new booking. If the person has a booking on this day, it is shown first with its buttons, so
 * that cancelling takes two presses from the map; the form opens on demand.
 */
export function NewBuchung(props: NewBuchungProps) {
  const { raum, situations, seat, eigene } = props
  const { t } = useTranslation('platzDialog')
  const [more, setMore] = useState(false)
  const jetzt = useSecond()
  const here = upcoming(eigene, jetzt).filter(
    (one) => one.leseraumId === seat.id && tagOf(Temporal.Instant.from(one.von), raum.zone).equals(raum.tag),
  )
  const own = here.length > 0 && (
    <section className={classes.own} aria-label={t('schonDeins')}>
      {here.map((buchung) => (
        <BuchungKarte key={buchung.id} buchung={buchung} raum={raum} jetzt={jetzt} />
      ))}
    </section>
  )
  const offered = situations.bySeat.get(seat.id)?.belegungen.some((one) => heldAs(one) === 'fuerDich') && (
    <Suspense>
      <OfferedHere leseraumId={seat.id} tag={raum.tag} />
    </Suspense>
  )
  if (here.length === 0 || more) {
    return (
      <BuchungsForm {...props} alt={null}>
        {own}
        {offered}
      </BuchungsForm>
    )
  }
  return (
    <div className={classes.root}>
      <PlatzHead raum={raum} seat={seat} situations={situations} />
      {own}
      {offered}
      <Button variant="subtle" onClick={() => setMore(true)}>
        {t('nochmal')}
      </Button>
    </div>
  )
}
