import { confirm as decide } from '@platzwart/domain/leseraum/transitions'
import { tagOf } from '@platzwart/domain/time/zone'
import type { Call } from '../../platform/http/endpoint.ts'
import { transition } from '../buchung/transition.ts'
import { regelnIn } from '../grundriss/bereich.ts'
import { buchungOf, LESERAUM } from './art.ts'
import { placeOf, readOwnWeek } from './facts.ts'

/** The second person agrees: vorgemerkt → reserviert. */
export async function confirmLeseraumBuchung(call: Call, id: string) {
  return transition(call, LESERAUM, id, {
    aktion: 'confirm',
    change: 'bestaetigt',
    wanted: { personen: [call.person.id] },
    decide: async (row, actor) => {
      const ort = await placeOf(call, row)
      const eigene = await readOwnWeek(call, ort, call.person.id, tagOf(row.zeitraum.von, ort.kalender.zone))
      const einstellungen = regelnIn(call.person.einstellungen, ort)
      return decide(buchungOf(row), actor, call.now, ort, { eigene, einstellungen })
    },
    more: (row) => ({ zweite_zugesagt: row.zweite_zugesagt ?? call.now }),
  })
}
