import { describe, expect, it } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { admin, house, LARS, LENA, MANDANT, mailSuite, mails } from '../../testing/mailHouse.ts'
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

  it('keeps mails to somebody who is under a legal hold, and their places in queues', async () => {
    const { jobs, queue } = await house(null, false)
    await queue(mails('direktReserviert'))
    const plan = '01980000-0000-7000-8000-0000000000c1'
    const standort = '01980000-0000-7000-8000-0000000000c2'
    await admin.query(
      `insert into standort (mandant_id, id, name) values ('${MANDANT}', '${standort}', 'Hauptstelle')`,
    )
    await admin.query(
      `insert into grundriss (mandant_id, id, standort_id, bezeichnung, breite, hoehe) values ('${MANDANT}', '${plan}', '${standort}', 'Nord', 100, 100)`,
    )
    for (const id of [LENA, LARS])
      await admin.query(
        `insert into warteplatz (mandant_id, id, benutzer_id, grundriss_id, tag, zeitraum, mindestens, status, erstellt, beendet)
         values ('${MANDANT}', gen_random_uuid(), $1, '${plan}', '2026-03-04', '[2026-03-04 09:00Z, 2026-03-04 11:00Z)', 60, 'vorbei', now(), now())`,
        [id],
      )
    await admin.query(
      `insert into loeschsperre (mandant_id, id, benutzer_id, grund, erstellt_von) values ('${MANDANT}', gen_random_uuid(), $1, 'Streit', $1)`,
      [LENA],
    )
    const old = (hours: number) => {
      const then = systemClock.now().add({ hours: 15 * 24 + hours })
      return deleteExpired({ pool: jobs.pool }, { name: then.toString(), von: then, now: then })
    }
    const left = async () => {
      const { rows } = await admin.query(
        'select empfaenger_id as id from benachrichtigung union all select benutzer_id from warteplatz',
      )
      return rows.map(({ id }) => id)
    }
    await old(0)
    expect(await left()).toEqual([LENA, LENA])
    await admin.query('delete from loeschsperre')
    await old(1)
    expect(await left()).toEqual([])
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
