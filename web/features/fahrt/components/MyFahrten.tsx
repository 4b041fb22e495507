import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { PAGE } from '@platzwart/contract/paths'
import { useNavigate } from '@tanstack/react-router'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { List } from '../../../ui/list/List.tsx'
import { listingOf } from '../../../ui/list/listing.ts'
import { searchOfTrip } from '../../flotte/model/window.ts'
import { useCancelFahrten } from '../model/useCancelFahrten.ts'
import { useUpcomingFahrten } from '../model/useUpcomingFahrten.ts'
import classes from './Fahrten.module.css'
import { FahrtKarte } from './FahrtKarte.tsx'

/** One's own trips, live: the current or next one first, with the large button. */
export function MyFahrten({ hoechstens }: { readonly hoechstens?: number }) {
  const { t } = useTranslation('fahrzeug')
  const { query, fahrten, jetzt } = useUpcomingFahrten()
  const items = fahrten?.slice(0, hoechstens)
  const change = useChange()
  const bulk = useCancelFahrten(items ?? [], jetzt)
  return (
    <section className={classes.fahrten} aria-labelledby="meine-fahrten">
      <h2 id="meine-fahrten">{t('fahrten.titel')}</h2>
      {hoechstens === undefined && bulk.bar}
      <List
        // Offline the stored trips are shown; the header reports the failure.
        listing={{ ...listingOf(query), items, ...(items && { failure: null }) }}
        keyOf={({ id }) => id}
        onSelectAll={bulk.onSelectAll}
        row={(fahrt, place) => (
          <li>
            {bulk.box(fahrt)}
            <FahrtKarte fahrt={fahrt} jetzt={jetzt} gross={place === 0} onChange={() => change(fahrt)} />
          </li>
        )}
        shape="cards"
        empty={{ title: t('fahrten.keine'), text: t('fahrten.keineText'), small: true }}
        height="7rem"
      />
    </section>
  )
}

/** Opens the trip's dialog with its own period; from there another time or another car is one press away. */
function useChange(): (fahrt: FahrzeugBuchungView) => void {
  const navigate = useNavigate()
  const zone = useZone()
  return (fahrt) => {
    const window = searchOfTrip(fahrt, zone)
    void navigate({ to: PAGE.fahrzeuge, search: { ...window, fahrzeug: fahrt.fahrzeugId, fahrt: fahrt.id } })
  }
}
