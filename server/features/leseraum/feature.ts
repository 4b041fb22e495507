import * as wire from '@platzwart/contract/operations/leseraum'
import type { Feature } from '../../platform/feature.ts'
import { countUpTo } from '../../platform/http/countUpTo.ts'
import { serve } from '../../platform/http/serve.ts'
import { showStand } from '../../platform/live/event.ts'
import { expireEvery } from '../buchung/expire.ts'
import { personBuchungen } from '../buchung/releasePerson.ts'
import { listAusstattungen } from '../grundriss/listAusstattungen.ts'
import { LESERAUM } from './art.ts'
import { BUCHUNG_MAILS } from './benachrichtigung/receivers.ts'
import { renderBuchungMail } from './benachrichtigung/renderBuchungMail.ts'
import { bookLeseraum } from './bookLeseraum.ts'
import { cancelLeseraumBuchung } from './cancelLeseraumBuchung.ts'
import { changeLeseraumBuchung } from './changeLeseraumBuchung.ts'
import { checkInLeseraumBuchung } from './checkInLeseraumBuchung.ts'
import { confirmLeseraumBuchung } from './confirmLeseraumBuchung.ts'
import { LESERAUM_EXPIRY } from './expire.ts'
import { findFreeLeseraeume } from './findFreeLeseraeume.ts'
import { LESERAUM_KALENDER } from './kalender.ts'
import { listLeseraumBuchungen } from './listLeseraumBuchungen.ts'
import { lockLeseraeume } from './lockLeseraeume.ts'
import { pflegeServes } from './pflege/serves.ts'
import { readLeseraumBuchung } from './readLeseraumBuchung.ts'
import { sendBuchungMail } from './sendBuchungMail.ts'
import { undoCancelLeseraumBuchung } from './undoCancelLeseraumBuchung.ts'

const books = { who: 'sitzung' } as const

export const leseraum: Feature = {
  name: 'leseraum',
  modul: LESERAUM.modul,
  serves: [
    serve(wire.bookLeseraum, books, bookLeseraum, { eager: true }),
    serve(wire.listLeseraumBuchungen, books, listLeseraumBuchungen),
    serve(wire.readLeseraumBuchung, books, readLeseraumBuchung),
    serve(wire.changeLeseraumBuchung, books, changeLeseraumBuchung, { eager: true }),
    serve(wire.findFreeLeseraeume, books, findFreeLeseraeume),
    serve(wire.lockLeseraeume, { ...books, anyOf: ['buchung_pflege'] }, lockLeseraeume),
    serve(wire.listAusstattungen, books, listAusstattungen),
    serve(wire.confirmLeseraumBuchung, books, confirmLeseraumBuchung, { eager: true }),
    serve(wire.checkInLeseraumBuchung, books, checkInLeseraumBuchung, { eager: true }),
    serve(wire.cancelLeseraumBuchung, books, cancelLeseraumBuchung, { eager: true }),
    serve(wire.undoCancelLeseraumBuchung, books, undoCancelLeseraumBuchung, { eager: true }),
    serve(wire.sendBuchungMail, books, sendBuchungMail),
    ...pflegeServes,
  ],
  attention: {
    plaetzeAus: ({ tx }) =>
      countUpTo(
        tx,
        `from leseraum l join grundriss g on g.mandant_id = l.mandant_id and g.id = l.grundriss_id
          where l.mandant_id = $1 and not l.aktiv and g.aktiv`,
      ),
  },
  jobs: [(jobs, deps) => expireEvery(jobs, deps, LESERAUM_EXPIRY)],
  personBuchungen: personBuchungen(LESERAUM, { was: (row) => row.bezeichnung, change: 'storniert' }),
  kalender: LESERAUM_KALENDER,
  mails: { render: () => renderBuchungMail, about: { table: LESERAUM.table, arten: BUCHUNG_MAILS } },
  live: { [LESERAUM.table]: LESERAUM.live, leseraum: showStand, ausstattung: showStand },
}
