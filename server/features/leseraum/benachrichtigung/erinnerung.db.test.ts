import { describe, expect, it } from 'vitest'
import { clockAt } from '../../../platform/clock.ts'
import { admin, house, mailSuite, mails, outbox, smtp, stored, workOf } from '../../../testing/mailHouse.ts'
import { sendMail } from '../../benachrichtigung/sendMail.ts'

mailSuite()

const AT_TEN = '2026-11-21T10:00:00Z'
const AT_NOON = '2026-11-21T12:00:00Z'

/** To how many people a reminder goes out that has waited for so long, by what the booking (from nine to twelve) is then. */
async function reminded(status: string, waited: string, now = AT_TEN): Promise<number> {
  const server = await smtp()
  const { queue, deps } = await house(server.url, false)
  await stored(status)
  await queue(mails('begonnen'))
  await admin.query('update benachrichtigung set erstellt = now() - $1::interval', [waited])
  const then = { ...deps, clock: clockAt(Temporal.Instant.from(now)) }
  for (const row of await outbox()) await sendMail(then, workOf(row))
  // What is not sent leaves the outbox.
  expect(await outbox()).toHaveLength(server.mails.length)
  return server.mails.length
}

describe('a reminder of a seat that waited for the mail server', () => {
  it.each(['durchgeführt', 'storniert'])('is dropped when the booking is %s by then', async (status) => {
    expect(await reminded(status, '2 hours')).toBe(0)
  })

  it('is dropped when the booking is over, which stays reserved where nobody has to check in', async () => {
    expect(await reminded('reserviert', '2 hours', AT_NOON)).toBe(0)
  })

  it('goes out while somebody can still come', async () => {
    expect(await reminded('reserviert', '2 hours')).toBe(2)
  })

  it('is not asked about when it goes out at once', async () => {
    expect(await reminded('durchgeführt', '1 minute')).toBe(2)
  })
})
