import { address } from '@platzwart/contract/operation'
import * as anlage from '@platzwart/contract/operations/datenschutz'
import * as fahrtWire from '@platzwart/contract/operations/fahrt'
import * as bookings from '@platzwart/contract/operations/leseraum'
import * as liveWire from '@platzwart/contract/operations/live'
import * as protokoll from '@platzwart/contract/operations/protokoll'
import { BERECHTIGUNGEN } from '@platzwart/domain/berechtigung/names'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FEATURES } from '../../features.ts'
import { NAMES_OTHERS, POLICIES } from '../../platform/http/policy.ts'
import { mailsOfAll } from '../../platform/mail/mails.ts'
import { cookieOf, type TestApp, testApp } from '../../testing/app.ts'
import { createTestFlotte } from '../../testing/fahrzeug.ts'
import { createPerson, createTestMandant, type TestMandant, type TestPerson } from '../../testing/mandant.ts'
import { type Document, readDocument, resolved, type Schema } from '../../testing/openapi.ts'
import { type DocumentedOperation, documentedOperations, House, sampleOf } from '../../testing/samples.ts'
import { fileInZip } from '../../testing/zip.ts'

let app: TestApp
let haus: TestMandant
let house: House
/** May do everything, and has nothing to do with what the others do. */
let pflege: TestPerson
let operations: readonly DocumentedOperation[]
let document: Document

beforeAll(async () => {
  app = await testApp('2026-11-23T08:00:00Z')
  haus = await createTestMandant(app, 'haus')
  house = new House(app, haus, await createTestFlotte(app, haus))
  const all = [...BERECHTIGUNGEN]
  pflege = await haus.scoped((tx) => createPerson(app, tx, 'pflege', 'haus', all))
  await haus.scoped((tx) =>
    tx.raw(
      `update benutzer set vorname = 'Kanarie' || vorname, personalnummer = 'PN-' || left(replace(id::text, '-', ''), 30)
       where mandant_id = $1 and id <> $2`,
      [haus.id, pflege.id],
    ),
  )
  // As many bookings as the samples make.
  for (const [option, wert] of [
    ['leseraum.maxBuchungenProWoche', '0'],
    ['leseraum.mehrerePlaetzeGleichzeitig', 'true'],
  ])
    await haus.scoped((tx) =>
      tx.raw(
        'insert into einstellung_wert (mandant_id, id, option_name, wert) values ($1, gen_random_uuid(), $2, $3)',
        [haus.id, option, wert],
      ),
    )
  await raise()
  ;({ document } = await readDocument(app))
  operations = (await documentedOperations(app)).filter(
    ({ operationId, path }) => path !== liveWire.live.path && POLICIES.get(operationId)?.who !== 'betreiber',
  )
  // So that there is something of everybody to be found.
  for (const person of [haus.anna, haus.ben, haus.leitung]) await house.booked(person)
  await house.booked(haus.anna, { zweitePerson: haus.ben.email })
  for (const operation of operations) await ask(operation, haus.leitung)
})

afterAll(() => app.close())

const raise = () =>
  haus.scoped((tx) => tx.raw('update mandant set stand = stand + 1 where id = $1', [haus.id]))

const setMode = (on: boolean) =>
  haus.scoped((tx) =>
    tx.raw(
      `update mandant set personalrat_seit = case when $2 then timestamptz '2026-11-01' end, personalrat_angekuendigt = null,
         personalrat_endet = null, mindestgruppe = 5, stand = stand + 1 where id = $1`,
      [haus.id, on],
    ),
  )

async function ask(operation: DocumentedOperation, who: TestPerson) {
  const { path, query, ...request } = await sampleOf(operation, house)
  return app.request(`${path}${query}`, { ...request, as: who.token, host: haus.host })
}

/** Names, addresses and personnel numbers of everybody of the house but who asks. */
async function known(): Promise<readonly string[]> {
  const { rows } = await haus.scoped((tx) =>
    tx.raw<{ name: string; email: string; personalnummer: string | null }>(
      `select vorname || ' ' || nachname as name, email, personalnummer from benutzer where mandant_id = $1 and id <> $2`,
      [haus.id, pflege.id],
    ),
  )
  return rows
    .flatMap(({ name, email, personalnummer }) => [name, email, personalnummer ?? ''])
    .filter((one) => one.length > 7)
}

/** Operations that tell somebody's name, with the first that they tell. */
async function tellers(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const operation of operations) {
    const { text } = await ask(operation, pflege)
    const name = (await known()).find((one) => text.includes(one))
    if (name !== undefined) found.set(operation.operationId, name)
  }
  return found
}

/** The trail as a file, which no text of an answer is. */
async function workbook(): Promise<Uint8Array> {
  const answer = await app.app.request(`http://localhost:3000${protokoll.exportProtokoll.path}`, {
    headers: { host: haus.host, cookie: cookieOf(pflege.token) },
  })
  expect(answer.status).toBe(200)
  return new Uint8Array(await answer.arrayBuffer())
}

const PEOPLE: ReadonlySet<string> = new Set([
  'vorname',
  'nachname',
  'email',
  'personalnummer',
  'namen',
  'bucher',
  'zweite',
  'fahrer',
  'benutzer',
  'akteur',
  'imAuftrag',
  'empfaenger',
  'pruefer',
  'erfasstVon',
  'gemeldetVon',
  'mitfahrer',
  'zielperson',
])

const COUNTS: ReadonlySet<unknown> = new Set(['integer', 'number', 'boolean'])

/** Whether people stand in what has this shape. */
function tellsPeople(named: Schema | undefined, deep = 0): boolean {
  if (named === undefined || deep > 12) return false
  const schema = resolved(named, document)
  if (tellsPeople(schema.items, deep + 1)) return true
  if (schema.anyOf?.some((one) => tellsPeople(one, deep + 1))) return true
  return Object.entries(schema.properties ?? {}).some(
    ([name, part]) => isPerson(name, resolved(part, document)) || tellsPeople(part, deep + 1),
  )
}

/** `von` is a time as a rule, and sometimes who it comes from. */
function isPerson(name: string, schema: Schema & { readonly pattern?: string }): boolean {
  if (name === 'von') return schema.type === 'string' && !schema.format && !schema.pattern
  // The annex has reasons under this name, and the overview drivers by their trips.
  if (name === 'namen') return schema.type !== 'array'
  return PEOPLE.has(name) && !COUNTS.has(schema.type)
}

/** Whoever has the address in the mail is the second person, whoever else they are signed in as: what they are told is about their own booking. */
const BY_MAIL: ReadonlySet<string> = new Set(['readZusage', 'acceptZusage', 'refuseZusage'])

/** Names nobody but its own people: asked by somebody else it names nobody. */
const namesNobody = (id: string) => {
  if (BY_MAIL.has(id)) return false
  const { stays } = NAMES_OTHERS.get(id) ?? {}
  return stays === undefined || stays === 'beteiligt'
}

describe('every operation', () => {
  it('whose answer has people in its shape has declared what becomes of them', () => {
    const paths = document.paths as never as Record<
      string,
      Record<
        string,
        { operationId: string; responses: Record<string, { content?: Record<string, { schema?: Schema }> }> }
      >
    >
    const silent = Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .filter(({ operationId }) => operations.some((one) => one.operationId === operationId))
      .filter(({ responses }) =>
        Object.entries(responses).some(
          ([status, { content }]) =>
            Number(status) < 300 && tellsPeople(content?.['application/json']?.schema),
        ),
      )
      .map(({ operationId }) => operationId)
      .filter((id) => Object.keys(NAMES_OTHERS.get(id) ?? {}).length === 0)
    expect(silent).toEqual([])
  })

  it('in a house in staff-council mode tells nobody’s name, mail or number, but for a declared reason', async () => {
    await setMode(true)
    const told = await tellers()
    expect([...told].filter(([id]) => namesNobody(id))).toEqual([])
    // Those that have a reason do name people, or their reason would be none.
    for (const id of ['listBenutzer', 'listFuehrerscheine', 'listHolders', 'listFahrer'])
      expect(told.has(id)).toBe(true)
  }, 240_000)

  it('tells the names in every other house, so that their absence means something', async () => {
    await setMode(false)
    const told = await tellers()
    for (const id of ['listLeseraumBuchungen', 'listFahrten', 'listProtokoll', 'listMails', 'listHistorie'])
      expect([id, told.has(id)]).toEqual([id, true])
  }, 240_000)
})

describe('every mail', () => {
  interface Waiting {
    readonly typ: string
    readonly daten: { readonly rolle?: string }
    readonly an: string
    readonly adresse: string
    readonly objekt_id: string
    readonly objekt_version: number
  }

  /** The mails that wait, each as it would be sent now. */
  async function written() {
    const { renderers } = mailsOfAll(FEATURES, app.deps.appPool)
    const { rows } = await haus.scoped((tx) =>
      tx.raw<Waiting>(
        `select n.typ, n.daten, n.objekt_id, n.objekt_version, b.vorname || ' ' || b.nachname as an, b.email as adresse
         from benachrichtigung n join benutzer b on b.mandant_id = n.mandant_id and b.id = n.empfaenger_id
         where n.mandant_id = $1 and n.status = 'wartend'`,
        [haus.id],
      ),
    )
    return Promise.all(
      rows.map(async (row) => {
        const mail = {
          typ: row.typ,
          daten: row.daten,
          objektId: row.objekt_id,
          objektVersion: row.objekt_version,
          empfaenger: { name: row.an, adresse: row.adresse, sprache: 'de' as const },
          absender: 'post@haus.example',
          origin: 'http://haus.localhost',
          mandant: { name: 'haus', zone: 'Europe/Berlin' },
          now: app.deps.clock.now(),
          personalrat: true,
        }
        for (const render of renderers) {
          const said = await render(mail, haus.id)
          // What is true no more is sent to nobody.
          if (said === 'untrue') return { ...row, said: '' }
          if (said) return { ...row, said: `${said.subject}${said.text}${said.invitation?.content ?? ''}` }
        }
        throw new Error(`nobody writes ${row.typ}`)
      }),
    )
  }

  it('that names somebody else in staff-council mode has said why', async () => {
    const names = await known()
    const telling = (await written()).filter(({ said, an, adresse }) =>
      names.some((name) => name !== an && name !== adresse && said.includes(name)),
    )
    const reason = ({ typ, daten }: Waiting) =>
      app.deps.namesInMails.find((one) => one.typ === typ && one.rolle === daten.rolle)?.stays ?? null
    expect(telling.length).toBeGreaterThan(0)
    expect(telling.filter((one) => reason(one) === null).map(({ typ, daten }) => [typ, daten.rolle])).toEqual(
      [],
    )
  })
})

describe('a house in staff-council mode', () => {
  beforeAll(() => setMode(true))

  const read = (path: string, who = pflege) => app.request(path, { as: who.token, host: haus.host })

  it('lets nobody be looked for by what they did, but oneself', async () => {
    const of = (path: string, field: string, value: string) => `${path}?${field}=${encodeURIComponent(value)}`
    const { path } = bookings.listLeseraumBuchungen
    expect(await read(of(path, 'email', haus.anna.email))).toMatchObject({
      status: 422,
      json: { code: 'personalrat.nichtNachPersonen', issues: [{ field: 'email' }] },
    })
    expect((await read(of(path, 'email', pflege.email))).status).toBe(200)
    const days = '&von=2026-01-01T00:00:00Z&bis=2026-12-31T00:00:00Z'
    expect((await read(of(path, 'suche', haus.anna.email) + days)).json.items).toEqual([])
    expect((await read(of(path, 'suche', '') + days)).json.items).not.toEqual([])
    for (const field of ['fahrerId', 'benutzerId']) {
      expect((await read(of(fahrtWire.listFahrten.path, field, haus.anna.id))).status).toBe(422)
      expect((await read(of(fahrtWire.listFahrten.path, field, pflege.id))).status).toBe(200)
    }
  })

  it('shows each their own, with whom they share it', async () => {
    const { text } = await read(bookings.listLeseraumBuchungen.path, haus.anna)
    expect(text).toContain(haus.anna.email)
  })

  it('shows nothing in the trail of what people do from day to day, and in no file of it', async () => {
    const search = async (suche: string) => {
      const { json } = await read(
        `${protokoll.listProtokoll.path}?suche=${encodeURIComponent(suche)}&limit=200`,
      )
      return json.items as unknown as readonly { verhalten: boolean; akteur: unknown; felder: unknown[] }[]
    }
    const dailyOf = (all: Awaited<ReturnType<typeof search>>) => all.filter(({ verhalten }) => verhalten)
    const booked = await house.booked(haus.anna)
    const all = await search('')
    expect(dailyOf([...all, ...(await search(haus.anna.email)), ...(await search(booked))])).toEqual([])
    // What is done for the house has a name as ever.
    expect(all.some(({ akteur }) => akteur !== null)).toBe(true)
    const sheet = fileInZip(await workbook(), 'xl/worksheets/sheet1.xml')
    const said = ['Protokoll exportiert', 'Kanarieanna', '>Gebucht<'].filter((one) => sheet.includes(one))
    expect(said).toEqual(['Protokoll exportiert'])
    await setMode(false)
    expect(dailyOf(await search(booked))).toHaveLength(1)
    await setMode(true)
  })

  it('keeps a name out of an answer that is given once more under its key', async () => {
    await setMode(false)
    const id = await house.booked(haus.anna)
    const cancel = () =>
      app.request(address(bookings.cancelLeseraumBuchung, { id }), {
        as: pflege.token,
        host: haus.host,
        method: 'POST',
        body: {},
        headers: { 'idempotency-key': 'noch-einmal' },
      })
    expect((await cancel()).text).toContain(haus.anna.email)
    await setMode(true)
    const again = await cancel()
    expect([again.status, again.text.includes(haus.anna.email)]).toEqual([200, false])
  })

  it('says in its annex who is named all the same, why, and to whom', async () => {
    const { namen, personalrat } = (await read(anlage.showAnlage.path)).json as unknown as anlage.Anlage
    expect(personalrat).toMatchObject({ an: true, mindestgruppe: 5 })
    const declared = [...NAMES_OTHERS].filter(([, { stays }]) => stays !== undefined).map(([id]) => id)
    expect(namen.flatMap(({ operationen }) => operationen).toSorted()).toEqual(declared.toSorted())
    const of = (reason: string) => namen.find(({ grund }) => grund === reason)
    // Who is written to may ask, too.
    for (const [reason, right, typ] of [
      ['freigabe', 'fahrzeug_freigabe_von_sonderfahrten', 'fahrtFreigabeNoetig'],
      ['uebergabe', 'fahrzeug_pflege', 'fahrtCheckOutFehlt'],
      ['fuehrerschein', 'fahrzeug_fuehrerscheinpruefung', 'fuehrerscheinFaellig'],
    ] as const) {
      expect(of(reason)?.leser).toContain(right)
      expect(of(reason)?.mails).toContain(typ)
    }
    expect(namen.flatMap(({ mails }) => mails)).not.toContain('fahrzeugSchaden')
  })
})
