import { address } from '@platzwart/contract/operation'
import * as leseraumWire from '@platzwart/contract/operations/leseraum'
import { beforeEach, expect, it } from 'vitest'
import { FEATURES } from '../../../features.ts'
import { mailsOfAll } from '../../../platform/mail/mails.ts'
import { type RenderedMail, UNTRUE } from '../../../platform/mail/renderer.ts'
import { waitingIn } from '../../../testing/people/waiting.ts'
import { closing } from '../../../testing/rows/closing.ts'
import { app, haus, hausSuite, leseraeume, MONDAY } from '../../../testing/suites/haus.ts'
import { letterTo } from '../../../testing/wire/letter.ts'
import { SCHLIESSUNG_MAIL } from './queueMails.ts'

hausSuite(MONDAY, { anew: true })

const { rows, set } = waitingIn(() => haus)
const { look, close, otherPlan } = closing(
  () => app,
  () => haus,
)

const TIMES = { von: '2026-11-24T08:00:00Z', bis: '2026-11-24T10:00:00Z' }
const LATER = { von: '2026-11-24T14:00:00Z', bis: '2026-11-24T15:00:00Z' }

beforeEach(async () => {
  await set('leseraum.maxBuchungenProWoche', '0')
  await set('leseraum.mindestpause', '0')
})

/** Two bookings of Anna's, both moved to another plan by a closed day. */
async function bothMoved() {
  await otherPlan('Obergeschoss', 2)
  const first = await leseraeume.booked(haus.anna, { leseraumId: haus.seats[0], ...TIMES })
  const second = await leseraeume.booked(haus.anna, { leseraumId: haus.seats[1], ...LATER })
  const day = { gueltigVon: '2026-11-24', gueltigBis: '2026-11-24', von: '08:00', bis: '18:00' }
  const zeiten = [{ ...day, status: 'geschlossen', grund: '' }]
  const sonder = { sonder: { grundrissId: haus.grundrissId, zeiten } }
  const { stand } = (await look('sonder', sonder)).json
  const done = await close('sonder', { ...sonder, stand, alle: 'verschieben' })
  expect([done.status, done.json]).toMatchObject([201, { verschoben: 2 }])
  return { first, second }
}

/** What Anna would read now. */
async function letter(): Promise<RenderedMail | typeof UNTRUE> {
  const [mail] = await rows<{ daten: Record<string, unknown>; objekt_id: string }>(
    'select daten, objekt_id from benachrichtigung where mandant_id = $1 and typ = $2 and empfaenger_id = $3',
    haus.id,
    SCHLIESSUNG_MAIL,
    haus.anna.id,
  )
  if (!mail) throw new Error('a closure that moves somebody writes to them')
  const toRender = { typ: SCHLIESSUNG_MAIL, objektId: mail.objekt_id, objektVersion: 1, daten: mail.daten }
  for (const render of mailsOfAll(FEATURES, app.deps.appPool).renderers) {
    const said = await render({ ...toRender, ...letterTo('de') }, haus.id)
    if (said !== null) return said
  }
  throw new Error('nobody writes it')
}

const cancel = (id: string) =>
  app.request(address(leseraumWire.cancelLeseraumBuchung, { id }), {
    as: haus.anna.token,
    host: haus.host,
    method: 'POST',
  })

it('a closure’s letter tells of each booking that is still as the closure left it', async () => {
  const { first, second } = await bothMoved()
  expect(await letter()).toMatchObject({ subject: 'Verschoben oder storniert: 2 Buchungen' })
  expect((await cancel(first)).status).toBe(200)
  const said = await letter()
  expect(said).toMatchObject({ subject: expect.stringContaining('Verschoben: '), attachments: [] })
  const { invitation } = said as RenderedMail
  expect(invitation?.content).toContain(`UID:${second}@platzwart`)
})

it('is not sent where all of it has become something else, which had a mail of its own', async () => {
  const { first, second } = await bothMoved()
  for (const one of [first, second]) expect((await cancel(one)).status).toBe(200)
  expect(await letter()).toBe(UNTRUE)
})
