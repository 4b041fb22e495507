import type { EinfuhrArt } from '../../../platform/einfuhrArt.ts'
import { hidesNames } from '../../../platform/konfiguration/personalrat.ts'
import { lockInOrder } from '../../buchung/lockInOrder.ts'
import { LESERAUM } from '../art.ts'
import { BUCHUNGEN_RULES, type BuchungJudged, currentIn, judgeLines } from './judgeLines.ts'
import { saveBuchungen } from './saveBuchungen.ts'

/** Bookings of seats and rooms by a table, for the people that it names. */
export const BUCHUNGEN: EinfuhrArt = {
  ...BUCHUNGEN_RULES,
  art: 'buchungen',
  start: new URL('./startEinfuhr.ts', import.meta.url),
  // Which plans and seats there are, each house says itself.
  beispiele: ['email', 'tag', 'von', 'bis', 'gruppengroesse'],
  about: ({ email = '', grundriss = '', platz = '', tag = '', von = '', bis = '' }) => ({
    titel: `${platz} · ${email}`,
    zusatz: `${grundriss} · ${tag} ${von} – ${bis}`,
  }),
  // Why somebody cannot have a booking tells what else they have booked.
  closed: (call) => (hidesNames(call) ? { status: 422, code: 'einfuhr.nichtImPersonalratsmodus' } : null),
  tells: true,
  async take(call, file, { benachrichtigen }, shown) {
    const { tx } = call
    const personen = new Set<string>()
    const kalender = new Set<string>()
    for await (const lines of shown())
      for (const { ergebnis } of lines as readonly BuchungJudged[]) {
        if (ergebnis.buchung === null) continue
        personen.add(ergebnis.buchung.benutzerId)
        kalender.add(ergebnis.buchung.leseraumId)
      }
    await lockInOrder(tx, LESERAUM, { personen: [...personen], kalender: [...kalender] })
    // The mails ask for the people that the lines were judged by.
    const here = await currentIn(tx)
    return {
      judge: (lines) => judgeLines(here, file.now, lines),
      save: (lines) =>
        saveBuchungen({ ...call, ...here }, lines as readonly BuchungJudged[], benachrichtigen),
    }
  },
}
