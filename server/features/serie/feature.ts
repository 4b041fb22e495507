import * as wire from '@platzwart/contract/operations/leseraum/serie'
import { BEREICHE } from '@platzwart/domain/mandant/bereich'
import type { Feature } from '../../platform/feature.ts'
import { serve } from '../../platform/http/serve.ts'
import { bookSerie } from './bookSerie.ts'
import { cancelBuchungen } from './cancelBuchungen.ts'
import { changeSerie } from './changeSerie.ts'
import { BUCHUNGEN } from './einfuhr/art.ts'
import { listStornierbare } from './listStornierbare.ts'
import { proposeSerie } from './proposeSerie.ts'
import { proposeWechsel } from './proposeWechsel.ts'
import { proposeWiederholung } from './proposeWiederholung.ts'
import { renderSerieMail } from './renderSerieMail.ts'
import { WORDED_SERIE_MAILS } from './showSerieMail.ts'

const books = { who: 'sitzung' } as const

export const serie: Feature = {
  name: 'serie',
  modul: BEREICHE,
  serves: [
    serve(wire.proposeSerie, books, proposeSerie),
    serve(wire.proposeWiederholung, books, proposeWiederholung),
    serve(wire.bookSerie, books, bookSerie),
    serve(wire.listStornierbare, books, listStornierbare),
    serve(wire.cancelBuchungen, books, cancelBuchungen),
    serve(wire.proposeWechsel, books, proposeWechsel),
    serve(wire.changeSerie, books, changeSerie),
  ],
  einfuhren: [BUCHUNGEN],
  mails: { render: renderSerieMail, worded: WORDED_SERIE_MAILS },
}
