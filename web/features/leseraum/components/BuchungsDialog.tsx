import type { BuchungView, LeseraumView } from '@platzwart/contract/leseraum'
import { bookingRange } from '@platzwart/domain/oeffnungszeit/bookingRange'
import { Suspense, useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import { formatUhrzeit, formatWochentagTag } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { instantAt } from '../model/planDay.ts'
import type { Situations } from '../model/situations.ts'
import type { Leseraum } from '../model/useLeseraum.ts'
import { useOwnBuchungen } from '../model/useOwnBuchungen.ts'
import { seatTitle } from '../model/useSeatWords.ts'
import { Repeat } from '../slots.ts'
import { BuchungDone } from './BuchungDone.tsx'
import { BuchungsForm, type Serienzeit } from './BuchungsForm.tsx'
import classes from './Dialog.module.css'
import { NewBuchung } from './NewBuchung.tsx'
import { PlatzHead } from './PlatzHead.tsx'

interface BuchungsDialogProps {
  readonly raum: Leseraum
  readonly situations: Situations
}

/** The dialog of the address's seat: its details, and the booking form. */
export function BuchungsDialog({ raum, situations }: BuchungsDialogProps) {
  const { t } = useTranslation('leseraum')
  const { t: d } = useTranslation('platzDialog')
  const { search, setSearch, plan } = raum
  const [done, setDone] = useState<Done | null>(null)
  const seat = plan.leseraeume.find((one) => one.id === search.platz)
  const title =
    seat === undefined
      ? ''
      : d(search.buchung === undefined ? 'buchen' : 'aendern', {
          platz: seatTitle(t, seat, raum.bereich),
          tag: formatWochentagTag(raum.tag),
        })
  const close = () => setSearch({ platz: undefined, buchung: undefined }, true)

  return (
    <>
      <Dialog
        opened={seat !== undefined}
        onClose={close}
        title={title}
        // Locking the page's scrolling would restyle every seat of the map behind the dialog.
        lockScroll={false}
      >
        {seat !== undefined && (
          // Another seat or booking remounts the dialog, so that no input carries over.
          <Content
            key={`${seat.id} ${search.buchung ?? ''} ${raum.day.tag}`}
            raum={raum}
            situations={situations}
            seat={seat}
            onOpened={() => setDone(null)}
            onBooked={(buchung, vorher) => {
              setDone({ buchung, vorher })
              close()
            }}
            onClose={close}
          />
        )}
      </Dialog>
      {done !== null && seat === undefined && (
        <BuchungDone
          key={`${done.buchung.id} ${done.buchung.version}`}
          {...done}
          raum={raum}
          onClose={() => setDone(null)}
        />
      )}
    </>
  )
}

/** The result, and the booking before a change. */
interface Done {
  readonly buchung: BuchungView
  readonly vorher: BuchungView | null
}

const NO_BUCHUNGEN: readonly BuchungView[] = []

interface ContentProps extends BuchungsDialogProps {
  readonly seat: LeseraumView
  readonly onOpened: () => void
  readonly onBooked: (buchung: BuchungView, vorher: BuchungView | null) => void
  readonly onClose: () => void
}

function Content({ raum, situations, seat, onOpened, onBooked, onClose }: ContentProps) {
  const opened = useEffectEvent(onOpened)
  useEffect(() => opened(), [])
  // Renders the dialog and the seat's details before the form.
  const ready = useDeferredValue(true, false)
  const query = useOwnBuchungen(raum.heute, raum.zone, { bereich: raum.bereich })
  const eigene = query.data ?? NO_BUCHUNGEN
  const [serie, setSerie] = useState<Serienzeit | null>(null)
  const { search } = raum
  const alt = search.buchung === undefined ? null : (eigene.find((one) => one.id === search.buchung) ?? null)
  const all = {
    raum,
    situations,
    seat,
    eigene,
    onBooked: (buchung: BuchungView) => onBooked(buchung, alt),
  }
  if (serie !== null) {
    const zeit = (minute: number) => formatUhrzeit(instantAt(raum.day, minute), raum.zone)
    const { von, bis, gruppengroesse } = serie
    const { letzterTag } = bookingRange(raum.jetzt, raum.zone, raum.einstellungen)
    const slot = {
      leseraumId: seat.id,
      tag: raum.tag,
      von: zeit(von),
      bis: zeit(bis),
      gruppengroesse,
      letzterTag,
    }
    return (
      <Suspense fallback={<Loading height="14rem" />}>
        <Repeat slot={slot} onBack={() => setSerie(null)} onClose={onClose} />
      </Suspense>
    )
  }
  // The person's own bookings decide what is suggested, and what is edited.
  if (query.isPending || !ready) {
    return (
      // The title, which names the seat, has the focus until the form takes it: a key pressed too early does
      // nothing.
      <div className={`${classes.root} ${classes.waiting}`}>
        <PlatzHead raum={raum} seat={seat} situations={situations} />
        <Loading height="14rem" />
      </div>
    )
  }
  return alt === null ? <NewBuchung {...all} onSerie={setSerie} /> : <BuchungsForm {...all} alt={alt} />
}
