import type { Zaehler } from '@platzwart/contract/freigabe'
import type { Call } from '../../platform/http/endpoint.ts'
import { todayOf } from '../fuehrerschein/present.ts'
import { countFaellig } from '../fuehrerschein/queries.ts'
import { countOpen } from './queries.ts'

/** What waits for this person (P6): null is not theirs to know. */
export async function countZaehler(call: Call<unknown>) {
  const { tx, person, konfiguration } = call
  const may = person.berechtigungen
  const body: Zaehler = {
    freigaben: may.has('fahrzeug_freigabe_von_sonderfahrten') ? await countOpen(tx, person.id) : null,
    fuehrerscheine: null,
  }
  if (may.has('fahrzeug_fuehrerscheinpruefung')) {
    const { heute, vorlaufTage } = todayOf(call)
    const holders = await konfiguration.holders(tx, 'fahrzeug_buchen')
    body.fuehrerscheine = await countFaellig(tx, holders, heute.add({ days: vorlaufTage }))
  }
  return { status: 200, body } as const
}
