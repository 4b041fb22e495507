import { describe, expect, it } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { admin, house, MANDANT, mailSuite, mails, outbox, smtp } from '../../testing/mailHouse.ts'
import { queueLost } from './queueLost.ts'

mailSuite()

const periodIn = (minutes: number) => {
  const now = systemClock.now().add({ minutes })
  return { name: now.toString(), von: now, now }
}
const jobs = async () => {
  const { rows } = await admin.query<{ id: string }>(
    "select data ->> 'benachrichtigungId' as id from pgboss.job where name = 'mail' and state < 'completed' order by id",
  )
  return rows.map(({ id }) => id)
}

describe('a mail in the outbox without a job', () => {
  it('has one again a quarter of an hour later, once, and goes out', async () => {
    const server = await smtp()
    const { jobs: works, queue } = await house(server.url)
    await works.rest()
    await queue(mails('direktReserviert'))
    const ids = (await outbox()).map(({ id }) => id).toSorted()
    expect(ids).toHaveLength(2)
    await admin.query("delete from pgboss.job where data ->> 'benachrichtigungId' = $1", [ids[0]])

    await queueLost(works, works, periodIn(14))
    expect(await jobs()).toEqual([ids[1]])
    await queueLost(works, works, periodIn(16))
    expect(await jobs()).toEqual(ids)
    await queueLost(works, works, periodIn(17))
    expect(await jobs()).toEqual(ids)
    const { rows } = await admin.query("select ergebnis from auftragslauf where auftrag = 'verlorenePost'")
    expect(rows).toEqual([{ ergebnis: { verloren: 1 } }])

    await house(server.url)
    const stati = async () => (await outbox()).map(({ status }) => status)
    await expect.poll(stati, { timeout: 30_000 }).toEqual(['gesendet', 'gesendet'])
    expect(server.mails).toHaveLength(2)
  })

  it('is queued by one of two servers that look at the same moment', async () => {
    const { jobs: one, queue } = await house(null, false)
    const { jobs: other } = await house(null, false)
    await queue(mails('direktReserviert'))
    await admin.query('delete from pgboss.job')
    const period = periodIn(16)
    await Promise.all([queueLost(one, one, period), queueLost(other, other, period)])
    expect(await jobs()).toHaveLength(2)
  })

  it('is left alone when it was sent, or has failed for good', async () => {
    const { jobs: works, queue } = await house(null, false)
    await queue(mails('direktReserviert'))
    await admin.query(
      `delete from pgboss.job; update benachrichtigung set status = 'fehlgeschlagen', fehler = 'x' where mandant_id = '${MANDANT}'`,
    )
    await queueLost(works, works, periodIn(16))
    expect(await jobs()).toEqual([])
  })
})
