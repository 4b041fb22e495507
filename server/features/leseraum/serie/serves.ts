import * as wire from '@platzwart/contract/operations/leseraum/serie'
import type { Companion } from '../../../platform/feature.ts'
import { serve } from '../../../platform/http/serve.ts'
import { bookSerie } from '../../serie/bookSerie.ts'
import { cancelBuchungen } from '../../serie/cancelBuchungen.ts'
import { changeSerie } from '../../serie/changeSerie.ts'
import { listStornierbare } from '../../serie/listStornierbare.ts'
import { SERIE } from './art.ts'
import { proposeSerie } from './proposeSerie.ts'
import { proposeWechsel } from './proposeWechsel.ts'
import { proposeWiederholung } from './proposeWiederholung.ts'
import { renderSerieMail } from './renderSerieMail.ts'
import { WORDED_SERIE_MAILS } from './showSerieMail.ts'

const books = { who: 'sitzung' } as const

/** The series of bookings of seats and rooms. */
export const serieOfSeats: Companion = {
  serves: [
    serve(wire.proposeSerie, books, proposeSerie),
    serve(wire.proposeWiederholung, books, proposeWiederholung),
    serve(wire.bookSerie, books, (call, input) => bookSerie(call, SERIE, input)),
    serve(wire.listStornierbare, books, (call, query) => listStornierbare(call, SERIE, query)),
    serve(wire.cancelBuchungen, books, (call, input) => cancelBuchungen(call, SERIE, input)),
    serve(wire.proposeWechsel, books, proposeWechsel),
    serve(wire.changeSerie, books, (call, input) => changeSerie(call, SERIE, input)),
  ],
  mails: { render: renderSerieMail, worded: WORDED_SERIE_MAILS },
}
