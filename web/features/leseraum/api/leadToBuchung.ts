import { readLeseraumBuchung } from '@platzwart/contract/operations/leseraum'
import { ROOM_PAGES } from '@platzwart/contract/paths'
import type { Start } from '@platzwart/contract/start'
import { tagOf } from '@platzwart/domain/time/zone'
import { redirect } from '@tanstack/react-router'
import { ask } from '../../../platform/api.ts'
import type { LeseraumSearch } from '../model/address.ts'

/**
 * Resolves a link of a mail or calendar, which has only a booking's id, to its seat, plan and day. If the
 * booking is gone or cannot be loaded, the map opens without a message. @throws a redirect for the router
 */
export async function leadToBuchung(search: LeseraumSearch, { mandant }: Start): Promise<void> {
  const { buchung: id } = search
  if (id === undefined || search.platz !== undefined || mandant === null) return
  const buchung = await ask(readLeseraumBuchung, { id }).catch(() => null)
  if (buchung === null) return
  const { bereich, grundrissId: grundriss, leseraumId: platz } = buchung
  const tag = tagOf(Temporal.Instant.from(buchung.von), mandant.zone).toString()
  throw redirect({ to: ROOM_PAGES[bereich].karte, search: { grundriss, platz, tag }, replace: true })
}
