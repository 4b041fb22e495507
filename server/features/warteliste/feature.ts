import { liveWarteplatzSchema } from '@platzwart/contract/leseraum/warteliste'
import * as wire from '@platzwart/contract/operations/leseraum/warteliste'
import { BEREICHE } from '@platzwart/domain/mandant/bereich'
import type { Feature } from '../../platform/feature.ts'
import { serve } from '../../platform/http/serve.ts'
import { liveArt } from '../../platform/live/event.ts'
import { acceptAngebot } from './acceptAngebot.ts'
import { joinWarteliste } from './joinWarteliste.ts'
import { waitedFor } from './keepWaiting.ts'
import { leaveWarteliste } from './leaveWarteliste.ts'
import { listWarteplaetze } from './listWarteplaetze.ts'
import { ANGEBOT_MAIL } from './notifyOffered.ts'
import { offerEvery } from './offerEvery.ts'
import { renderAngebotMail } from './renderAngebotMail.ts'
import { WORDED_ANGEBOT_MAIL } from './showAngebotMail.ts'
import { showPlatz, WARTEPLATZ } from './warteplatz.ts'

const books = { who: 'sitzung' } as const

export const warteliste: Feature = {
  name: 'warteliste',
  modul: BEREICHE,
  serves: [
    serve(wire.joinWarteliste, books, joinWarteliste),
    serve(wire.listWarteplaetze, books, listWarteplaetze),
    serve(wire.leaveWarteliste, books, leaveWarteliste),
    serve(wire.acceptAngebot, books, acceptAngebot),
  ],
  waitedFor,
  jobs: [(jobs, deps) => offerEvery(jobs, deps)],
  mails: {
    render: () => renderAngebotMail,
    worded: [WORDED_ANGEBOT_MAIL],
    urgent: [{ typ: ANGEBOT_MAIL }],
    about: { table: WARTEPLATZ, arten: { [ANGEBOT_MAIL]: { onlyPeople: true, asks: ['angeboten'] } } },
  },
  live: { [WARTEPLATZ]: liveArt(liveWarteplatzSchema, showPlatz) },
}
