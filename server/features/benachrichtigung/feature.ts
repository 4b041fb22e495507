import * as wire from '@platzwart/contract/operations/benachrichtigung'
import type { Feature } from '../../platform/feature.ts'
import { countFigure, countUpTo } from '../../platform/http/countUpTo.ts'
import { answer, serve } from '../../platform/http/serve.ts'
import { deleteExpiredEvery } from './deleteExpired.ts'
import { workPush } from './geraet/sendMitteilung.ts'
import { geraetServes } from './geraet/serves.ts'
import { listMails, listOwnMails } from './listMails.ts'
import { mailtextServes } from './mailtext/serves.ts'
import { queueLostEvery } from './queueLost.ts'
import { renderAccountMail } from './renderAccountMail.ts'
import { RETRIES, workMail } from './sendMail.ts'
import { sendMailAgain } from './sendMailAgain.ts'
import { sendTestMail } from './sendTestMail.ts'
import { WORDED_EINLADUNG } from './showEinladung.ts'
import { POSTAUSGANG, showMail } from './showMail.ts'
import { showSwitch, unsubscribe } from './unsubscribe.ts'

export const benachrichtigung: Feature = {
  name: 'benachrichtigung',
  serves: [
    serve(wire.listMails, { who: 'sitzung', anyOf: POSTAUSGANG }, listMails),
    serve(wire.listOwnMails, { who: 'sitzung' }, listOwnMails),
    serve(wire.sendMailAgain, { who: 'sitzung', anyOf: POSTAUSGANG }, sendMailAgain),
    answer(wire.sendTestMail, { who: 'sitzung', anyOf: POSTAUSGANG }, sendTestMail),
    serve(wire.showMail, { who: 'sitzung' }, showMail),
    ...mailtextServes,
    ...geraetServes,
    answer(wire.unsubscribe, { who: 'offen' }, unsubscribe),
    answer(wire.showSwitch, { who: 'offen' }, showSwitch),
  ],
  figures: {
    mailsWartend: ({ tx }) =>
      countFigure(tx, "from benachrichtigung where mandant_id = $1 and status = 'wartend'"),
  },
  attention: {
    mailsGescheitert: ({ tx }) =>
      countUpTo(tx, "from benachrichtigung where mandant_id = $1 and status = 'fehlgeschlagen'"),
  },
  mails: { render: () => renderAccountMail, worded: [WORDED_EINLADUNG] },
  jobs: [
    (jobs, deps) => workMail(jobs, deps, RETRIES, deps.mailPace),
    workPush,
    deleteExpiredEvery,
    queueLostEvery,
  ],
}
