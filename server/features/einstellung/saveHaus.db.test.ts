import type { EinstellungView } from '@platzwart/contract/einstellung'
import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/einstellung'
import * as startWire from '@platzwart/contract/operations/start'
import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'
import { createPerson, createTestMandant, type TestMandant, type TestPerson } from '../../testing/mandant.ts'
import { matchOfWert } from '../../testing/rows/matchOf.ts'

let app: TestApp
let haus: TestMandant

const STUFEN = 'fahrzeug.sauberkeitStufen'
const INSIDE = 'fahrzeug.sauberkeitMailInnen'
const OUTSIDE = 'fahrzeug.sauberkeitMailAussen'
const PRODUCT = ['sauber', 'leicht verschmutzt', 'verschmutzt', 'stark verschmutzt']

beforeAll(async () => {
  app = await testApp('2026-11-23T08:00:00Z')
  haus = await createTestMandant(app, 'haus')
})

afterAll(() => app.close())

beforeEach(() => haus.scoped((tx) => tx.raw('delete from einstellung_wert', [])))

const put = (person: TestPerson, path: string, body: object, headers: Record<string, string> = {}) =>
  app.request(path, { as: person.token, host: haus.host, method: 'PUT', body, headers })

const save = (aenderungen: readonly object[], person = haus.leitung) =>
  put(person, wire.saveHausEinstellungen.path, { aenderungen })

const saveOne = async (
  person: TestPerson,
  name: EinstellungName,
  body: Readonly<Record<string, unknown>>,
) => {
  const headers = body.schicht === 'mandant' ? await matchOfWert(haus, name) : {}
  return put(person, address(wire.saveEinstellung, { name }), body, headers)
}

const clear = (person: TestPerson, name: string) =>
  app.request(address(wire.clearEinstellung, { name }), {
    as: person.token,
    host: haus.host,
    method: 'DELETE',
  })

async function read(
  name: EinstellungName,
  path: string = wire.listHausEinstellungen.path,
  person = haus.leitung,
) {
  const views = (await app.request(path, { as: person.token, host: haus.host })).json as unknown
  return (views as EinstellungView[]).find((view) => view.name === name)
}

const stored = () =>
  haus.scoped(
    async (tx) =>
      (await tx.raw<{ option_name: string }>('select option_name from einstellung_wert order by 1', [])).rows,
  )

const stand = () =>
  haus.scoped(async (tx) => (await tx.raw<{ stand: number }>('select stand from mandant', [])).rows[0]?.stand)

describe("the house's settings", () => {
  it('are saved together, with an audit row for each, and hold for everybody from then on', async () => {
    const answer = await save([
      { name: 'fahrzeug.tageImVoraus', wert: 30, bisher: 90 },
      { name: 'fahrzeug.fensterZeit', wert: '07:30', bisher: '00:00' },
    ])
    expect(answer.status).toBe(200)
    expect(await read('fahrzeug.tageImVoraus')).toMatchObject({ wert: 30, herkunft: 'mandant', standard: 90 })
    expect(await read('fahrzeug.tageImVoraus', startWire.listEinstellungen.path, haus.anna)).toMatchObject({
      wert: 30,
      herkunft: 'mandant',
    })
    const trail = await haus.scoped((tx) =>
      tx.raw<{ nachher: { name: string } }>(
        "select nachher from protokoll where aktion = 'saveEinstellung' order by id desc limit 2",
        [],
      ),
    )
    expect(trail.rows.map(({ nachher }) => nachher.name).toSorted()).toEqual([
      'fahrzeug.fensterZeit',
      'fahrzeug.tageImVoraus',
    ])
  })

  it('go back to the product’s own value', async () => {
    await save([{ name: 'fahrzeug.tageImVoraus', wert: 30, bisher: 90 }])
    expect((await save([{ name: 'fahrzeug.tageImVoraus', wert: null, bisher: 30 }])).status).toBe(200)
    expect(await read('fahrzeug.tageImVoraus')).toMatchObject({ wert: 90, herkunft: 'default' })
    expect(await stored()).toEqual([])
  })

  it('of two who change one from the same state the second is told who was quicker, and what stands', async () => {
    const other = await haus.scoped((tx) =>
      createPerson(app, tx, 'zweite', 'haus', ['customizing_mandant_pflege']),
    )
    const path = address(wire.saveEinstellung, { name: 'fahrzeug.tageImVoraus' })
    const set = (who: TestPerson, wert: number, version?: number) =>
      put(who, path, { wert, schicht: 'mandant' }, version ? { 'if-match': `"${version}"` } : {})
    const both = await Promise.all([set(other, 30), set(other, 40)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 428])
    expect((await set(other, 50, 1)).status).toBe(204)
    const late = await set(haus.leitung, 60, 1)
    expect([late.status, late.json.code]).toEqual([412, 'anfrage.versionVeraltet'])
    expect(late.json).toMatchObject({
      current: { wert: 50, version: 2 },
      geaendert: { von: expect.stringMatching(/zweite/i), zeit: expect.any(String) },
    })
    expect((await set(haus.leitung, 60, 2)).status).toBe(204)
    // The page of all settings is told the same, and who one changes one's own for is nobody but oneself.
    const stale = await save([{ name: 'fahrzeug.tageImVoraus', wert: 70, bisher: 50 }], other)
    expect(stale.json.geaendert).toMatchObject({ von: expect.stringContaining(' ') })
    for (const wert of [5, 6])
      expect(
        (await saveOne(haus.anna, 'fahrzeug.erinnerungMinuten', { wert, schicht: 'benutzer' })).status,
      ).toBe(204)
  })

  it('are shown without the reader’s own value', async () => {
    await saveOne(haus.leitung, 'fahrzeug.erinnerungMinuten', { wert: 5, schicht: 'benutzer' })
    expect(await read('fahrzeug.erinnerungMinuten')).toMatchObject({ wert: 60, herkunft: 'default' })
    expect(await read('fahrzeug.erinnerungMinuten', startWire.listEinstellungen.path)).toMatchObject({
      wert: 5,
      herkunft: 'benutzer',
      darunter: { wert: 60, herkunft: 'default' },
    })
  })

  it('are not saved over somebody else’s change: 412 with what holds now', async () => {
    await save([{ name: 'fahrzeug.tageImVoraus', wert: 30, bisher: 90 }])
    const late = await save([
      { name: 'fahrzeug.tageImVoraus', wert: 60, bisher: 90 },
      { name: 'fahrzeug.zeitschritt', wert: 30, bisher: 15 },
    ])
    expect([late.status, late.json.code]).toEqual([412, 'anfrage.versionVeraltet'])
    const current = late.json.current as unknown as EinstellungView[]
    expect(current.find(({ name }) => name === 'fahrzeug.tageImVoraus')?.wert).toBe(30)
    expect(await read('fahrzeug.zeitschritt')).toMatchObject({ wert: 15 })
  })

  it('are all or none, each refusal at its own field', async () => {
    const before = await stand()
    const answer = await save([
      { name: 'fahrzeug.zeitschritt', wert: 30, bisher: 15 },
      { name: 'fahrzeug.tageImVoraus', wert: 731, bisher: 90 },
      { name: 'fahrzeug.fensterZeit', wert: '24:00', bisher: '00:00' },
      { name: 'gibtEsNicht', wert: 1, bisher: 1 },
    ])
    expect([answer.status, answer.json.code]).toEqual([422, 'einstellung.nichtGespeichert'])
    expect(answer.json.detail).toContain('Neuer Customizing Wert 731 konnte nicht in Schicht mandant')
    expect(answer.json.issues).toMatchObject([
      { code: 'einstellung.nichtGespeichert', field: 'fahrzeug.tageImVoraus' },
      { code: 'einstellung.bereich', field: 'fahrzeug.tageImVoraus', data: { min: 0, max: 730 } },
      { code: 'uhrzeit.ungueltig', field: 'fahrzeug.fensterZeit' },
      { code: 'einstellung.optionUnbekannt', field: 'gibtEsNicht' },
    ])
    expect([await stored(), await stand()]).toEqual([[], before])
  })

  it('change nothing, and wake nobody, when they are what they were', async () => {
    await save([{ name: 'fahrzeug.tageImVoraus', wert: 30, bisher: 90 }])
    const before = await stand()
    expect((await save([{ name: 'fahrzeug.tageImVoraus', wert: 30, bisher: 30 }])).status).toBe(200)
    expect(await stand()).toBe(before)
  })

  it('are for those who maintain them', async () => {
    const read403 = await app.request(wire.listHausEinstellungen.path, {
      as: haus.anna.token,
      host: haus.host,
    })
    const write403 = await save([{ name: 'fahrzeug.zeitschritt', wert: 30, bisher: 15 }], haus.anna)
    expect([read403.status, write403.status]).toEqual([403, 403])
    const nobody = await app.request(wire.listHausEinstellungen.path, { host: haus.host })
    expect(nobody.status).toBe(401)
  })

  it.each([
    ['nothing', []],
    ['too many at once', Array.from({ length: 101 }, () => ({ name: 'a', wert: 1, bisher: 1 }))],
    ['one that says not what it saw', [{ name: 'fahrzeug.zeitschritt', wert: 30 }]],
    ['one that says more', [{ name: 'fahrzeug.zeitschritt', wert: 30, bisher: 15, mehr: 1 }]],
    ['one without a name', [{ name: '', wert: 30, bisher: 15 }]],
  ])('are not %s', async (_, aenderungen) => expect((await save(aenderungen)).status).toBe(422))
})

describe('cleanliness', () => {
  it('refuses a threshold that is not one of the states, and lists them (E8)', async () => {
    const answer = await save([{ name: INSIDE, wert: 'dreckig', bisher: 'verschmutzt' }])
    expect(answer.status).toBe(422)
    expect(answer.json.issues).toMatchObject([
      { code: 'einstellung.nichtGespeichert' },
      {
        code: 'fahrzeug.sauberkeitUnbekannt',
        field: INSIDE,
        data: { werte: PRODUCT },
        detail:
          '„dreckig“ ist kein erlaubter Zustand. Erlaubt sind: sauber, leicht verschmutzt, verschmutzt, stark verschmutzt.',
      },
    ])
    const one = await saveOne(haus.leitung, INSIDE, { wert: 'dreckig', schicht: 'mandant' })
    expect(one.status).toBe(422)
    expect(one.json.issues).toMatchObject([
      { code: 'einstellung.nichtGespeichert', field: 'wert' },
      { code: 'fahrzeug.sauberkeitUnbekannt', field: 'wert' },
    ])
  })

  it('refuses to lose a state that a threshold is at, also by going back to the product’s states', async () => {
    const lost = await saveOne(haus.leitung, STUFEN, { wert: ['sauber', 'schlimm'], schicht: 'mandant' })
    expect(lost.json.issues).toMatchObject([
      {},
      { code: 'einstellung.stufeGebraucht', data: { wert: 'verschmutzt' } },
    ])
    const own = ['sauber', 'schlimm']
    const renamed = await save([
      { name: STUFEN, wert: own, bisher: PRODUCT },
      { name: OUTSIDE, wert: 'schlimm', bisher: 'verschmutzt' },
      { name: INSIDE, wert: '', bisher: 'verschmutzt' },
    ])
    expect(renamed.status).toBe(200)
    const back = await save([{ name: STUFEN, wert: null, bisher: own }])
    expect(back.json.issues).toMatchObject([{}, { code: 'einstellung.stufeGebraucht', field: STUFEN }])
    const threshold = await save([{ name: INSIDE, wert: null, bisher: '' }])
    expect(threshold.json.issues).toMatchObject([
      {},
      { code: 'fahrzeug.sauberkeitUnbekannt', field: INSIDE, data: { werte: own } },
    ])
  })

  it('keeps states and thresholds together when two change them at the same moment', async () => {
    for (let round = 0; round < 8; round++) {
      await haus.scoped((tx) => tx.raw('delete from einstellung_wert', []))
      const fewer = ['sauber', 'leicht verschmutzt', 'verschmutzt']
      const answers = await Promise.all([
        save([{ name: STUFEN, wert: fewer, bisher: PRODUCT }]),
        save([{ name: INSIDE, wert: 'stark verschmutzt', bisher: 'verschmutzt' }]),
        saveOne(haus.leitung, OUTSIDE, { wert: 'stark verschmutzt', schicht: 'mandant' }),
      ])
      expect(answers.filter(({ status }) => status >= 500)).toEqual([])
      const stufen = (await read(STUFEN))?.wert
      expect(stufen).toContain((await read(INSIDE))?.wert)
      expect(stufen).toContain((await read(OUTSIDE))?.wert)
    }
  })
})

describe('the vehicle report', () => {
  it('goes to addresses only', async () => {
    const answer = await save([
      { name: 'fahrzeug.berichtAdressen', wert: ['a@haus.example', 'nicht so'], bisher: [] },
    ])
    expect(answer.json.issues).toMatchObject([
      {},
      { code: 'einstellung.adresse', data: { wert: 'nicht so' }, field: 'fahrzeug.berichtAdressen' },
    ])
  })

  it('is the house’s, not a person’s', async () => {
    const name = 'benachrichtigung.fahrzeugBericht'
    const answer = await saveOne(haus.leitung, name, { wert: false, schicht: 'benutzer' })
    expect(answer.json.issues).toMatchObject([{}, { code: 'einstellung.nurMandant' }])
  })
})

describe('one’s own settings', () => {
  it.each([
    ['benachrichtigung.fahrzeugBuchung', false],
    ['fahrzeug.erinnerungMinuten', 120],
    ['fahrzeug.favoriten', []],
    ['leseraum.favoritGrundriss', ''],
  ] as const)('%s is everybody’s to set', async (name, wert) =>
    expect((await saveOne(haus.anna, name, { wert, schicht: 'benutzer' })).status).toBe(204),
  )

  it.each([
    ['fahrzeug.freigabeAbStunden', 0],
    ['fahrzeug.tageImVoraus', 730],
    ['fahrzeug.freigabeAusland', false],
    ['leseraum.maxBuchungenProWoche', 0],
    ['leseraum.hoechstdauer', 1500],
  ] as const)('%s is a limit, which nobody lifts for themselves', async (name, wert) => {
    const answer = await saveOne(haus.anna, name, { wert, schicht: 'benutzer' })
    expect([answer.status, answer.json.code]).toEqual([403, 'recht.fehlt'])
    expect(await stored()).toEqual([])
  })

  it.each([
    ['fahrzeug.freigabeAbStunden', 8],
    ['leseraum.maxBuchungenProWoche', 1],
  ] as const)('%s stays when the person takes away what the house set for them', async (name, wert) => {
    const body = { wert, schicht: 'benutzer', benutzerId: haus.anna.id }
    expect((await saveOne(haus.leitung, name, body)).status).toBe(204)
    const answer = await clear(haus.anna, name)
    expect([answer.status, answer.json.code]).toEqual([403, 'recht.fehlt'])
    expect(await read(name, startWire.listEinstellungen.path, haus.anna)).toMatchObject({
      wert,
      herkunft: 'benutzer',
    })
  })

  it('can be taken back, which leaves the next layer', async () => {
    const name = 'fahrzeug.erinnerungMinuten'
    await saveOne(haus.anna, name, { wert: 120, schicht: 'benutzer' })
    expect((await clear(haus.anna, name)).status).toBe(204)
    expect((await clear(haus.anna, name)).status).toBe(204)
    expect(await read(name, startWire.listEinstellungen.path, haus.anna)).toMatchObject({
      wert: 60,
      herkunft: 'default',
    })
  })

  it('of the house alone are not taken back as one’s own', async () => {
    const answer = await clear(haus.leitung, 'fahrzeug.zeitschritt')
    expect(answer.json.issues).toMatchObject([{}, { code: 'einstellung.nurMandant' }])
    expect((await clear(haus.leitung, 'nichts.davon')).json.code).toBe('einstellung.optionUnbekannt')
  })

  it('may be given to a person by those who maintain them', async () => {
    const body = { wert: 3, schicht: 'benutzer', benutzerId: haus.anna.id }
    expect((await saveOne(haus.leitung, 'fahrzeug.tageImVoraus', body)).status).toBe(204)
    expect(await read('fahrzeug.tageImVoraus', startWire.listEinstellungen.path, haus.anna)).toMatchObject({
      wert: 3,
      herkunft: 'benutzer',
      darunter: { wert: 90, herkunft: 'default' },
    })
  })
})
