import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { address } from '@platzwart/contract/operation'
import * as fahrt from '@platzwart/contract/operations/fahrt'
import * as fuhrpark from '@platzwart/contract/operations/fuhrpark'
import * as wire from '@platzwart/contract/operations/suche'
import fc from 'fast-check'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withMarks } from '../../../platform/database/marks.ts'
import { ready, STATEMENTS } from '../../../platform/database/tx.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { ownKonfiguration } from '../../../platform/konfiguration/lockKonfiguration.ts'
import { raiseStand } from '../../../platform/konfiguration/mandant.ts'
import { withAdmin } from '../../../platform/migrate/session.ts'
import { type TestApp, testApp } from '../../../testing/app.ts'
import { createTestFlotte, type TestFlotte, ZUSTAND } from '../../../testing/fahrzeug.ts'
import { fleetAnswers, type Window } from '../../../testing/kept/fleetAnswers.ts'
import { askTwice, askTwiceAfterLate, snapshotPool, UNSAID } from '../../../testing/kept/keptCall.ts'
import { readWhileWriting } from '../../../testing/kept/readWhileWriting.ts'
import { createTestMandant, type TestMandant, type TestPerson } from '../../../testing/mandant.ts'
import { at, servers, twoServers } from '../../../testing/suites/twoServers.ts'

/** As the suite's clock begins: a Monday, 09:00 in Berlin. */
const NOW = Temporal.Instant.from('2026-11-23T08:00:00Z')

let haus: TestMandant
let flotte: TestFlotte
let snapshots: pg.Pool

twoServers(async (first) => {
  haus = await createTestMandant(first, 'haus')
  flotte = await createTestFlotte(first, haus)
})

beforeAll(async () => {
  snapshots = snapshotPool(servers[0])
  await Promise.all([1, 2].map(() => snapshots.query('select 1')))
  for (const server of servers) server.clock.set(NOW.toString())
})

afterAll(() => snapshots.end())

const people = () => [flotte.fahrerin, flotte.fahrer, flotte.fuhrpark] as const

/** Within a day, over a midnight, of days, soon, and longer than what is kept day by day. */
const WINDOWS = [
  ['2026-11-23T08:30:00Z', '2026-11-23T10:00:00Z'],
  ['2026-11-24T08:00:00Z', '2026-11-24T12:00:00Z'],
  ['2026-11-24T22:00:00Z', '2026-11-25T02:00:00Z'],
  ['2026-11-23T00:00:00Z', '2026-11-26T00:00:00Z'],
  ['2026-11-20T06:00:00Z', '2026-12-02T06:00:00Z'],
] as const

/** What both verbs answer from what this server keeps, and from the rows, in one snapshot. */
function compare(server: TestApp, person: TestPerson, window: Window) {
  return askTwice(snapshots, server, haus, person, (call) => fleetAnswers(call, window))
}

function ask(
  server: TestApp,
  person: TestPerson,
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
) {
  return server.request(path, { as: person.token, host: haus.host, method, headers, ...(body && { body }) })
}

const pathOf = ({ path }: { readonly path: string }, [von, bis]: Window) => `${path}?von=${von}&bis=${bis}`

const step = fc.record({
  what: fc.constantFrom(
    'book' as const,
    'book' as const,
    'book' as const,
    'book' as const,
    'cancel' as const,
    'undo' as const,
    'move' as const,
    'move' as const,
    'block' as const,
    'out' as const,
    'back' as const,
    'retire' as const,
    'rename' as const,
    'setting' as const,
    'permission' as const,
    'licence' as const,
    'rollback' as const,
    'later' as const,
    ...UNSAID,
  ),
  server: fc.nat(1),
  person: fc.nat(2),
  car: fc.nat(4),
  quarter: fc.nat(11 * 24),
  hours: fc.constantFrom(1, 2, 5, 30),
  which: fc.nat(40),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const known: string[] = []
let seconds = 0
let marken = 0

const TRIP = (id: string) => address(fahrt.readFahrt, { id })

async function change(text: string, ...values: readonly unknown[]): Promise<void> {
  await haus.scoped(async (tx) => {
    // Before any row, as every verb does.
    await ownKonfiguration(tx)
    await tx.raw(text, values)
    await raiseStand(tx)
  })
}

/** What a person does; a refusal is as good as a success. */
async function take({ what, server: nr, person: who, car, quarter, hours, which }: Step): Promise<void> {
  const server = at(nr)
  const person = people()[who] as TestPerson
  const fahrzeugId = flotte.cars[car] as string
  const id = known[which % Math.max(known.length, 1)] ?? fahrzeugId
  const von = NOW.add({ minutes: 15 * quarter })
  const times = { von: von.toString(), bis: von.add({ hours }).toString() }
  switch (what) {
    case 'book': {
      const body = { fahrzeugId, fahrtgrund: 'Termin', ...times }
      const { json } = await ask(server, person, 'POST', fahrt.bookFahrt.path, body)
      if (json.id) known.push(String(json.id))
      return
    }
    case 'cancel':
    case 'undo': {
      const verb = { cancel: fahrt.cancelFahrt, undo: fahrt.undoCancelFahrt }[what]
      await ask(server, person, 'POST', address(verb, { id }))
      return
    }
    case 'move': {
      const { json } = await ask(server, flotte.fuhrpark, 'GET', TRIP(id))
      const headers = { 'if-match': `"${json.version ?? 1}"` }
      await ask(server, person, 'PATCH', TRIP(id), { fahrzeugId, ...times }, headers)
      return
    }
    case 'block': {
      const body = { fahrzeugId, typ: 'DEFEKT', grund: '', betroffeneStornieren: which % 2 === 0, ...times }
      await ask(server, flotte.fuhrpark, 'POST', fuhrpark.closeFahrzeug.path, body)
      return
    }
    case 'out': {
      const sichtpruefung = { beleuchtung: true, reifen: true, ladung: true }
      await ask(server, person, 'POST', `${TRIP(id)}/check-in`, { ...ZUSTAND, sichtpruefung })
      return
    }
    case 'back':
      await ask(server, person, 'POST', `${TRIP(id)}/check-out`, {
        ...ZUSTAND,
        kilometerstand: 10_000 + which,
        bestaetigt: true,
      })
      return
    case 'retire':
      await change(
        'update fahrzeug set deaktiviert = not deaktiviert, version = version + 1 where id = $1',
        fahrzeugId,
      )
      return
    case 'rename':
      await change(
        'update fahrzeug set modell = $2, version = version + 1 where id = $1',
        fahrzeugId,
        `M${marken++}`,
      )
      return
    case 'setting':
      await change(
        `insert into einstellung_wert (mandant_id, id, option_name, wert) values ($1, gen_random_uuid(), 'fahrzeug.mindestabstand', $2)
         on conflict (mandant_id, option_name, benutzer_id, gruppe_id) do update set wert = excluded.wert`,
        haus.id,
        String(15 * (which % 4)),
      )
      return
    case 'permission':
      await change(
        which % 2 === 0
          ? "delete from benutzer_berechtigung where benutzer_id = $1 and berechtigung = 'fahrzeug_buchen'"
          : `insert into benutzer_berechtigung (mandant_id, benutzer_id, berechtigung) select mandant_id, id, 'fahrzeug_buchen'
             from benutzer where id = $1 on conflict do nothing`,
        flotte.fahrer.id,
      )
      return
    case 'licence':
      await haus.scoped((tx) =>
        tx.raw('update fuehrerschein set naechste_pruefung = $2 where benutzer_id = $1', [
          flotte.fahrerin.id,
          which % 3 === 0 ? '2026-11-24' : '2027-11-24',
        ]),
      )
      return
    case 'unsaid':
      // Somebody who is not one of our servers, or a server of the version before, which marks what it does with seats.
      await withAdmin(servers[0].database.adminUrl, async (admin) => {
        if (which % 2 === 0) await admin.query("set app.marks = 'said'")
        await admin.query(
          "update fahrzeug_buchung set status = 'reserviert' where id = $1 and status = 'aktiv'",
          [id],
        )
        await admin.query('update fahrzeug set kilometerstand = kilometerstand + 1 where id = $1', [
          fahrzeugId,
        ])
      })
      return
    case 'rollback':
      await haus
        .scoped(async (tx) => {
          await tx.raw("update fahrzeug_buchung set status = 'storniert' where id = $1", [id])
          throw new Error('nothing of it stays')
        })
        .catch(() => undefined)
      return
    case 'later':
      seconds += 7 * 60 + 3
      for (const one of servers) one.clock.set(NOW.add({ seconds }).toString())
  }
}

/** Both servers say the same to everybody, as often as they are asked, and what the rows say. */
async function expectExact(): Promise<void> {
  for (const person of people()) {
    for (const window of WINDOWS) {
      for (const operation of [wire.searchFahrzeuge, wire.showUebersicht]) {
        const answers = []
        for (const server of [...servers, ...servers]) {
          const { status, text, headers } = await ask(server, person, 'GET', pathOf(operation, window))
          answers.push([status, text, headers.get('etag')])
        }
        for (const answer of answers) expect(answer).toEqual(answers[0])
      }
      for (const server of servers) {
        const { kept, plain } = await compare(server, person, window)
        expect(kept).toEqual(plain)
      }
    }
  }
}

describe('the search of a vehicle and the overview, from what a server keeps', () => {
  it('are what the rows say in the same snapshot, whoever writes on either server', {
    timeout: 300_000,
  }, async () => {
    const differing: unknown[] = []
    const first = { what: 'book', server: 0, person: 0, hours: 1, which: 0 } as const
    for (const quarter of [0, 96, 160, 200]) await take({ ...first, car: quarter % 3, quarter: 8 + quarter })
    expect(known).toHaveLength(4)
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
        await readWhileWriting({
          servers,
          writes: steps,
          lanes: 3,
          write: take,
          look: async (server, turn, nr) => {
            const window = WINDOWS[turn % WINDOWS.length] as Window
            const { kept, plain } = await compare(server, people()[(turn + nr) % 3] as TestPerson, window)
            if (JSON.stringify(kept) !== JSON.stringify(plain)) differing.push({ window, kept, plain })
          },
        })
        expect(differing).toEqual([])
        await expectExact()
      }),
      { numRuns: 6, endOnFailure: true },
    )
    const { hits, misses } = servers[0].deps.cache
    expect(hits).toBeGreaterThan(0)
    expect(misses).toBeGreaterThan(0)
  })

  it('are not kept as the version of before where somebody began before a change and read after it', async () => {
    const [server] = servers
    const window = WINDOWS[1]
    await inserted(window)
    for (const fahrzeugId of flotte.cars) {
      await haus.scoped(raiseStand)
      const retire = () =>
        change(
          'update fahrzeug set deaktiviert = not deaktiviert, version = version + 1 where id = $1',
          fahrzeugId,
        )
      const { kept, plain } = await askTwiceAfterLate(snapshots, server, haus, flotte.fuhrpark, {
        change: retire,
        ask: (call) => fleetAnswers(call, window),
      })
      expect(kept).toEqual(plain)
      await retire()
    }
  })

  it('differ from the rows as soon as one write leaves its mark out, which is what the comparison is for', async () => {
    const [server] = servers
    const window = WINDOWS[1]
    const id = await inserted(window)
    for (const [text, row] of [
      ["update fahrzeug_buchung set status = 'verschlossen' where mandant_id = $1 and id = $2", id],
      [
        'update fahrzeug set kilometerstand = kilometerstand + 1 where mandant_id = $1 and id = $2',
        flotte.polo,
      ],
    ] as const) {
      const before = await warm(server, window)
      const write = ready(text, haus.id, row)
      await haus.scoped((tx) => tx.run(withMarks(write, [])))
      const unmarked = await compare(server, flotte.fuhrpark, window)
      expect(unmarked.kept).toEqual(before.kept)
      expect(unmarked.plain).not.toEqual(before.plain)
      await haus.scoped((tx) => tx.run(write))
      const marked = await compare(server, flotte.fuhrpark, window)
      expect(marked.kept).toEqual(marked.plain)
    }
  })

  it('see the write of a server of the version before, which marks what it does with seats alone', async () => {
    const [server] = servers
    const window = WINDOWS[1]
    const id = await inserted(window)
    const before = await warm(server, window)
    await withAdmin(server.database.adminUrl, async (admin) => {
      await admin.query("set app.marks = 'said'")
      await admin.query("update fahrzeug_buchung set status = 'verschlossen' where id = $1", [id])
    })
    const after = await compare(server, flotte.fuhrpark, window)
    expect(after.kept).toEqual(after.plain)
    expect(after.kept).not.toEqual(before.kept)
  })

  it('cost who has the answer already no rows of cars and trips, on either server', async () => {
    const window = WINDOWS[1]
    const texts: string[] = []
    const note = (text: unknown) => texts.push(String(text))
    for (const [operation, more, statements] of [
      [wire.showUebersicht, '', 3],
      // Why a car cannot be had is read for those that are shown.
      [wire.searchFahrzeuge, '&nurFreie=true', 5],
    ] as const) {
      const path = `${pathOf(operation, window)}${more}`
      const look = (server: TestApp, headers = {}) =>
        ask(server, flotte.fuhrpark, 'GET', path, undefined, headers)
      for (const server of [...servers, ...servers, ...servers]) await look(server)
      const etag = (await look(servers[0])).headers.get('etag') ?? ''
      for (const server of servers) {
        texts.length = 0
        subscribe(STATEMENTS, note)
        const answer = await look(server, { 'if-none-match': etag })
        unsubscribe(STATEMENTS, note)
        expect([answer.status, answer.text, texts.length]).toEqual([304, '', statements])
        expect(
          texts.filter((text) => /auth\.(fahrzeug|belegte)|fahrzeug_schaden s|from fahrzeug f/.test(text)),
        ).toEqual([])
      }
    }
  })

  it('survive a server that dies over a write, and one that has just begun says the same', async () => {
    const window = WINDOWS[1]
    const id = await inserted(window)
    for (const server of servers) await warm(server, window)
    const dies = haus.scoped(async (tx) => {
      await tx.raw("update fahrzeug_buchung set status = 'verschlossen' where id = $1", [id])
      await withAdmin(servers[0].database.adminUrl, (admin) =>
        admin.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'platzwart'",
        ),
      )
      await tx.raw('select 1')
    })
    await expect(dies).rejects.toThrow()
    const fresh = await testApp(servers[0].clock.now().toString(), { database: servers[0].database })
    await fresh.deps.domains.refresh()
    const texts = []
    for (const server of [...servers, fresh]) {
      const { kept, plain } = await compare(server, flotte.fuhrpark, window)
      expect(kept).toEqual(plain)
      texts.push(kept)
    }
    expect(texts[1]).toEqual(texts[0])
    expect(texts[2]).toEqual(texts[0])
    await fresh.close()
  })
})

/** A trip with the polo in this window, written by nobody's verb. */
async function inserted([von, bis]: Window): Promise<string> {
  const id = uuidv7()
  await haus.scoped(async (tx) => {
    await tx.raw(
      "update fahrzeug_buchung set status = 'storniert', gehalten_bis = null, gehalten_status = null where fahrzeug_id = $1",
      [flotte.polo],
    )
    await tx.raw(
      `insert into fahrzeug_buchung (mandant_id, id, fahrzeug_id, zeitraum, sperrzeitraum, status, benutzer_id, fahrer_id)
       values ($1, $2, $3, tstzrange($4, $5), tstzrange($4, $5), 'reserviert', $6, $6)`,
      [haus.id, id, flotte.polo, von, bis, flotte.fahrerin.id],
    )
    await tx.raw('update fahrzeug set deaktiviert = false where id = $1', [flotte.polo])
    await raiseStand(tx)
  })
  return id
}

/** Until all of it is kept. */
async function warm(server: TestApp, window: Window) {
  for (let i = 0; i < 3; i++) await compare(server, flotte.fuhrpark, window)
  const { hits } = server.deps.cache
  const compared = await compare(server, flotte.fuhrpark, window)
  expect(server.deps.cache.hits).toBeGreaterThan(hits)
  return compared
}
