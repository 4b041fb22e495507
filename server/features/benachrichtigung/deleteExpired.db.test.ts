import { describe, expect, it } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { admin, house, LENA, MANDANT, mailSuite, mails } from '../../testing/mailHouse.ts'
import { type AufbewahrungDeps, deleteExpired } from './deleteExpired.ts'

mailSuite()

describe('retention', () => {
  it('deletes mails after 14 days and answers after 24 hours, in each Mandant, once in a period', async () => {
    const { jobs, queue } = await house(null, false)
    await queue(mails('direktReserviert'))
    const answer = () =>
      admin.query(
        `insert into wiederholschluessel (mandant_id, benutzer_id, schluessel, anfrage, status, antwort)
         values ('${MANDANT}', '${LENA}', 'k', '', 200, '')`,
      )
    await answer()
    const deps: AufbewahrungDeps = { pool: jobs.pool, mandanten: async () => [MANDANT] }
    const now = systemClock.now()
    const at = (hours: number) => {
      const then = now.add({ hours })
      return { name: then.toString(), von: then, now: then }
    }
    const left = async () => {
      const { rows } = await admin.query(
        'select (select count(*) from benachrichtigung)::int as mails, (select count(*) from wiederholschluessel)::int as antworten',
      )
      return rows[0]
    }
    await deleteExpired(deps, at(23))
    expect(await left()).toEqual({ mails: 2, antworten: 1 })
    await deleteExpired(deps, at(25))
    expect(await left()).toEqual({ mails: 2, antworten: 0 })
    await answer()
    await deleteExpired(deps, at(25))
    expect(await left()).toEqual({ mails: 2, antworten: 1 })
    await deleteExpired(deps, at(14 * 24 + 1))
    expect(await left()).toEqual({ mails: 0, antworten: 0 })
  })
})
