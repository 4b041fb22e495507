import type { BuchungView } from '@platzwart/contract/leseraum'
import { ROOM_PAGES } from '@platzwart/contract/paths'
import { tagOf } from '@platzwart/domain/time/zone'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useZone } from '../../../platform/session/start.ts'

interface SeatLinkProps {
  readonly buchung: BuchungView
  readonly jetzt: Temporal.Instant
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A link to a booked seat on its plan, on its day. */
export function SeatLink({ buchung, jetzt, className, children }: SeatLinkProps) {
  const zone = useZone()
  const tag = tagOf(Temporal.Instant.from(buchung.von), zone)
  const onDay = tag.equals(tagOf(jetzt, zone)) ? {} : { tag: tag.toString() }
  return (
    <Link
      to={ROOM_PAGES[buchung.bereich].karte}
      search={{ grundriss: buchung.grundrissId, platz: buchung.leseraumId, ...onDay }}
      className={className}
    >
      {children}
    </Link>
  )
}
