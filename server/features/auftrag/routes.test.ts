import * as wire from '@platzwart/contract/operations/auftrag'
import { listFigures } from '@platzwart/contract/operations/berechtigung'
import { AUFTRAG_NAMES } from '@platzwart/domain/auftrag/names'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { claimPeriod, forMandant, noteResult } from '../../platform/jobs/forMandant.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { createTestFlotte, type TestFlotte } from '../../testing/fahrzeug.ts'
import { createTestMandant, type TestMandant, type TestPerson } from '../../testing/mandant.ts'

let app: TestApp
let haus: TestMandant
let other: TestMandant
let flotte: TestFlotte

beforeAll(async () => {
  app = await testApp('2026-11-23T08:00:00Z')
  haus = await createTestMandant(app, 'nordhafen')
  other = await createTestMandant(app, 'lindenau')
  flotte = await createTestFlotte(app, haus)
  for (let i = 0; i < 25; i++) {
    await forMandant(app.jobs.pool, haus.id, async (tx) => {
      const periode = `2026-11-23T08:00:${10 + i}Z`
      await claimPeriod(tx, 'fahrzeug.fristen', periode)
      await noteResult(tx, 'fahrzeug.fristen', periode, { storniert: i })
    })
  }
  await forMandant(app.jobs.pool, haus.id, (tx) => claimPeriod(tx, 'fahrzeug.bericht', '2026-10'))
})

afterAll(() => app.close())

const list = (person: TestPerson, { host } = haus) =>
  app.request(wire.listAuftraege.path, { as: person.token, host })

interface Auftrag {
  readonly auftrag: string
  readonly alleSekunden: number
  readonly ueberfaellig: boolean
  readonly laeufe: { readonly periode: string; readonly ergebnis: unknown }[]
}

const jobsOf = async (person: TestPerson, house = haus) =>
  (await list(person, house)).json as unknown as readonly Auftrag[]

describe('the jobs', () => {
  it('are shown with their last twenty runs, those of the reading rooms and of the vehicles', async () => {
    const auftraege = await jobsOf(flotte.fuhrpark)
    const names = auftraege.map(({ auftrag }) => auftrag)
    expect(names).toEqual([...names].sort())
    for (const name of [
      'leseraum.fristen',
      'fahrzeug.fristen',
      'fahrzeug.taeglich',
      'fahrzeug.bericht',
      'aufbewahrung',
    ])
      expect(names).toContain(name)
    const fristen = auftraege.find(({ auftrag }) => auftrag === 'fahrzeug.fristen')
    expect(fristen).toMatchObject({ alleSekunden: 30, ueberfaellig: false })
    expect(fristen?.laeufe).toHaveLength(20)
    expect(fristen?.laeufe[0]).toMatchObject({ periode: '2026-11-23T08:00:34Z', ergebnis: { storniert: 24 } })
    expect(auftraege.find(({ auftrag }) => auftrag === 'fahrzeug.bericht')?.laeufe).toMatchObject([
      { periode: '2026-10', ergebnis: null },
    ])
  })

  it('all have a name that people read', async () => {
    const names = (await jobsOf(haus.leitung)).map(({ auftrag }) => auftrag)
    expect(names.toSorted()).toEqual([...AUFTRAG_NAMES])
  })

  it('are late when they did not run for two periods', async () => {
    app.clock.set('2026-11-23T08:02:00Z')
    const late = (await jobsOf(haus.leitung)).filter(({ ueberfaellig }) => ueberfaellig)
    expect(late.map(({ auftrag }) => auftrag)).toEqual([
      'fahrzeug.fristen',
      'leseraum.fristen',
      'leseraum.warteliste',
    ])
  })

  it('are none about what the house does not have', async () => {
    const auftraege = (await jobsOf(other.leitung, other)).map(({ auftrag }) => auftrag)
    expect(auftraege).toContain('leseraum.fristen')
    expect(auftraege.filter((name) => /^fahr/.test(name))).toEqual([])
    const figures = await app.request(listFigures.path, { as: other.leitung.token, host: other.host })
    expect(figures.json).toContainEqual({ name: 'auftraege', anzahl: auftraege.length })
  })

  it('are those of one house', async () => {
    const runs = (await jobsOf(other.leitung, other)).flatMap(({ laeufe }) => laeufe)
    expect(runs).toEqual([])
  })

  it('are nothing for those who look after neither settings nor vehicles', async () => {
    for (const person of [haus.anna, flotte.fahrerin]) expect((await list(person)).status).toBe(403)
    expect((await app.request(wire.listAuftraege.path, { host: haus.host })).status).toBe(401)
  })
})
