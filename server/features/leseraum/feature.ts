import * as wire from '@platzwart/contract/operations/leseraum'
import { BUCHUNG_MAILS } from '@platzwart/domain/leseraum/mails'
import type { Feature } from '../../platform/feature.ts'
import { sendPdf, sendWorkbook } from '../../platform/http/attachment.ts'
import { countUpTo } from '../../platform/http/countUpTo.ts'
import { serve, serveBytes } from '../../platform/http/serve.ts'
import { everyMandant } from '../../platform/jobs/everyMandant.ts'
import { showStand } from '../../platform/live/event.ts'
import { UNTRUE } from '../../platform/mail/renderer.ts'
import { expireEvery } from '../buchung/expire.ts'
import { personBuchungen } from '../buchung/releasePerson.ts'
import { bereicheOf } from '../grundriss/bereich.ts'
import { listAusstattungen } from '../grundriss/listAusstattungen.ts'
import { ANZEIGE } from './ankunft/anzeige.ts'
import { LESERAUM_EXPIRY } from './ankunft/expire.ts'
import { ankunftServes } from './ankunft/serves.ts'
import { LESERAUM } from './art.ts'
import {
  exportAuslastung,
  exportAuslastungPdf,
  exportAuswertung,
  exportAuswertungPdf,
} from './auslastung/exportAuswertung.ts'
import { counts, readAuslastung } from './auslastung/readAuslastung.ts'
import { readAuswertung } from './auslastung/readAuswertung.ts'
import { NAMES_IN_BUCHUNG_MAILS } from './benachrichtigung/receivers.ts'
import { remindsTooLate, renderBuchungMail } from './benachrichtigung/renderBuchungMail.ts'
import { WORDED_BUCHUNG_MAILS } from './benachrichtigung/showBuchungMail.ts'
import { platzBerichtMails } from './bericht/renderPlatzBericht.ts'
import { reportPlaetze } from './bericht/reportPlaetze.ts'
import { WORDED_PLATZ_BERICHT } from './bericht/showPlatzBericht.ts'
import { bookLeseraum } from './bookLeseraum.ts'
import { BUCHUNGEN } from './buchungseinfuhr/art.ts'
import { cancelLeseraumBuchung } from './cancelLeseraumBuchung.ts'
import { cancelLeseraumBuchungen } from './cancelLeseraumBuchungen.ts'
import { changeLeseraumBuchung } from './changeLeseraumBuchung.ts'
import { checkInLeseraumBuchung } from './checkInLeseraumBuchung.ts'
import { confirmLeseraumBuchung } from './confirmLeseraumBuchung.ts'
import { LESERAUM_FIGURES } from './countFigures.ts'
import { PLAETZE } from './einfuhr/art.ts'
import { einfuhrServes } from './einfuhr/serves.ts'
import { findFreeLeseraeume } from './findFreeLeseraeume.ts'
import { LESERAUM_KALENDER } from './kalender.ts'
import { listLeseraumBuchungen } from './listLeseraumBuchungen.ts'
import { pflegeServes } from './pflege/serves.ts'
import { readLeseraumBuchung } from './readLeseraumBuchung.ts'
import { schliessungOfSeats } from './schliessung/serves.ts'
import { sendBuchungMail } from './sendBuchungMail.ts'
import { serieOfSeats } from './serie/serves.ts'
import { sperreServes } from './sperre/serves.ts'
import { searchFreieZeiten } from './suche/searchFreieZeiten.ts'
import { undoCancelLeseraumBuchung } from './undoCancelLeseraumBuchung.ts'
import { wartelisteOfSeats } from './warteliste/serves.ts'
import { zusageServes } from './zusage/serves.ts'

const books = { who: 'sitzung' } as const
const maintains = { who: 'sitzung', anyOf: [LESERAUM.pflege] } as const

export const leseraum: Feature = {
  name: 'leseraum',
  modul: LESERAUM.modul,
  serves: [
    serve(wire.bookLeseraum, books, bookLeseraum, { eager: true }),
    serve(wire.listLeseraumBuchungen, books, listLeseraumBuchungen),
    serve(wire.readLeseraumBuchung, books, readLeseraumBuchung),
    serve(wire.changeLeseraumBuchung, books, changeLeseraumBuchung, { eager: true }),
    serve(wire.findFreeLeseraeume, books, findFreeLeseraeume),
    serve(wire.searchFreieZeiten, books, searchFreieZeiten, { ahead: searchFreieZeiten.statement }),
    serve(wire.readAuslastung, counts, readAuslastung),
    serveBytes(wire.exportAuslastung, counts, exportAuslastung, sendWorkbook),
    serveBytes(wire.exportAuslastungPdf, counts, exportAuslastungPdf, sendPdf),
    serve(wire.readAuswertung, counts, readAuswertung),
    serveBytes(wire.exportAuswertung, counts, exportAuswertung, sendWorkbook),
    serveBytes(wire.exportAuswertungPdf, counts, exportAuswertungPdf, sendPdf),
    serve(wire.listAusstattungen, books, listAusstattungen),
    serve(wire.confirmLeseraumBuchung, books, confirmLeseraumBuchung, { eager: true }),
    serve(wire.checkInLeseraumBuchung, books, checkInLeseraumBuchung, { eager: true }),
    serve(wire.cancelLeseraumBuchung, books, cancelLeseraumBuchung, { eager: true }),
    serve(wire.cancelLeseraumBuchungen, maintains, cancelLeseraumBuchungen),
    serve(wire.undoCancelLeseraumBuchung, books, undoCancelLeseraumBuchung, { eager: true }),
    serve(wire.sendBuchungMail, books, sendBuchungMail),
    ...pflegeServes,
    ...einfuhrServes,
    ...sperreServes,
    ...ankunftServes,
    ...zusageServes,
  ],
  figures: LESERAUM_FIGURES,
  attention: {
    ohnePlaetze: (call) =>
      countUpTo(
        call.tx,
        `from grundriss g where g.mandant_id = $1 and g.aktiv and g.bereich = any($2)
          and exists (select from leseraum l where l.mandant_id = $1 and l.grundriss_id = g.id)
          and not exists (select from leseraum l where l.mandant_id = $1 and l.grundriss_id = g.id and l.aktiv)`,
        bereicheOf(call),
      ),
    plaetzeAus: (call) =>
      countUpTo(
        call.tx,
        `from leseraum l join grundriss g on g.mandant_id = l.mandant_id and g.id = l.grundriss_id
          where l.mandant_id = $1 and not l.aktiv and g.aktiv and g.bereich = any($2)`,
        bereicheOf(call),
      ),
  },
  jobs: [
    (jobs, deps) => expireEvery(jobs, deps, LESERAUM_EXPIRY),
    (jobs, deps) => everyMandant(jobs, reportPlaetze(deps)),
  ],
  personBuchungen: personBuchungen(LESERAUM, { was: (row) => row.bezeichnung, change: 'storniert' }),
  kalender: LESERAUM_KALENDER,
  anzeigegeraete: [ANZEIGE],
  einfuhren: [PLAETZE, BUCHUNGEN],
  companions: [wartelisteOfSeats, schliessungOfSeats, serieOfSeats],
  mails: {
    render: (pool) => {
      const berichte = platzBerichtMails(pool)
      return (mail, mandantId) =>
        remindsTooLate(mail) ? UNTRUE : (renderBuchungMail(mail, mandantId) ?? berichte(mail, mandantId))
    },
    about: { table: LESERAUM.table, arten: BUCHUNG_MAILS },
    names: NAMES_IN_BUCHUNG_MAILS,
    worded: [...WORDED_BUCHUNG_MAILS, WORDED_PLATZ_BERICHT],
  },
  live: { [LESERAUM.table]: LESERAUM.live, leseraum: showStand, ausstattung: showStand },
}
