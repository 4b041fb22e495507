import { expect, it } from 'vitest'
import {
  admin,
  house,
  LENA,
  mailSuite,
  mails,
  outbox,
  smtp,
  stored,
  workOf,
} from '../../testing/mailHouse.ts'
import { shownMail } from '../../testing/mime.ts'
import { sendMail } from './sendMail.ts'

mailSuite()

const AGAIN = "update benachrichtigung set status = 'wartend', erneut = erneut + 1"
const idOf = (raw: string) => /^message-id:\s*(.+)$/im.exec(raw)?.[1]

async function sentOnce() {
  const server = await smtp()
  const { deps, queue } = await house(server.url, false)
  await stored('reserviert')
  await queue(mails('direktReserviert', 1).filter((mail) => mail.empfaengerId === LENA))
  const [mail] = await outbox()
  if (!mail) throw new Error('a mail was queued')
  await sendMail(deps, workOf(mail))
  const [written] = await outbox()
  return { server, deps, mail, written }
}

it('a mail that was written goes again as it was, without its entry for the calendar, as a mail of its own', async () => {
  const { server, deps, mail, written } = await sentOnce()
  await admin.query(AGAIN)
  await sendMail(deps, workOf(mail))
  const [first, second] = server.mails
  if (!first || !second) throw new Error('two mails came')
  const one = shownMail(first)
  const two = shownMail(second)
  expect(two.subject).toBe(one.subject)
  expect([one.calendars.length > 0, two.calendars]).toEqual([true, []])
  expect(idOf(second.raw)).not.toBe(idOf(first.raw))
  expect(await outbox()).toMatchObject([
    { status: 'gesendet', betreff: written?.betreff, text: written?.text, html: written?.html },
  ])
})

it('a mail that was sent stays in the outbox when it is overtaken while it waits to go again', async () => {
  const { server, deps, mail } = await sentOnce()
  await admin.query(AGAIN)
  await admin.query("update benutzer set status = 'inaktiv'")
  await sendMail(deps, workOf(mail))
  expect(server.mails).toHaveLength(1)
  expect(await outbox()).toMatchObject([{ status: 'gesendet' }])
})
