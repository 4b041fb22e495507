import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FreieZeiten } from '@platzwart/contract/leseraum'
import { address } from '@platzwart/contract/operation'
import * as planWire from '@platzwart/contract/operations/grundriss'
import * as wire from '@platzwart/contract/operations/leseraum'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AnswerCache } from '../../../platform/cache/answerCache.ts'
import { STATEMENTS } from '../../../platform/database/tx.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import type { Call } from '../../../platform/http/endpoint.ts'
import { Konfigurationen } from '../../../platform/konfiguration/konfiguration.ts'
import { raiseStand } from '../../../platform/konfiguration/mandant.ts'
import type { TestApp } from '../../../testing/app.ts'
import { readWhileWriting } from '../../../testing/kept/readWhileWriting.ts'
import type { TestPerson } from '../../../testing/mandant.ts'
import {
  ask,
  compareAnswers,
  DAYS,
  fremd,
  haus,
  people,
  planSuite,
  servers,
} from '../../../testing/suites/plan.ts'
import { searchFreieZeiten } from './searchFreieZeiten.ts'

planSuite()

const [MONDAY = '', TUESDAY = '', WEDNESDAY = ''] = DAYS

async function searched(person: TestPerson, more: object = {}, server: TestApp = servers[0]) {
  const query = new URLSearchParams({ ab: MONDAY, dauer: '60', ...more })
  const answer = await server.request(`${wire.searchFreieZeiten.path}?${query}`, {
    as: person.token,
    host: haus.host,
  })
  return { ...answer, zeiten: answer.json as unknown as FreieZeiten }
}

/** How many seats of the house's plan are free at each start of a day, by its time on the wall of Berlin in winter. */
function freeOn({ tage, grundrisse }: FreieZeiten, tag: string, grundrissId = haus.grundrissId) {
  const at = tage.findIndex((one) => one.tag === tag)
  const counts = grundrisse.find((one) => one.grundrissId === grundrissId)?.tage[at]?.frei ?? []
  const wall = (minute: number) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`
  return Object.fromEntries((tage[at]?.starts ?? []).map((minute, i) => [wall(minute), counts[i]]))
}

/** Hours of a day in Berlin's winter, as instants. */
const period = (tag: string, von: string, bis: string) => ({
  von: `${tag}T${von}:00+01:00`,
  bis: `${tag}T${bis}:00+01:00`,
})

const instants = ({ von, bis }: ReturnType<typeof period>) => ({
  von: Temporal.Instant.from(von).toString(),
  bis: Temporal.Instant.from(bis).toString(),
})

const bookAs = (person: TestPerson, seat: number, when: ReturnType<typeof period>, server = servers[0]) =>
  ask(server, person, 'POST', wire.bookLeseraum.path, { leseraumId: haus.seats[seat], ...instants(when) })

/** Whether people may have several seats at a time. */
const several = (may: boolean) =>
  haus.scoped(async (tx) => {
    await tx.raw(
      "update einstellung_wert set wert = $2 where mandant_id = $1 and option_name = 'leseraum.mehrerePlaetzeGleichzeitig'",
      [haus.id, String(may)],
    )
    await raiseStand(tx)
  })

describe('when and where anything is free', () => {
  it('says for each start of how many seats, from now on and within the opening hours', async () => {
    const { status, zeiten } = await searched(haus.anna)
    expect(status).toBe(200)
    expect(zeiten.raster).toBe(30)
    expect(zeiten.tage.map(({ tag }) => tag)).toHaveLength(14)
    const monday = freeOn(zeiten, MONDAY)
    const saturday = freeOn(zeiten, '2026-11-28')
    expect(Object.keys(monday)).toEqual(Object.keys(freeOn(zeiten, TUESDAY)).slice(2))
    expect(Object.keys(monday)[0]).toBe('9:00')
    expect(Object.keys(monday).at(-1)).toBe('17:00')
    expect(new Set(Object.values(monday))).toEqual(new Set([5]))
    expect(saturday).toEqual({})
    expect(zeiten.grundrisse[0]).toMatchObject({ grundriss: 'Lesesaal', standort: 'Haus', gesamt: 5 })
    expect(zeiten.grundrisse[0]?.tage.map(({ lage }) => lage).slice(0, 7)).toEqual([
      'offen' as const,
      'offen' as const,
      'offen' as const,
      'offen' as const,
      'offen' as const,
      'zu' as const,
      'zu' as const,
    ])
  })

  it('says of a closed day why and until when, in both languages, and nothing of one that is closed each week', async () => {
    const von = '2026-12-02'
    const bis = '2026-12-03'
    await haus.scoped(async (tx) => {
      await tx.raw(
        `insert into sonderoeffnungszeit (mandant_id, id, grundriss_id, gueltig_von, gueltig_bis, status, grund, grund_en)
         values ($1, $2, $3, $4, $5, 'geschlossen', 'Inventur', 'Stocktaking')`,
        [haus.id, uuidv7(), haus.grundrissId, von, bis],
      )
      await raiseStand(tx)
    })
    const { zeiten } = await searched(haus.anna)
    const plan = zeiten.grundrisse.find(({ grundrissId }) => grundrissId === haus.grundrissId)
    const on = (tag: string) => plan?.tage[zeiten.tage.findIndex((one) => one.tag === tag)]
    for (const tag of [von, bis])
      expect(on(tag)).toMatchObject({ lage: 'zu', grund: 'Inventur', grundEn: 'Stocktaking', bis })
    expect(on('2026-12-05')).toMatchObject({ lage: 'zu', grund: '', grundEn: '', bis: null })
    expect(on('2026-12-04')).toMatchObject({ lage: 'offen', grund: '', bis: null })
    await haus.scoped(async (tx) => {
      await tx.raw('delete from sonderoeffnungszeit where mandant_id = $1 and gueltig_von = $2', [
        haus.id,
        von,
      ])
      await raiseStand(tx)
    })
  })

  it('counts what is booked by whomever, names nobody, and tells one’s own time', async () => {
    expect((await bookAs(haus.ben, 1, period(TUESDAY, '10:00', '12:00'))).status).toBe(201)
    const annas = await searched(haus.anna)
    const bens = await searched(haus.ben)
    const counts = freeOn(annas.zeiten, TUESDAY)
    expect([counts['9:00'], counts['9:30'], counts['11:30'], counts['12:00']]).toEqual([5, 4, 4, 5])
    expect(freeOn(bens.zeiten, TUESDAY)).toEqual(counts)
    const barred = ({ zeiten }: typeof bens) => zeiten.tage[1]?.eigene.filter(Boolean).length
    // The house lets people have several seats at a time.
    expect([barred(annas), barred(bens)]).toEqual([0, 0])
    await several(false)
    const single = [await searched(haus.anna), await searched(haus.ben)] as const
    expect(single.map(barred)).toEqual([0, 5])
    await several(true)
    expect(bens.text).not.toMatch(new RegExp([haus.ben.id, haus.anna.id, 'Muster', 'example'].join('|')))
  })

  it('looks for rooms, groups, equipment and favourites', async () => {
    const total = async (more: object) => (await searched(haus.anna, more)).zeiten.grundrisse[0]?.gesamt
    expect(await total({ art: 'gruppenraum' })).toBe(1)
    expect(await total({ gruppengroesse: '4' })).toBe(1)
    expect(await total({ gruppengroesse: '7' })).toBe(0)
    expect(await total({ ausstattung: haus.ausstattungId })).toBe(1)
    expect(await total({ ausstattung: uuidv7() })).toBe(0)
    expect(await total({ leseraumIds: `${haus.seats[0]},${haus.seats[2]},${uuidv7()}` })).toBe(2)
  })

  it('is as good as its word: as many can book a start as it says, and nobody more', async () => {
    const when = period(WEDNESDAY, '14:00', '15:00')
    expect((await bookAs(haus.leitung, 3, period(WEDNESDAY, '14:30', '16:00'))).status).toBe(201)
    const said = freeOn((await searched(haus.anna, { art: 'platz' })).zeiten, WEDNESDAY)['14:00'] ?? 0
    const tries = []
    for (const seat of [0, 1, 2, 3]) tries.push((await bookAs(haus.ben, seat, when)).status)
    expect(tries.filter((status) => status === 201)).toHaveLength(said)
    expect(tries).toEqual([201, 201, 201, 409])
    const then = freeOn((await searched(haus.anna, { art: 'platz' })).zeiten, WEDNESDAY)
    expect([then['14:00'], then['13:30'], then['15:00']]).toEqual([0, 1, 3])
  })

  it('keeps a seat that was cancelled for as long as it can be undone, and has it back after', async () => {
    const { json } = await bookAs(haus.anna, 0, period('2026-11-26', '09:00', '10:00'))
    await ask(servers[0], haus.anna, 'POST', address(wire.cancelLeseraumBuchung, { id: String(json.id) }))
    const now = async () => freeOn((await searched(haus.ben)).zeiten, '2026-11-26')['9:00']
    expect(await now()).toBe(4)
    const before = servers[0].clock.now()
    for (const server of servers) server.clock.set(before.add({ seconds: 11 }).toString())
    expect(await now()).toBe(5)
  })

  it('refuses a stay that no booking may have, with field and rule', async () => {
    const refused = async (dauer: string) => {
      const { status, json } = await searched(haus.anna, { dauer })
      const { issues } = json as unknown as { issues: { code: string; field: string }[] }
      return [status, ...issues.map(({ code, field }) => `${field}: ${code}`)]
    }
    expect(await refused('10')).toEqual([422, 'dauer: buchung.zuKurz'])
    expect(await refused('610')).toEqual([422, 'dauer: buchung.zuLang'])
    expect((await searched(haus.anna, { dauer: '0' })).status).toBe(422)
    expect((await searched(haus.anna, { ab: '2026-02-30' })).status).toBe(422)
  })

  it('shows another house nothing of this one', async () => {
    const answer = await servers[0].request(`${wire.searchFreieZeiten.path}?ab=${MONDAY}&dauer=60`, {
      as: fremd.anna.token,
      host: fremd.host,
    })
    expect(answer.text).not.toContain(haus.grundrissId)
    expect(answer.json).toMatchObject({ grundrisse: [{ grundrissId: fremd.grundrissId }] })
  })
})

describe('the days that are kept for it', () => {
  it('cost no rows while nobody writes, and the day alone that somebody wrote to', async () => {
    await searched(haus.anna)
    const texts: string[] = []
    const note = (text: unknown) => texts.push(String(text))
    const loads = () => texts.splice(0).filter((text) => text.includes('string_agg')).length
    subscribe(STATEMENTS, note)
    await searched(haus.ben, { dauer: '90' })
    expect(loads()).toBe(0)
    await bookAs(haus.ben, 2, period('2026-11-27', '09:00', '10:00'), servers[1])
    texts.length = 0
    const { zeiten } = await searched(haus.ben)
    expect(loads()).toBe(1)
    expect(freeOn(zeiten, '2026-11-27')['9:00']).toBe(4)
    unsubscribe(STATEMENTS, note)
  })

  const answers = async (call: Call) => {
    const query = { ab: MONDAY, dauer: 60, gruppengroesse: 1 }
    const ahead = await call.tx.all(searchFreieZeiten.statement(query)({ mandantId: haus.id }))
    return searchFreieZeiten({ ...call, ahead }, query)
  }

  /** A seat that was in use is no longer, and the other way round. */
  const toggle = (seat: number) =>
    haus.scoped(async (tx) => {
      const id = haus.seats[seat]
      await tx.raw('update leseraum set aktiv = not aktiv where mandant_id = $1 and id = $2', [haus.id, id])
      await raiseStand(tx)
    })

  it('are not taken for the seats of a plan that was changed since by who began before', async () => {
    await searched(haus.anna)
    const { kept, plain } = await haus.scoped(async (tx) => {
      // As on a server that has nothing of this version of the house yet, but its days: it had to let go of the house.
      const konfiguration = await new Konfigurationen().current(tx)
      const person = await konfiguration.person(tx, haus.anna.id)
      const { deps } = servers[0]
      await toggle(1)
      const call: Call = {
        sprache: 'de',
        ifMatch: undefined,
        deps,
        tx,
        person,
        konfiguration,
        now: deps.clock.now(),
        ahead: [],
      }
      return {
        kept: await answers(call),
        plain: await answers({ ...call, deps: { ...deps, cache: new AnswerCache(0) } }),
      }
    })
    await toggle(1)
    expect(kept).toEqual(plain)
  })

  it('are what the rows say in the same snapshot, whoever writes on either server', {
    timeout: 120_000,
  }, async () => {
    const differing: unknown[] = []
    const write = fc.record({
      what: fc.constantFrom('book', 'book', 'cancel', 'hours', 'deactivate'),
      server: fc.constantFrom(0, 1),
      seat: fc.nat(3),
      day: fc.nat(2),
      half: fc.nat(17),
    })
    const made: string[] = []
    const take = async ({
      what,
      server: nr,
      seat,
      day,
      half,
    }: typeof write extends fc.Arbitrary<infer T> ? T : never) => {
      const server = servers[nr] as TestApp
      const von = Temporal.Instant.from(`${DAYS[day]}T07:00:00Z`).add({ minutes: 30 * half })
      const id = made[half % Math.max(1, made.length)] ?? haus.grundrissId
      if (what === 'book') {
        const body = {
          leseraumId: haus.seats[seat],
          von: von.toString(),
          bis: von.add({ hours: 1 }).toString(),
        }
        const { json } = await ask(server, haus.anna, 'POST', wire.bookLeseraum.path, body)
        if (json.id) made.push(String(json.id))
      } else if (what === 'cancel') {
        await ask(server, haus.anna, 'POST', address(wire.cancelLeseraumBuchung, { id }))
      } else if (what === 'hours') {
        const path = `${address(planWire.showGrundriss, { id: haus.grundrissId })}/oeffnungszeiten`
        const open = { von: '08:00', bis: `1${half % 9}:00`, geoeffnet: true }
        const days = [1, 2, 3].map((wochentag) => ({ ...open, wochentag }))
        await ask(server, haus.leitung, 'PUT', path, days)
      } else {
        await toggle(seat)
      }
    }
    await fc.assert(
      fc.asyncProperty(fc.array(write, { minLength: 6, maxLength: 18 }), async (writes) => {
        await readWhileWriting({
          servers,
          writes,
          lanes: 2,
          write: take,
          look: async (server, turn, nr) => {
            const person = people()[(turn + nr) % 3] as TestPerson
            const { kept, plain } = await compareAnswers(server, person, answers)
            if (JSON.stringify(kept) !== JSON.stringify(plain)) differing.push({ kept, plain })
          },
        })
        expect(differing).toEqual([])
      }),
      { numRuns: 6, endOnFailure: true },
    )
    expect(servers[0].deps.cache.hits).toBeGreaterThan(0)
  })
})
