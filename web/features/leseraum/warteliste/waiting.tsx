import { tagOf } from '@platzwart/domain/time/zone'
import { useZone } from '../../../platform/session/start.ts'
import { AngebotListe } from '../../warteliste/components/AngebotListe.tsx'
import { PlatzListe } from '../../warteliste/components/PlatzListe.tsx'
import { WARTELISTE } from './art.ts'

/** Open offers of seats. */
const Angebote = () => <AngebotListe art={WARTELISTE} />

/** One's own places in the queues of seats. */
const Warteplaetze = () => <PlatzListe art={WARTELISTE} />

interface HereProps {
  readonly leseraumId: string
  readonly tag: Temporal.PlainDate
}

/** Open offers of one seat on a day. */
function OffersHere({ leseraumId, tag }: HereProps) {
  const zone = useZone()
  return (
    <AngebotListe
      art={WARTELISTE}
      only={({ angebot }) =>
        angebot.leseraumId === leseraumId && tagOf(Temporal.Instant.from(angebot.von), zone).equals(tag)
      }
    />
  )
}

export const waiting = { Angebote, Warteplaetze, OffersHere }
