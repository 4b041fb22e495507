import type { BuchungView } from '@platzwart/contract/leseraum'
import { useMemo } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { ClosedDay } from '../../leseraum/components/plan/ClosedDay.tsx'
import { NoSeat } from '../../leseraum/components/plan/NoSeat.tsx'
import { type Shown, View } from '../../leseraum/components/View.tsx'
import { NOTHING } from '../../leseraum/model/planDay.ts'
import { orderSeats } from '../../leseraum/model/seatOrder.ts'
import { useOwnBuchungen } from '../../leseraum/model/useOwnBuchungen.ts'
import { MoveMessage } from '../components/MoveMessage.tsx'
import classes from '../components/Tagesplan.module.css'
import { Tagesplan } from '../components/Tagesplan.tsx'
import { axisOf } from '../model/axis.ts'
import { type Row, useMove } from '../model/useMove.ts'
import { useOpening } from '../model/useOpening.ts'

/** A plan's day as a timeline: the same seats, filters and actions as map and list. */
export function TagesplanPage() {
  const { t } = useTranslation('tagesplan')
  return (
    <View title={t('titel')} wide>
      {(shown) => <Day {...shown} />}
    </View>
  )
}

const NO_BUCHUNGEN: readonly BuchungView[] = []

/** The seats in the list's order, each with its bookings. */
function useRows({ raum, situations, passing }: Shown): readonly Row[] {
  const { plan, search, day } = raum
  const { sortierung: by, absteigend: down } = search
  const seats = passing ?? plan.leseraeume
  const ordered = useMemo(
    () => orderSeats(seats, { by, down }, (id) => situations.bySeat.get(id)),
    [seats, by, down, situations],
  )
  return useMemo(
    () => ordered.map((seat) => ({ seat, balken: day.bySeat.get(seat.id) ?? NOTHING })),
    [ordered, day],
  )
}

function Day(shown: Shown) {
  const { raum, situations } = shown
  const zeilen = useRows(shown)
  const own = useOwnBuchungen(raum.heute, raum.zone, { bereich: raum.bereich })
  const move = useMove(raum, zeilen, own.data ?? NO_BUCHUNGEN)
  const opening = useOpening(raum, zeilen)
  const ganz = useMemo(() => axisOf(raum.day), [raum.day])
  return (
    <div className={classes.root}>
      <ClosedDay raum={raum} />
      <MoveMessage move={move} zone={raum.zone} />
      {zeilen.length === 0 && <NoSeat raum={raum} situations={situations} />}
      {zeilen.length > 0 && ganz !== null && (
        <Tagesplan raum={raum} zeilen={zeilen} ganz={ganz} move={move} opening={opening} />
      )}
    </div>
  )
}
