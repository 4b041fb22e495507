import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/freigabe'
import * as fuehrerscheinWire from '@platzwart/contract/operations/fuehrerschein'
import { beforeAll, describe, expect, it } from 'vitest'
import { build } from '../../platform/database/sql.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { raiseStand } from '../../platform/konfiguration/mandant.ts'
import { createPerson, type TestPerson } from '../../testing/mandant.ts'
import { flotte, flotteSuite, noteChange } from '../../testing/suites/flotte.ts'
import { app, fremd, haus, MONDAY } from '../../testing/suites/haus.ts'
import { requestFreigabe } from '../fahrt/requestFreigabe.ts'

let zweite: TestPerson

flotteSuite(MONDAY, { fremd: true })

beforeAll(async () => {
  zweite = await haus.scoped(async (tx) => {
    const person = await createPerson(app, tx, 'zweite', 'haus', [
      'fahrzeug_freigabe_von_sonderfahrten',
      'fahrzeug_buchen',
    ])
    await raiseStand(tx)
    return person
  })
})

let days = 0

interface Trip {
  readonly bucher?: TestPerson
  readonly fahrer?: TestPerson
  readonly von?: string
}

/** A trip abroad of a day of its own, with everybody asked who can be. */
async function special({ bucher = flotte.fahrerin, fahrer = bucher, von }: Trip = {}): Promise<string> {
  const id = uuidv7()
  const start = von
    ? Temporal.Instant.from(von)
    : Temporal.Instant.from('2027-01-01T08:00:00Z').add({ hours: 24 * days++ })
  const zeitraum = { von: start, bis: start.add({ hours: 4 }) }
  await haus.scoped(async (tx) => {
    await tx.run(
      build.insertInto('fahrzeug_buchung').values({
        mandant_id: haus.id,
        id,
        fahrzeug_id: flotte.golf,
        zeitraum,
        sperrzeitraum: zeitraum,
        status: 'vorgemerkt',
        benutzer_id: bucher.id,
        fahrer_id: fahrer.id,
        zielort: 'Kopenhagen',
        ausland: true,
        freigabe_gruende: ['ausland'],
      }),
    )
    const konfiguration = await app.deps.konfigurationen.current(tx)
    await requestFreigabe(tx, konfiguration, { id, benutzer_id: bucher.id, fahrer_id: fahrer.id })
  })
  return id
}

function decide(
  person: TestPerson | null,
  id: string,
  body: object,
  version: number | null = 1,
  host = haus.host,
) {
  return app.request(address(wire.decideFreigabe, { id }), {
    method: 'POST',
    host,
    ...(person ? { as: person.token } : {}),
    body,
    headers: version === null ? {} : { 'if-match': `"${version}"` },
  })
}

const approve = (person: TestPerson, id: string) => decide(person, id, { freigegeben: true })
const reject = (person: TestPerson, id: string, grund = 'Bitte die Bahn nehmen') =>
  decide(person, id, { freigegeben: false, grund })

function get(person: TestPerson | null, path: string, host = haus.host) {
  return app.request(path, { host, ...(person ? { as: person.token } : {}) })
}

async function rows(text: string, values: readonly unknown[] = []) {
  return haus.scoped(async (tx) => (await tx.raw<Record<string, unknown>>(text, values)).rows)
}

const tripOf = async (id: string) =>
  (await rows('select status, informationstext, version from fahrzeug_buchung where id = $1', [id]))[0]

describe('asking', () => {
  const askedFor = async (id: string) =>
    (await rows('select benutzer_id from fahrzeug_freigabe where fahrzeug_buchung_id = $1', [id])).map(
      (row) => row.benutzer_id,
    )

  it('reaches every approver but driver and booker', async () => {
    const all = [flotte.freigabe.id, zweite.id, haus.leitung.id].toSorted()
    expect((await askedFor(await special())).toSorted()).toEqual(all)
    const own = await special({ bucher: zweite })
    expect((await askedFor(own)).toSorted()).toEqual(all.filter((id) => id !== zweite.id))
    const both = await special({ bucher: haus.leitung, fahrer: zweite })
    expect(await askedFor(both)).toEqual([flotte.freigabe.id])
  })

  it('anew forgets what was decided about the trip as it was', async () => {
    const id = await special()
    await approve(flotte.freigabe, id)
    await haus.scoped(async (tx) => {
      const konfiguration = await app.deps.konfigurationen.current(tx)
      await requestFreigabe(tx, konfiguration, {
        id,
        benutzer_id: flotte.fahrerin.id,
        fahrer_id: flotte.fahrerin.id,
      })
    })
    const open = await rows(
      'select count(*)::int as n from fahrzeug_freigabe where fahrzeug_buchung_id = $1 and is_freigegeben is null',
      [id],
    )
    expect(open).toEqual([{ n: 3 }])
  })
})

describe('a decision', () => {
  it('releases the trip, and is told', async () => {
    const id = await special()
    const answer = await approve(flotte.freigabe, id)
    expect([answer.status, answer.json]).toEqual([
      200,
      expect.objectContaining({ status: 'reserviert', freigegeben: true, version: 2 }),
    ])
    expect(answer.json.freigaben).toContainEqual({
      benutzer: { id: flotte.freigabe.id, name: 'freigabe Muster' },
      isFreigegeben: true,
      freigegebenAt: '2026-11-23T08:00:00Z',
      grund: '',
    })
    const mails = await rows('select empfaenger_id from benachrichtigung where objekt_id = $1', [id])
    expect(mails).toContainEqual({ empfaenger_id: flotte.fahrerin.id })
    const audit = await rows('select aktion, akteur_id from protokoll where objekt_id = $1', [id])
    expect(audit).toEqual([{ aktion: 'approve', akteur_id: flotte.freigabe.id }])
  })

  it('against it cancels with its reason, and frees the car', async () => {
    const id = await special()
    const answer = await reject(flotte.freigabe, id)
    expect([answer.status, answer.json]).toEqual([
      200,
      expect.objectContaining({ status: 'storniert', informationstext: 'Bitte die Bahn nehmen' }),
    ])
    const audit = await rows('select aktion from protokoll where objekt_id = $1', [id])
    expect(audit).toEqual([{ aktion: 'reject' }])
    await rows(
      `insert into fahrzeug_buchung (mandant_id, id, fahrzeug_id, zeitraum, sperrzeitraum, status, benutzer_id, fahrer_id)
       select mandant_id, $2, fahrzeug_id, zeitraum, sperrzeitraum, 'reserviert', benutzer_id, fahrer_id
       from fahrzeug_buchung where id = $1`,
      [id, uuidv7()],
    )
  })

  it('against it needs a reason', async () => {
    const id = await special()
    for (const grund of ['', '   ']) {
      const answer = await reject(flotte.freigabe, id, grund)
      expect([answer.status, answer.json.code]).toEqual([422, 'freigabe.grundFehlt'])
    }
    expect(await tripOf(id)).toEqual({ status: 'vorgemerkt', informationstext: '', version: 1 })
  })

  it.each([
    ['no answer', {}, 'feld.fehlt'],
    ['an answer that is none', { freigegeben: 'ja' }, 'feld.typ'],
    ['a reason that is too long', { freigegeben: false, grund: 'x'.repeat(501) }, 'feld.zuLang'],
    ['a control character', { freigegeben: false, grund: 'a\u0007' }, 'feld.steuerzeichen'],
    ['somebody else as approver', { freigegeben: true, benutzerId: uuidv7() }, 'feld.unbekannt'],
  ])('refuses %s', async (_, body, code) => {
    const answer = await decide(flotte.freigabe, await special(), body)
    expect([answer.status, answer.json.issues]).toEqual([422, [expect.objectContaining({ code })]])
  })

  it('is about the trip that was looked at', async () => {
    const id = await special()
    expect((await decide(flotte.freigabe, id, { freigegeben: true }, null)).status).toBe(428)
    await rows('update fahrzeug_buchung set version = 2 where id = $1', [id])
    await noteChange(id)
    const stale = await decide(flotte.freigabe, id, { freigegeben: true }, 1)
    const said = { current: { id, version: 2 }, geaendert: { von: expect.any(String) } }
    expect([stale.status, stale.json]).toMatchObject([412, said])
    expect((await decide(flotte.freigabe, id, { freigegeben: true }, 2)).status).toBe(200)
  })

  it('is made once, whoever asks again', async () => {
    const id = await special()
    expect((await approve(flotte.freigabe, id)).status).toBe(200)
    for (const person of [flotte.freigabe, zweite]) {
      for (const again of [await approve(person, id), await reject(person, id)])
        expect([again.status, again.json.code]).toEqual([409, 'freigabe.schonEntschieden'])
    }
    expect(await tripOf(id)).toEqual({ status: 'reserviert', informationstext: '', version: 2 })
  })

  it('is told a second time when the same request comes again', async () => {
    const id = await special()
    const ask = () =>
      app.request(address(wire.decideFreigabe, { id }), {
        as: flotte.freigabe.token,
        host: haus.host,
        body: { freigegeben: true },
        headers: { 'if-match': '"1"', 'idempotency-key': `freigabe-${id}` },
      })
    const first = await ask()
    const second = await ask()
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.json).toEqual(first.json)
  })

  it('is nobody’s about a trip of their own', async () => {
    const driven = await special({ fahrer: zweite })
    const booked = await special({ bucher: zweite, fahrer: flotte.fahrer })
    for (const id of [driven, booked]) {
      for (const answer of [await approve(zweite, id), await reject(zweite, id)])
        expect([answer.status, answer.json.code]).toEqual([403, 'freigabe.nichtEigene'])
    }
  })

  it('is nobody’s who was not asked', async () => {
    const id = await special()
    const neu = await haus.scoped(async (tx) => {
      const person = await createPerson(app, tx, 'spaeter', 'haus', ['fahrzeug_freigabe_von_sonderfahrten'])
      await raiseStand(tx)
      return person
    })
    const answer = await approve(neu, id)
    expect([answer.status, answer.json.code, answer.json.detail]).toEqual([
      403,
      'freigabe.nichtGefragt',
      'User not found! Kein update der Sonderfreigabe möglich.',
    ])
    await rows('delete from benutzer_berechtigung where benutzer_id = $1', [neu.id])
    await haus.scoped(raiseStand)
  })

  it('comes too late after a cancellation', async () => {
    const id = await special()
    await rows("update fahrzeug_buchung set status = 'storniert' where id = $1", [id])
    const answer = await approve(flotte.freigabe, id)
    expect([answer.status, answer.json.code]).toEqual([409, 'buchung.schonStorniert'])
  })

  it('is not asked of an ordinary trip', async () => {
    const id = await special()
    await rows("update fahrzeug_buchung set freigabe_gruende = '{}', status = 'reserviert' where id = $1", [
      id,
    ])
    const answer = await approve(flotte.freigabe, id)
    expect([answer.status, answer.json.code]).toEqual([422, 'freigabe.nichtNoetig'])
  })

  it('needs a session, the permission, and one’s own Mandant', async () => {
    const id = await special()
    expect((await decide(null, id, { freigegeben: true })).status).toBe(401)
    expect((await approve(flotte.fuhrpark, id)).status).toBe(403)
    expect((await approve(flotte.fahrerin, id)).status).toBe(403)
    expect((await decide(fremd.leitung, id, { freigegeben: true })).status).toBe(401)
    expect((await decide(fremd.leitung, id, { freigegeben: true }, 1, fremd.host)).status).toBe(404)
    expect((await approve(flotte.freigabe, uuidv7())).status).toBe(404)
    expect(await tripOf(id)).toEqual({ status: 'vorgemerkt', informationstext: '', version: 1 })
  })

  it('is never made by GET', async () => {
    const id = await special()
    const path = address(wire.decideFreigabe, { id })
    expect((await get(flotte.freigabe, `${path}?freigegeben=true`)).status).toBe(404)
    expect((await get(flotte.freigabe, `${wire.listFreigaben.path}?buchung=${id}`)).status).toBe(200)
    expect(await tripOf(id)).toEqual({ status: 'vorgemerkt', informationstext: '', version: 1 })
  })
})

describe('two approvers in the same moment', () => {
  it('make one decision, a hundred times', async () => {
    const ids: string[] = []
    for (let i = 0; i < 100; i++) ids.push(await special())
    for (const [i, id] of ids.entries()) {
      const pair = await Promise.all([
        i % 2 === 0 ? approve(flotte.freigabe, id) : reject(flotte.freigabe, id),
        i % 3 === 0 ? approve(zweite, id) : reject(zweite, id),
      ])
      expect(pair.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const lost = pair.find(({ status }) => status === 409)
      expect(lost?.json.code).toBe('freigabe.schonEntschieden')
      const won = pair.find(({ status }) => status === 200)
      expect((await tripOf(id))?.status).toBe(won?.json.status)
    }
    const decided = await rows(
      `select fahrzeug_buchung_id from fahrzeug_freigabe
       where fahrzeug_buchung_id = any($1::uuid[]) and is_freigegeben is not null`,
      [ids],
    )
    expect(new Set(decided.map((row) => row.fahrzeug_buchung_id)).size).toBe(100)
    expect(decided).toHaveLength(100)
  }, 60_000)
})

describe('the list', () => {
  interface Page {
    readonly items: readonly { buchung: { id: string; von: string }; entscheidbar: boolean }[]
    readonly cursor: string | null
  }
  const list = async (query: string, person = flotte.freigabe) =>
    (await get(person, `${wire.listFreigaben.path}?${query}`)).json as unknown as Page

  it('has what waits, by start, and says whose it is to decide', async () => {
    const own = await special({ bucher: zweite, von: '2026-12-01T08:00:00Z' })
    const first = await list('limit=200', zweite)
    expect(first.items[0]).toMatchObject({ buchung: { id: own }, entscheidbar: false })
    const starts = first.items.map(({ buchung }) => buchung.von)
    expect(starts).toEqual(starts.toSorted())
    const others = await list('limit=200')
    expect(others.items[0]).toMatchObject({ buchung: { id: own }, entscheidbar: true })
    await approve(flotte.freigabe, own)
    expect((await list('limit=200')).items.map(({ buchung }) => buchung.id)).not.toContain(own)
  })

  it('has what was decided, the latest first, page by page without loss', async () => {
    const id = await special()
    app.clock.set('2026-11-23T08:05:00Z')
    await reject(zweite, id)
    app.clock.set('2026-11-23T08:00:00Z')
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: Page = await list(`entschieden=true&limit=20${cursor === '' ? '' : `&cursor=${cursor}`}`)
      expect(page.items.every(({ entscheidbar }) => !entscheidbar)).toBe(true)
      seen.push(...page.items.map(({ buchung }) => buchung.id))
      cursor = page.cursor
    }
    expect(seen[0]).toBe(id)
    expect(seen.length).toBeGreaterThan(100)
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('has a single one, decided or not', async () => {
    const id = await special()
    expect((await list(`buchung=${id}`)).items).toEqual([
      expect.objectContaining({ buchung: expect.objectContaining({ id }), entscheidbar: true }),
    ])
    await reject(zweite, id)
    expect((await list(`buchung=${id}`)).items[0]?.entscheidbar).toBe(false)
    expect((await get(flotte.freigabe, `${wire.listFreigaben.path}?buchung=${uuidv7()}`)).status).toBe(404)
    expect((await get(fremd.leitung, `${wire.listFreigaben.path}?buchung=${id}`, fremd.host)).status).toBe(
      404,
    )
  })

  it('is for approvers', async () => {
    expect((await get(null, wire.listFreigaben.path)).status).toBe(401)
    expect((await get(flotte.fahrerin, wire.listFreigaben.path)).status).toBe(403)
    expect((await get(fremd.leitung, wire.listFreigaben.path, fremd.host)).json).toEqual({
      items: [],
      cursor: null,
    })
  })

  it.each(['cursor=x', 'limit=0', 'buchung=x', 'entschieden=vielleicht'])('refuses %s', async (query) => {
    expect((await get(flotte.freigabe, `${wire.listFreigaben.path}?${query}`)).status).toBe(422)
  })
})

describe('the counts', () => {
  it('are for those who may know, and go down with each decision', async () => {
    const before = (await get(zweite, wire.countZaehler.path)).json as unknown as { freigaben: number }
    const id = await special()
    await special({ bucher: zweite })
    const after = await get(zweite, wire.countZaehler.path)
    expect(after.json).toEqual({ freigaben: before.freigaben + 1, fuehrerscheine: null })
    await approve(flotte.freigabe, id)
    expect((await get(zweite, wire.countZaehler.path)).json).toEqual({ ...before, fuehrerscheine: null })
  })

  it('tell checkers how many licences are due', async () => {
    const answer = await get(flotte.pruefer, wire.countZaehler.path)
    const list = await get(flotte.pruefer, fuehrerscheinWire.listFuehrerscheine.path)
    expect(answer.json).toEqual({ freigaben: null, fuehrerscheine: list.json.faellig })
    expect(list.json.faellig).toBeGreaterThan(0)
  })

  it('tell nothing to everybody else', async () => {
    for (const person of [haus.anna, flotte.fahrerin, flotte.fuhrpark])
      expect((await get(person, wire.countZaehler.path)).json).toEqual({
        freigaben: null,
        fuehrerscheine: null,
      })
    expect((await get(null, wire.countZaehler.path)).status).toBe(401)
  })
})
