import { liveWarteplatzSchema } from '@platzwart/contract/leseraum/warteliste'
import * as wire from '@platzwart/contract/operations/leseraum/warteliste'
import { WARTELISTE_MAILS } from '@platzwart/domain/leseraum/mails'
import type { Companion } from '../../../platform/feature.ts'
import { serve } from '../../../platform/http/serve.ts'
import { liveArt } from '../../../platform/live/event.ts'
import { acceptAngebot } from '../../warteliste/acceptAngebot.ts'
import { joinWarteliste } from '../../warteliste/joinWarteliste.ts'
import { leaveWarteliste } from '../../warteliste/leaveWarteliste.ts'
import { listWarteplaetze } from '../../warteliste/listWarteplaetze.ts'
import { offerEvery } from '../../warteliste/offerEvery.ts'
import { WARTELISTE } from './art.ts'
import { waitingListHooks } from './keepWaiting.ts'
import { renderAngebotMail } from './renderAngebotMail.ts'
import { WORDED_ANGEBOT_MAIL } from './showAngebotMail.ts'
import { showPlatz, WARTEPLATZ } from './snapshot.ts'

const books = { who: 'sitzung' } as const

/** The waiting list of seats and rooms. */
export const wartelisteOfSeats: Companion = {
  serves: [
    serve(wire.joinWarteliste, books, (call, input) => joinWarteliste(call, WARTELISTE, input)),
    serve(wire.listWarteplaetze, books, (call) => listWarteplaetze(call, WARTELISTE)),
    serve(wire.leaveWarteliste, books, (call, id) => leaveWarteliste(call, WARTELISTE, id)),
    serve(wire.acceptAngebot, books, (call, id, input) => acceptAngebot(call, WARTELISTE, id, input)),
  ],
  waitingListHooks,
  jobs: [(jobs, deps) => offerEvery(jobs, deps, WARTELISTE)],
  mails: {
    render: () => renderAngebotMail,
    worded: [WORDED_ANGEBOT_MAIL],
    about: { table: WARTEPLATZ, arten: WARTELISTE_MAILS },
  },
  live: { [WARTEPLATZ]: liveArt(liveWarteplatzSchema, showPlatz) },
}
