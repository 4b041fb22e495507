import { Suspense } from 'react'
import type { Leseraum } from '../../model/useLeseraum.ts'
import { GeschlossenerTag } from './later.ts'

/** Why nothing can be booked on the day; nothing on an open day. */
export function ClosedDay({ raum }: { readonly raum: Leseraum }) {
  if (raum.auswahl !== null) return null
  return (
    <Suspense>
      <GeschlossenerTag raum={raum} />
    </Suspense>
  )
}
