import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { periodAt } from '../../platform/jobs/recurring.ts'
import { raiseStand } from '../../platform/konfiguration/mandant.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { createTestFlotte, fahrzeugDriver, type TestFlotte } from '../../testing/fahrzeug.ts'
import { createPerson, createTestMandant, type TestMandant, type TestPerson } from '../../testing/mandant.ts'
import { expireAll } from '../buchung/expire.ts'
import { FAHRT_EXPIRY } from '../fahrzeug/frist/expire.ts'

const NOW = '2026-11-23T08:00:00Z'
const APPROVES = 'fahrzeug_freigabe_von_sonderfahrten'

let app: TestApp
let second: TestApp
let haus: TestMandant
let flotte: TestFlotte
let time = Temporal.Instant.from(NOW)

beforeAll(async () => {
  app = await testApp(NOW)
  second = await testApp(NOW, { database: app.database })
  haus = await createTestMandant(app, 'haus')
  flotte = await createTestFlotte(app, haus)
})

afterAll(async () => {
  await second.close()
  await app.close()
})

const { booked, rows, statusOf } = fahrzeugDriver(
  () => app,
  () => haus,
  () => flotte,
)

/** Exactly these people approve. */
async function approvers(...people: readonly TestPerson[]): Promise<void> {
  await haus.scoped(async (tx) => {
    await tx.raw("update benutzer set status = 'aktiv' where status = 'inaktiv'")
    await tx.raw('delete from benutzer_berechtigung where berechtigung = $1', [APPROVES])
    for (const { id } of people)
      await tx.raw(
        'insert into benutzer_berechtigung (mandant_id, benutzer_id, berechtigung) values ($1, $2, $3)',
        [haus.id, id, APPROVES],
      )
    await raiseStand(tx)
  })
}

beforeEach(async () => {
  await rows("update fahrzeug_buchung set status = 'storniert', gehalten_bis = null, gehalten_status = null")
  await approvers(flotte.freigabe)
})

/** The next period, on both servers at once. */
async function tick(): Promise<void> {
  time = time.add({ seconds: 30 })
  for (const one of [app, second]) one.clock.set(time.toString())
  const deps = ({ deps: all, jobs }: TestApp) => ({ ...all, pool: jobs.pool })
  await Promise.all([app, second].map((one) => expireAll(deps(one), FAHRT_EXPIRY, periodAt(time, 30))))
}

const askedOf = async (id: string) =>
  (await rows('select benutzer_id from fahrzeug_freigabe where fahrzeug_buchung_id = $1', [id])).map(
    ({ benutzer_id }) => benutzer_id,
  )

const mailsOf = async (id: string, typ: string) =>
  (
    await rows(
      'select empfaenger_id from benachrichtigung where objekt_id = $1 and typ = $2 order by erstellt, id',
      [id, typ],
    )
  ).map(({ empfaenger_id }) => empfaenger_id)

describe('an approval that nobody is left to decide', () => {
  it('is asked of those who may approve now', async () => {
    const id = await booked(flotte.fahrerin, { ausland: true })
    expect(await askedOf(id)).toEqual([flotte.freigabe.id])
    await approvers(haus.leitung)
    await tick()
    expect([await statusOf(id), await askedOf(id)]).toEqual(['vorgemerkt', [haus.leitung.id]])
    expect(await mailsOf(id, 'fahrtFreigabeNoetig')).toEqual([flotte.freigabe.id, haus.leitung.id])
    await tick()
    expect(await mailsOf(id, 'fahrtFreigabeNoetig')).toHaveLength(2)
  })

  it('is released when there is nobody, and its driver is told once', async () => {
    const id = await booked(flotte.fahrerin, { ausland: true })
    await approvers()
    await tick()
    expect([await statusOf(id), await askedOf(id)]).toEqual(['reserviert', []])
    expect(await mailsOf(id, 'fahrtFreigegeben')).toEqual([flotte.fahrerin.id])
    const audit = 'select aktion from protokoll where objekt_id = $1 order by xid, id'
    expect((await rows(audit, [id])).map(({ aktion }) => aktion)).toEqual(['bookFahrt', 'releaseVerwaiste'])
  })

  it('is released, too, when only its own driver could approve it', async () => {
    const driver = await haus.scoped(async (tx) => {
      const made = await createPerson(app, tx, 'allein', 'haus', ['fahrzeug_buchen'])
      await tx.raw(
        `insert into fuehrerschein (mandant_id, benutzer_id, ausgestellt_am, naechste_pruefung, klassen)
           values ($1, $2, '2016-11-23', '2027-11-23', '{B}')`,
        [haus.id, made.id],
      )
      await raiseStand(tx)
      return made
    })
    const id = await booked(driver, { ausland: true })
    await approvers(driver)
    await tick()
    expect([await statusOf(id), await askedOf(id)]).toEqual(['reserviert', []])
  })
})

describe('an approval that somebody can still decide', () => {
  it('stays with those who were asked', async () => {
    await approvers(flotte.freigabe, flotte.pruefer)
    const id = await booked(flotte.fahrerin, { ausland: true })
    await approvers(flotte.pruefer, haus.leitung)
    await tick()
    expect([await statusOf(id), (await askedOf(id)).toSorted()]).toEqual([
      'vorgemerkt',
      [flotte.freigabe.id, flotte.pruefer.id].toSorted(),
    ])
  })

  it('is not that of somebody who is inactive', async () => {
    const id = await booked(flotte.fahrerin, { ausland: true })
    await haus.scoped(async (tx) => {
      await tx.raw("update benutzer set status = 'inaktiv' where id = $1", [flotte.freigabe.id])
      await raiseStand(tx)
    })
    await tick()
    expect(await statusOf(id)).toBe('reserviert')
  })
})
