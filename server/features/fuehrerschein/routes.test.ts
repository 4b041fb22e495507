import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/fuehrerschein'
import { beforeEach, describe, expect, it } from 'vitest'
import { raiseStand } from '../../platform/konfiguration/mandant.ts'
import { giveLicence, setSetting } from '../../testing/fahrzeug.ts'
import { createPerson, createTestMandant, type TestPerson } from '../../testing/mandant.ts'
import { flotte, flotteSuite } from '../../testing/suites/flotte.ts'
import { app, fremd, haus, MONDAY } from '../../testing/suites/haus.ts'

flotteSuite(MONDAY, { fremd: true })

function get(person: TestPerson | null, path: string, host = haus.host) {
  return app.request(path, { host, ...(person ? { as: person.token } : {}) })
}

const CARD = {
  nummer: 'B072RRE2I55',
  ausgestelltAm: '2015-03-01',
  gueltigBis: '2030-03-01',
  beschraenkungen: '01.06',
  zusatzinfo: 'trägt eine Brille',
  klassen: ['AM', 'B', 'L'],
}

function save(benutzerId: string, body: object, version?: number, person: TestPerson = flotte.pruefer) {
  return app.request(address(wire.saveFuehrerschein, { benutzerId }), {
    method: 'PUT',
    as: person.token,
    host: haus.host,
    body: { ...CARD, ...body },
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
  })
}

function check(benutzerId: string, body: object, person: TestPerson = flotte.pruefer) {
  return app.request(address(wire.checkFuehrerschein, { benutzerId }), {
    as: person.token,
    host: haus.host,
    body,
  })
}

const versionOf = async (benutzerId: string) =>
  Number((await get(flotte.pruefer, address(wire.readFuehrerschein, { benutzerId }))).json.version)

const codesOf = (answer: Awaited<ReturnType<typeof save>>) =>
  (answer.json.issues as unknown as { code: string; field?: string }[]).map(({ code, field }) => [
    code,
    field,
  ])

/** Somebody new who may book, without a licence. */
async function newDriver(name: string): Promise<TestPerson> {
  return haus.scoped(async (tx) => {
    const person = await createPerson(app, tx, name, 'haus', ['fahrzeug_buchen'])
    await raiseStand(tx)
    return person
  })
}

describe('one’s own licence', () => {
  it('is for everybody, with what it covers', async () => {
    const own = await get(flotte.fahrerin, wire.readOwnFuehrerschein.path)
    expect([own.status, own.json]).toEqual([
      200,
      expect.objectContaining({
        klassen: ['AM', 'B', 'L'],
        faehrt: ['AM', 'B1', 'B', 'L'],
        naechstePruefung: '2027-11-23',
        stand: 'gut',
        fahrverbot: false,
        version: 1,
      }),
    ])
  })

  it('is missing without one', async () => {
    const own = await get(flotte.ohne, wire.readOwnFuehrerschein.path)
    expect([own.status, own.json]).toEqual([
      200,
      expect.objectContaining({ stand: 'fehlt', version: 0, klassen: [], naechstePruefung: null }),
    ])
    expect((await get(haus.anna, wire.readOwnFuehrerschein.path)).status).toBe(200)
  })
})

describe('who may see and write', () => {
  const paths = () => [
    wire.listFuehrerscheine.path,
    address(wire.readFuehrerschein, { benutzerId: flotte.fahrer.id }),
    address(wire.listFuehrerscheinPruefungen, { benutzerId: flotte.fahrer.id }),
  ]

  it('is nobody without a session, without the permission, or from another Mandant', async () => {
    for (const path of paths()) {
      expect([path, (await get(null, path)).status]).toEqual([path, 401])
      expect([path, (await get(flotte.fahrer, path)).status]).toEqual([path, 403])
      expect([path, (await get(flotte.fuhrpark, path)).status]).toEqual([path, 403])
      expect([path, (await get(fremd.leitung, path)).status]).toEqual([path, 401])
    }
    expect((await get(null, wire.readOwnFuehrerschein.path)).status).toBe(401)
    expect((await save(flotte.fahrer.id, {}, 1, flotte.fahrer)).status).toBe(403)
    expect((await check(flotte.fahrer.id, { inOrdnung: true }, flotte.fuhrpark)).status).toBe(403)
  })

  it('finds nobody of another Mandant, and nobody who does not drive', async () => {
    for (const id of [flotte.fahrer.id, haus.anna.id]) {
      const host = id === haus.anna.id ? haus.host : fremd.host
      const person = id === haus.anna.id ? flotte.pruefer : fremd.leitung
      expect((await get(person, address(wire.readFuehrerschein, { benutzerId: id }), host)).status).toBe(404)
      expect(
        (await get(person, address(wire.listFuehrerscheinPruefungen, { benutzerId: id }), host)).status,
      ).toBe(404)
      const put = await app.request(address(wire.saveFuehrerschein, { benutzerId: id }), {
        method: 'PUT',
        as: person.token,
        host,
        body: CARD,
      })
      expect(put.status).toBe(404)
      const note = await app.request(address(wire.checkFuehrerschein, { benutzerId: id }), {
        as: person.token,
        host,
        body: { inOrdnung: true },
      })
      expect(note.status).toBe(404)
    }
  })

  it('is switched off with the module', async () => {
    const klein = await createTestMandant(app, 'klein')
    const answer = await get(klein.leitung, wire.readOwnFuehrerschein.path, klein.host)
    expect([answer.status, answer.json.code]).toEqual([404, 'modul.aus'])
  })

  it('never lets checkers write or check their own', async () => {
    const own = haus.leitung
    for (const answer of [
      await save(own.id, {}, await versionOf(own.id), own),
      await check(own.id, { inOrdnung: true }, own),
    ])
      expect([answer.status, answer.json.code]).toEqual([422, 'fuehrerschein.nichtEigener'])
  })
})

describe('the card', () => {
  it('is written for somebody who has none, and lets nobody drive before a check', async () => {
    const neu = await newDriver('neu')
    expect(await versionOf(neu.id)).toBe(0)
    const saved = await save(neu.id, {}, 0)
    expect([saved.status, saved.json]).toEqual([
      200,
      expect.objectContaining({ ...CARD, stand: 'fehlt', naechstePruefung: null, version: 1 }),
    ])
  })

  it('needs the version that was read', async () => {
    const { id } = flotte.fahrer
    expect((await save(id, {})).status).toBe(428)
    const stale = await save(id, {}, 99)
    expect([stale.status, stale.json.current]).toEqual([412, expect.objectContaining({ version: 1 })])
    expect((await save(id, {}, 0)).status).toBe(412)
    expect((await save(flotte.ohne.id, {}, 3)).status).toBe(412)
  })

  it('is written once when two create it at the same moment', async () => {
    const neu = await newDriver('zugleich')
    const both = await Promise.all([save(neu.id, {}), save(neu.id, { nummer: 'X2' }, 0, haus.leitung)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([
      200,
      expect.toSatisfy((n) => n === 412 || n === 428),
    ])
    expect(await versionOf(neu.id)).toBe(1)
  })

  it('keeps each class once, in one order', async () => {
    const neu = await newDriver('klassen')
    const saved = await save(neu.id, { klassen: ['L', 'CE', 'B', 'B'] })
    expect(saved.json.klassen).toEqual(['B', 'CE', 'L'])
    expect(saved.json.faehrt).toContain('BE')
  })

  it('can be written without the day of its issue, and says that nothing can be driven with it', async () => {
    const neu = await newDriver('schrittweise')
    const saved = await save(neu.id, { ausgestelltAm: null })
    expect([saved.status, saved.json.ausgestelltAm, saved.json.stand]).toEqual([200, null, 'fehlt'])
    expect((await check(neu.id, { inOrdnung: true })).status).toBe(201)
    const half = (await get(flotte.pruefer, address(wire.readFuehrerschein, { benutzerId: neu.id }))).json
    expect([half.stand, half.version]).toEqual(['unvollstaendig', 2])
    const whole = await save(neu.id, {}, 2)
    expect([whole.status, whole.json.stand]).toEqual([200, 'gut'])
  })

  it.each([
    ['an unknown class', { klassen: ['B', 'Q'] }, [['feld.auswahl', 'klassen.1']]],
    ['classes that are no list', { klassen: 'B' }, [['feld.typ', 'klassen']]],
    ['no classes at all', { klassen: undefined }, [['feld.fehlt', 'klassen']]],
    ['a day that is none', { ausgestelltAm: '2026-02-30' }, [['tag.ungueltig', 'ausgestelltAm']]],
    ['a German day', { gueltigBis: '01.02.2030' }, [['tag.ungueltig', 'gueltigBis']]],
    ['a number that is too long', { nummer: 'x'.repeat(41) }, [['feld.zuLang', 'nummer']]],
    ['a control character', { zusatzinfo: 'a\u0000b' }, [['feld.steuerzeichen', 'zusatzinfo']]],
    [
      'restrictions that are too long',
      { beschraenkungen: 'x'.repeat(301) },
      [['feld.zuLang', 'beschraenkungen']],
    ],
    ['a field of its own', { naechstePruefung: '2040-01-01' }, [['feld.unbekannt', undefined]]],
    ['a ban that is no yes or no', { fahrverbot: 'ja' }, [['feld.typ', 'fahrverbot']]],
    [
      'an end before its issue',
      { ausgestelltAm: '2020-01-02', gueltigBis: '2020-01-01' },
      [['fuehrerschein.ablaufVorAusstellung', 'gueltigBis']],
    ],
    [
      'days of a ban without one',
      { fahrverbotVon: '2026-12-01' },
      [['fuehrerschein.tageOhneFahrverbot', 'fahrverbot']],
    ],
    [
      'a ban from after its end',
      { fahrverbot: true, fahrverbotVon: '2026-12-02', fahrverbotBis: '2026-12-01' },
      [['fuehrerschein.fahrverbotReihenfolge', 'fahrverbotBis']],
    ],
  ])('refuses %s', async (_, body, codes) => {
    const version = await versionOf(flotte.fahrer.id)
    const answer = await save(flotte.fahrer.id, body, version)
    expect([answer.status, codesOf(answer)]).toEqual([422, codes])
    expect(await versionOf(flotte.fahrer.id)).toBe(version)
  })

  it('bars its holder with a ban, one without days until further notice', async () => {
    const neu = await newDriver('verboten')
    await giveLicence(app, haus, neu.id)
    const saved = await save(neu.id, { fahrverbot: true }, 1)
    expect([saved.status, saved.json.stand]).toEqual([200, 'gesperrt'])
    const days = { fahrverbot: true, fahrverbotVon: '2026-10-01', fahrverbotBis: '2026-11-22' }
    const over = await save(neu.id, days, 2)
    expect([over.status, over.json.stand]).toEqual([200, 'gut'])
  })
})

describe('a check', () => {
  let person: TestPerson
  let nr = 0
  beforeEach(async () => {
    person = await newDriver(`geprueft${nr++}`)
    await save(person.id, {})
  })

  it('of today leads to the next in six months, and is noted', async () => {
    const noted = await check(person.id, { inOrdnung: true, notiz: 'Original gesehen' })
    expect([noted.status, noted.json]).toEqual([
      201,
      expect.objectContaining({
        geprueftAm: '2026-11-23',
        naechstePruefung: '2027-05-23',
        pruefer: 'pruefer Muster',
        klassen: CARD.klassen,
        inOrdnung: true,
        notiz: 'Original gesehen',
      }),
    ])
    const licence = (await get(flotte.pruefer, address(wire.readFuehrerschein, { benutzerId: person.id })))
      .json
    expect(licence).toMatchObject({
      letztePruefung: '2026-11-23',
      naechstePruefung: '2027-05-23',
      pruefer: 'pruefer Muster',
      stand: 'gut',
      version: 2,
    })
    const notes = await get(
      flotte.pruefer,
      address(wire.listFuehrerscheinPruefungen, { benutzerId: person.id }),
    )
    expect(notes.json).toEqual([noted.json])
  })

  it('goes by the house’s interval, and no further', async () => {
    await setSetting(haus, 'fahrzeug.fuehrerscheinIntervallMonate', '3')
    const far = await check(person.id, { inOrdnung: true, naechstePruefung: '2027-02-24' })
    expect([far.status, codesOf(far)]).toEqual([422, [['fuehrerschein.naechsteZuWeit', 'naechstePruefung']]])
    expect(far.json.detail).toBe(
      'Die nächste Prüfung darf höchstens 3 Monate nach dieser liegen, also bis zum 23.02.2027.',
    )
    const noted = await check(person.id, { inOrdnung: true, naechstePruefung: '2027-02-23' })
    expect([noted.status, noted.json.naechstePruefung]).toEqual([201, '2027-02-23'])
    await setSetting(haus, 'fahrzeug.fuehrerscheinIntervallMonate', '6')
  })

  it('that was not in order is noted, and leaves the licence due', async () => {
    await check(person.id, { inOrdnung: true, geprueftAm: '2026-11-01' })
    const bad = await check(person.id, { inOrdnung: false, notiz: 'Karte unleserlich' })
    expect([bad.status, bad.json.inOrdnung]).toEqual([201, false])
    const licence = (await get(flotte.pruefer, address(wire.readFuehrerschein, { benutzerId: person.id })))
      .json
    expect([licence.letztePruefung, licence.naechstePruefung]).toEqual(['2026-11-01', '2026-11-23'])
    expect(licence.stand).toBe('ueberfaellig')
  })

  it.each([
    ['a day ahead', { geprueftAm: '2026-11-24' }, [['fuehrerschein.pruefungVoraus', 'geprueftAm']]],
    [
      'a next one before it',
      { geprueftAm: '2026-11-20', naechstePruefung: '2026-11-20' },
      [['fuehrerschein.naechsteVorPruefung', 'naechstePruefung']],
    ],
    ['a day that is none', { geprueftAm: '2026-13-01' }, [['tag.ungueltig', 'geprueftAm']]],
    ['no word on its outcome', { inOrdnung: undefined }, [['feld.fehlt', 'inOrdnung']]],
    ['a note that is too long', { notiz: 'x'.repeat(501) }, [['feld.zuLang', 'notiz']]],
    ['a picture', { bild: 'data:' }, [['feld.unbekannt', undefined]]],
  ])('refuses %s', async (_, body, codes) => {
    const answer = await check(person.id, { inOrdnung: true, ...body })
    expect([answer.status, codesOf(answer)]).toEqual([422, codes])
    expect(await versionOf(person.id)).toBe(1)
  })

  it('needs a licence', async () => {
    const none = await newDriver(`keiner${nr}`)
    const answer = await check(none.id, { inOrdnung: true })
    expect([answer.status, answer.json.code]).toEqual([422, 'fuehrerschein.fehlt'])
  })

  it('stays as it is: the application can empty its note, and change nothing', async () => {
    await check(person.id, { inOrdnung: true, notiz: 'so war es' })
    const set = (what: string) =>
      haus.scoped((tx) =>
        tx.raw(`update fuehrerschein_pruefung set ${what} where benutzer_id = $1`, [person.id]),
      )
    await expect(set("notiz = 'anders'")).rejects.toThrow(/never another/)
    await expect(set('in_ordnung = false')).rejects.toThrow(/permission denied/)
    await set("notiz = ''")
    const { rows } = await haus.scoped((tx) =>
      tx.raw('select notiz, in_ordnung from fuehrerschein_pruefung where benutzer_id = $1', [person.id]),
    )
    expect(rows).toEqual([{ notiz: '', in_ordnung: true }])
  })

  it('is told in the audit trail without the card’s number', async () => {
    await check(person.id, { inOrdnung: true, notiz: 'geheim' })
    const rows = await haus.scoped((tx) =>
      tx.raw<{ aktion: string; nachher: object }>(
        "select aktion, nachher from protokoll where objekt = 'fuehrerschein' and objekt_id = $1 order by xid, id",
        [person.id],
      ),
    )
    expect(rows.rows.map(({ aktion }) => aktion)).toEqual(['saveFuehrerschein', 'checkFuehrerschein'])
    expect(JSON.stringify(rows.rows)).not.toMatch(/B072RRE2I55|geheim|Brille/)
  })
})

describe('a check that two enter', () => {
  it('is noted once, by whoever was first, and the other one is told so', async () => {
    const person = await newDriver('zweimal')
    await save(person.id, {})
    const checkers = [flotte.pruefer, haus.leitung]
    const answers = await Promise.all(checkers.map((who) => check(person.id, { inOrdnung: true }, who)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422])
    const late = answers.find(({ status }) => status === 422)
    expect(late && codesOf(late)).toEqual([['fuehrerschein.schonGeprueft', 'geprueftAm']])
    expect(late?.json.title).toMatch(
      /^Diese Prüfung vom \d{2}\.\d{2}\.\d{4} ist schon eingetragen, von \w+ Muster\./,
    )
    expect((await check(person.id, { inOrdnung: true })).status).toBe(422)
    const notes = await get(
      flotte.pruefer,
      address(wire.listFuehrerscheinPruefungen, { benutzerId: person.id }),
    )
    expect(notes.json).toHaveLength(1)
    expect((await check(person.id, { inOrdnung: false })).status).toBe(201)
  })
})

describe('whom to show a licence to', () => {
  it('is told to everybody of the house: who else may check it, by name and address', async () => {
    const asked = await get(flotte.fahrerin, wire.listPruefer.path)
    expect(asked.status).toBe(200)
    const people = asked.json as unknown as { id: string; name: string; email: string }[]
    expect(people).toContainEqual({
      id: flotte.pruefer.id,
      name: 'pruefer Muster',
      email: expect.stringContaining('pruefer@'),
    })
    expect(people.some(({ id }) => id === flotte.fahrerin.id)).toBe(false)
    const own = (await get(flotte.pruefer, wire.listPruefer.path)).json as unknown as { id: string }[]
    expect(own.some(({ id }) => id === flotte.pruefer.id)).toBe(false)
    expect((await get(null, wire.listPruefer.path)).status).toBe(401)
  })
})
