import { setTimeout as pause } from 'node:timers/promises'
import { address } from '@platzwart/contract/operation'
import * as grundrissWire from '@platzwart/contract/operations/grundriss'
import * as leseraumWire from '@platzwart/contract/operations/leseraum'
import * as benutzerWire from '@platzwart/contract/operations/start'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRandom } from '../../demo/random.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { createTestMandant, type TestMandant } from '../../testing/mandant.ts'
import { loseCommitAfter } from '../../testing/wire/loseCommit.ts'
import { noteTrips, type Sent } from '../../testing/wire/noteTrips.ts'
import { beginIn } from './inScope.ts'
import { Rollback } from './rollback.ts'
import type { Tx } from './tx.ts'
import { uuidv7 } from './uuid.ts'

const NOW = '2026-11-23T08:00:00Z'
const REQUESTS = 1_000
const zufall = createRandom(4)

let app: TestApp
let haus: TestMandant
let fremd: TestMandant

beforeAll(async () => {
  app = await testApp(NOW, { connections: 2 })
  haus = await createTestMandant(app, 'haus')
  fremd = await createTestMandant(app, 'fremd')
})

afterAll(() => app.close())

const TABLES = ['benutzer', 'standort', 'grundriss', 'leseraum', 'oeffnungszeit', 'protokoll'] as const

async function ownersOf(tx: Tx, table: string): Promise<string[]> {
  return (await tx.raw<{ id: string }>(`select distinct mandant_id as id from ${table}`)).rows.map(
    (row) => row.id,
  )
}

const insert = (tx: Tx, name: string) =>
  tx.raw('insert into standort (mandant_id, id, name) values ($1, $2, $3)', [
    tx.scope.mandantId,
    uuidv7(),
    name,
  ])

class OnPurpose extends Error {}

/** Ways for work to end; afterwards the connection goes to whoever waits, often the other Mandant. */
const ENDINGS: Record<string, (tx: Tx) => Promise<void>> = {
  well: async () => undefined,
  throws: async (tx) => {
    await insert(tx, 'verworfen')
    throw new OnPurpose()
  },
  refuses: async (tx) => {
    await insert(tx, 'verworfen')
    throw new Rollback(undefined)
  },
  'a statement fails': async (tx) => {
    await Promise.all([insert(tx, 'verworfen'), tx.raw('select 1 / 0'), insert(tx, 'verworfen')])
  },
  'one of several fails while another goes on': async (tx) => {
    const goesOn = async () => {
      for (let i = 0; i < 20; i++) await insert(tx, 'verworfen')
    }
    const fails = async () => {
      await insert(tx, 'verworfen')
      throw new OnPurpose()
    }
    await Promise.all([goesOn(), fails()])
  },
  'somebody goes on after the end': async (tx) => {
    const left = async () => {
      await pause(zufall.between(0, 10))
      await insert(tx, 'verworfen')
    }
    left().catch(() => undefined)
  },
}

describe('two Mandanten on two connections', () => {
  it('never see each other’s rows, however the previous work ended', async () => {
    const foreign: string[] = []
    const work = async (mandant: TestMandant) => {
      const [name, end] = zufall.pick(Object.entries(ENDINGS))
      const table = zufall.pick(TABLES)
      await mandant
        .scoped(async (tx) => {
          const [before, named] = await Promise.all([ownersOf(tx, table), ownersOf(tx, 'standort')])
          for (const id of [...before, ...named]) if (id !== mandant.id) foreign.push(`${name} ${table}`)
          await insert(tx, name === 'well' ? 'bleibt' : 'verworfen')
          await end(tx)
          if (name === 'somebody goes on after the end') throw new Rollback(undefined)
        })
        .catch((error: unknown) => {
          if (!(error instanceof OnPurpose) && (error as { code?: string }).code !== '22012') throw error
        })
    }
    const read = async (mandant: TestMandant, other: TestMandant) => {
      const path = zufall.pick([
        grundrissWire.listGrundrisse.path,
        leseraumWire.listLeseraumBuchungen.path,
        benutzerWire.start.path,
        address(grundrissWire.showGrundriss, { id: mandant.grundrissId }),
        address(grundrissWire.showGrundriss, { id: other.grundrissId }),
      ])
      const as = zufall.pick([mandant.anna, mandant.leitung])
      const answer = await app.request(path, { as: as.token, host: mandant.host })
      if ([other.id, other.standortId, ...other.seats].some((id) => answer.text.includes(id)))
        foreign.push(path)
      expect([path, answer.status]).toEqual([path, path.includes(other.grundrissId) ? 404 : 200])
    }
    // In waves, as a request that waits five seconds for a connection is refused.
    for (let sent = 0; sent < REQUESTS; sent += 50) {
      await Promise.all(
        Array.from({ length: 50 }, () => {
          const [mandant, other] = zufall.chance(0.5) ? [haus, fremd] : [fremd, haus]
          return zufall.chance(0.7) ? work(mandant) : read(mandant, other)
        }),
      )
    }
    await pause(20)
    expect(foreign).toEqual([])
    for (const mandant of [haus, fremd]) {
      const names = await mandant.scoped(
        async (tx) => (await tx.raw<{ name: string }>('select distinct name from standort order by 1')).rows,
      )
      expect(names).toEqual([{ name: 'Haus' }, { name: 'bleibt' }])
    }
  })

  it('leave connections that see nothing', async () => {
    const clients = await Promise.all([app.deps.appPool.connect(), app.deps.appPool.connect()])
    for (const client of clients) {
      for (const table of TABLES) expect((await client.query(`select 1 from ${table}`)).rowCount).toBe(0)
      client.release()
    }
  })
})

describe('a transaction', () => {
  it('fails after a failed statement, even if its error was caught', async () => {
    const work = haus.scoped(async (tx) => {
      await insert(tx, 'verschluckt')
      await tx.raw('select 1 / 0').catch(() => undefined)
    })
    await expect(work).rejects.toThrow('division by zero')
  })
})

describe('a transaction that is over', () => {
  it('refuses further statements', async () => {
    const kept: Tx[] = []
    await haus.scoped(async (tx) => {
      kept.push(tx)
    })
    await haus.scoped(async (tx) => {
      kept.push(tx)
      throw new Rollback(undefined)
    })
    for (const tx of kept) await expect(insert(tx, 'zu spät')).rejects.toThrow('the transaction is over')
  })
})

describe('unlessUndone', () => {
  /** Whether the callback ran, and whether the change is there. */
  async function outcome(name: string, work: (tx: Tx) => unknown) {
    let done = false
    const change = haus.scoped(async (tx) => {
      tx.unlessUndone(() => {
        done = true
      })
      await insert(tx, name)
      await work(tx)
    })
    await change.catch(() => undefined)
    const { rows } = await haus.scoped((tx) => tx.raw('select from standort where name = $1', [name]))
    return { done, there: rows.length === 1 }
  }

  it('runs with a COMMIT, also when the connection is lost before its response, and not otherwise', async () => {
    expect(await outcome('gewiss', () => undefined)).toEqual({ done: true, there: true })
    loseCommitAfter(app.deps.appPool, /insert into standort/)
    expect(await outcome('ungewiss', () => undefined)).toEqual({ done: true, there: true })
    const fails = (tx: Tx) => tx.later('select 1 / 0', [])
    expect(await outcome('mit COMMIT verworfen', fails)).toEqual({ done: false, there: false })
    expect(await outcome('verworfen', () => Promise.reject(new OnPurpose()))).toEqual({
      done: false,
      there: false,
    })
  })
})

it('begins in one round trip with its first query, and sets its scope in a separate message', async () => {
  const client = await app.deps.appPool.connect()
  const trips: Sent[][] = []
  try {
    noteTrips(client, trips)
    await Promise.all([beginIn(client, haus.id), client.query('select 1')])
    const [{ rows }] = await Promise.all([
      client.query("select current_setting('app.mandant_id') as id"),
      client.query('rollback'),
    ])
    expect(rows).toEqual([{ id: haus.id }])
  } finally {
    client.release(true)
  }
  expect(trips[0]?.map(({ text }) => text)).toEqual([
    'begin',
    `set local app.mandant_id = '${haus.id}'`,
    'select 1',
  ])
})
