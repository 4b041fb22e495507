import type { GrundrissView } from '@platzwart/contract/leseraum'
import { address } from '@platzwart/contract/operation'
import * as grundrissWire from '@platzwart/contract/operations/grundriss'
import * as wire from '@platzwart/contract/operations/oeffnungszeit'
import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../testing/mandant.ts'
import { app, haus, hausSuite, leseraeume } from '../../testing/suites/haus.ts'
import { person } from '../../testing/suites/people.ts'

hausSuite()

const ROUNDS = 5
const AT_ONCE = [0, 1, 2, 3, 4, 5]

type Replacing = typeof wire.replaceOeffnungszeiten | typeof wire.replaceSonderoeffnungszeiten

const put = (
  operation: Replacing,
  body: object,
  version: number | undefined,
  who: TestPerson = haus.leitung,
) =>
  app.request(address(operation, { id: haus.grundrissId }), {
    as: who.token,
    host: haus.host,
    method: 'PUT',
    body,
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
  })

async function plan(): Promise<GrundrissView> {
  const path = address(grundrissWire.showGrundriss, { id: haus.grundrissId })
  const answer = await app.request(path, { as: haus.leitung.token, host: haus.host })
  return answer.json as unknown as GrundrissView
}

const day = (nr: number) => `2026-12-${10 + nr}`
const special = (nr: number, more: object = {}) => ({
  gueltigVon: day(nr),
  gueltigBis: day(nr),
  von: '08:00',
  bis: '12:00',
  status: 'offen',
  ...more,
})

/** One of them has saved; to the others it is told what stands now. */
const ONE_OF_THEM = [204, ...AT_ONCE.slice(1).map(() => 412)]

describe('of several who save opening times from the same state', () => {
  it('one does, of special times', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { version } = await plan()
      const answers = await Promise.all(
        AT_ONCE.map((nr) => put(wire.replaceSonderoeffnungszeiten, [special(nr)], version)),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual(ONE_OF_THEM)
      expect(await leseraeume.rows('select 1 from sonderoeffnungszeit', [])).toHaveLength(1)
      expect((await plan()).version).toBe(version + 1)
    }
  })

  it('one does, of a week', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { version } = await plan()
      const answers = await Promise.all(
        AT_ONCE.map((nr) =>
          put(
            wire.replaceOeffnungszeiten,
            [1, 2].map((wochentag) => ({ wochentag, von: '08:00', bis: `1${nr}:00`, geoeffnet: true })),
            version,
          ),
        ),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual(ONE_OF_THEM)
      expect(await leseraeume.rows('select distinct bis from oeffnungszeit', [])).toHaveLength(1)
      expect(await leseraeume.rows('select 1 from oeffnungszeit', [])).toHaveLength(2)
    }
  })

  it('the second is told who was quicker, when, and what stands there now', async () => {
    const other = await person('oeffnungszeiten_pflege')
    const { version } = await plan()
    expect((await put(wire.replaceSonderoeffnungszeiten, [special(1)], version, other)).status).toBe(204)
    const late = await put(wire.replaceSonderoeffnungszeiten, [special(2)], version)
    expect([late.status, late.json.code]).toEqual([412, 'anfrage.versionVeraltet'])
    const [named] = await leseraeume.rows(
      "select vorname || ' ' || nachname as name from benutzer where id = $1",
      [other.id],
    )
    expect(late.json).toMatchObject({
      geaendert: { von: named?.name, zeit: expect.stringMatching(/^\d{4}-/) },
      current: { version: version + 1, sonderoeffnungszeiten: [special(1)] },
    })
    // Joined with what the other has saved it goes through.
    const { sonderoeffnungszeiten } = await plan()
    const both = [...sonderoeffnungszeiten, special(2)]
    expect((await put(wire.replaceSonderoeffnungszeiten, both, version + 1)).status).toBe(204)
    expect((await plan()).sonderoeffnungszeiten).toMatchObject([special(1), special(2)])
  })

  it('nobody does who does not say what they have read', async () => {
    const { version } = await plan()
    for (const operation of [wire.replaceOeffnungszeiten, wire.replaceSonderoeffnungszeiten]) {
      const answer = await put(operation, [], undefined)
      expect([answer.status, answer.json.code]).toEqual([428, 'anfrage.versionFehlt'])
    }
    expect((await plan()).version).toBe(version)
  })
})

describe('an entry of the special times', () => {
  it('keeps its id while it stays, and no other plan’s or entry’s id is taken over', async () => {
    const first = await plan()
    await put(wire.replaceSonderoeffnungszeiten, [special(1), special(2)], first.version)
    const [a, b] = (await plan()).sonderoeffnungszeiten
    const foreign = '01980000-0000-7000-8000-00000000beef'
    const after = [{ ...a, grund: 'Ferien' }, special(3, { id: a?.id }), special(4, { id: foreign })]
    expect((await put(wire.replaceSonderoeffnungszeiten, after, first.version + 1)).status).toBe(204)
    const now = (await plan()).sonderoeffnungszeiten
    expect(now.map(({ grund }) => grund)).toEqual(['Ferien', '', ''])
    expect(now[0]?.id).toBe(a?.id)
    expect(new Set(now.map(({ id }) => id)).size).toBe(3)
    expect(now.map(({ id }) => id)).not.toContain(foreign)
    expect(now.map(({ id }) => id)).not.toContain(b?.id)
  })
})

describe('two special times for one day', () => {
  const save = async (body: object) =>
    put(wire.replaceSonderoeffnungszeiten, body as object, (await plan()).version)
  const issues = async (body: object) => (await save(body)).json.issues

  it('are refused by the day and the entry that is one too many', async () => {
    expect(await issues([special(0), special(0, { von: '14:00', bis: '16:00' })])).toMatchObject([
      {
        code: 'sonderoeffnungszeit.doppelt',
        field: '1.gueltigVon',
        data: { tag: day(0) },
        detail: expect.stringContaining('10.12.2026'),
      },
    ])
    expect(await issues([special(0, { gueltigBis: day(5) }), special(2)])).toMatchObject([
      { code: 'sonderoeffnungszeit.doppelt', field: '1.gueltigVon', data: { tag: day(2) } },
    ])
    expect(
      (await save([special(0, { gueltigBis: day(5) }), special(2, { status: 'geschlossen' })])).status,
    ).toBe(204)
  })

  it('that stand there from before stay, while others are changed, until one of them is', async () => {
    await save([])
    for (const bis of ['12:00', '13:00']) {
      await leseraeume.rows(
        `insert into sonderoeffnungszeit (mandant_id, id, grundriss_id, gueltig_von, gueltig_bis, status, von, bis)
         values ($1, gen_random_uuid(), $2, $3, $3, 'offen', '08:00', $4)`,
        [haus.id, haus.grundrissId, day(0), bis],
      )
    }
    const { sonderoeffnungszeiten: there } = await plan()
    expect((await save([...there, special(3)])).status).toBe(204)
    const [first, ...rest] = there
    expect((await save([{ ...first, gueltigBis: day(1) }, ...rest])).status).toBe(422)
  })
})
