import { describe, expect, it } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { admin, house, LENA, MANDANT, mailSuite, mails } from '../../testing/mailHouse.ts'
import { deleteExpired, type RetentionDeps } from './deleteExpired.ts'

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
    const deps: RetentionDeps = { pool: jobs.pool }
    const now = systemClock.now()
    const at = (hours: number) => {
      const then = now.add({ hours })
      return { name: then.toString(), von: then, now: then }
    }
    const left = async () => {
      const { rows } = await admin.query(
        'select (select count(*) from benachrichtigung)::int as mails, (select count(*) from wiederholschluessel)::int as answers',
      )
      return rows[0]
    }
    await deleteExpired(deps, at(23))
    expect(await left()).toEqual({ mails: 2, answers: 1 })
    await deleteExpired(deps, at(25))
    expect(await left()).toEqual({ mails: 2, answers: 0 })
    await answer()
    await deleteExpired(deps, at(25))
    expect(await left()).toEqual({ mails: 2, answers: 1 })
    await deleteExpired(deps, at(14 * 24 + 1))
    expect(await left()).toEqual({ mails: 0, answers: 0 })
  })

  it('goes to no house that has nothing to delete', async () => {
    const { jobs, queue } = await house(null, false)
    await queue(mails('direktReserviert'))
    await admin.query(
      "delete from auftragslauf; insert into mandant (id, name) select gen_random_uuid(), 'leer' || n from generate_series(1, 20) n",
    )
    const visited = async () => {
      const now = systemClock.now()
      await deleteExpired({ pool: jobs.pool }, { name: now.toString(), von: now, now })
      const { rows } = await admin.query<{ mandant_id: string }>(
        'delete from auftragslauf returning mandant_id',
      )
      return rows.map((row) => row.mandant_id)
    }
    expect(await visited()).toEqual([])
    await admin.query("update benachrichtigung set erstellt = now() - interval '15 days'")
    expect(await visited()).toEqual([MANDANT])
  })

  it('keeps the claims of days, months and years, and forgets those of moments', async () => {
    const { jobs } = await house(null, false)
    await admin.query('delete from auftragslauf')
    const periods = ['2026-10-25T08:00:30Z', '2026-10-25', '2026-10', '2026-Q3', '2026']
    for (const periode of periods)
      await admin.query('insert into auftragslauf (mandant_id, auftrag, periode) values ($1, $2, $3)', [
        MANDANT,
        'probe',
        periode,
      ])
    const then = systemClock.now().add({ hours: 60 * 24 })
    await deleteExpired({ pool: jobs.pool }, { name: then.toString(), von: then, now: then })
    const { rows } = await admin.query<{ periode: string }>(
      "select periode from auftragslauf where auftrag = 'probe' order by periode desc",
    )
    expect(rows.map(({ periode }) => periode)).toEqual(periods.slice(1).sort().reverse())
  })
})
