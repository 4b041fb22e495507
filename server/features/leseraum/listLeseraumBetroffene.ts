import type { Betroffene } from '@platzwart/contract/grundriss'
import { fallsWithLeseraum } from '@platzwart/domain/leseraum/deactivate'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { readWaiting } from '../buchung/readWaiting.ts'
import { readLeseraum } from '../grundriss/queries.ts'
import { buchungOf, LESERAUM } from './art.ts'

const SHOWN = 500

/** The bookings that deactivating a room would cancel, before anybody does it; whose they are is for those who maintain bookings. */
export async function listLeseraumBetroffene(call: Call, leseraumId: string) {
  const { tx, now } = call
  if (!(await readLeseraum(tx, leseraumId))) return refuse({ status: 404, code: 'nichtGefunden' })
  const open = await readWaiting(tx, LESERAUM, ['resource', leseraumId], now, false)
  const hit = open.filter((row) => fallsWithLeseraum(buchungOf(row), now))
  const names = call.person.berechtigungen.has('buchung_pflege')
  const body: Betroffene = {
    anzahl: hit.length,
    buchungen: hit.slice(0, SHOWN).map((row) => ({
      id: row.id,
      von: row.zeitraum.von.toString(),
      bis: row.zeitraum.bis.toString(),
      status: row.status,
      gruppengroesse: row.gruppengroesse,
      bucher: names ? { name: `${row.vorname1} ${row.nachname1}`, email: row.email1 } : null,
    })),
  }
  return { status: 200, body } as const
}
