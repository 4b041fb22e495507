import type { FahrzeugHit, Uebersicht } from '@platzwart/contract/fahrzeug'
import * as wire from '@platzwart/contract/operations/suche'
import { beforeAll, describe, expect, it } from 'vitest'
import { raiseStand } from '../../../platform/konfiguration/mandant.ts'
import { createCar, giveLicence } from '../../../testing/fahrzeug.ts'
import { createPerson, type TestPerson } from '../../../testing/mandant.ts'
import { fahrten, flotte, flotteSuite, foreignOnes } from '../../../testing/suites/flotte.ts'
import { app, fremd, haus, MONDAY } from '../../../testing/suites/haus.ts'

flotteSuite(MONDAY, { fremd: true })

beforeAll(async () => {
  await different()
})

const { slot, bookAs, booked, get, post } = fahrten

const DAYS = [
  ['2026-11-01', '2026-11-26'],
  ['2026-11-25', null],
  [null, '2026-12-31'],
  [null, '2026-11-25'],
] as const

/** Cars that differ in all that the rules look at: days, times, inspections, seats, classes. */
async function different(): Promise<void> {
  const cars: string[] = []
  for (const klasse of ['B', 'BE'] as const) {
    for (const sitze of [2, 5])
      for (let i = 0; i < 4; i++) cars.push(await createCar(haus, { klasse, sitze }))
  }
  await haus.scoped(async (tx) => {
    for (const [i, id] of cars.entries()) {
      const [von, bis] = DAYS[i % DAYS.length] ?? []
      await tx.raw('update fahrzeug set gueltig_von = $2, gueltig_bis = $3 where id = $1', [id, von, bis])
      if (i % 3 > 0) {
        await tx.raw(
          `insert into fahrzeug_pruefung (mandant_id, id, fahrzeug_id, art, faellig_am)
             values ($1, gen_random_uuid(), $2, 'UVV', $3)`,
          [haus.id, id, i % 3 === 1 ? '2026-11-25' : '2027-11-25'],
        )
      }
      if (i % 5 > 1) {
        await tx.raw(
          `insert into fahrzeug_oeffnungszeit (mandant_id, id, fahrzeug_id, wochentage, von, bis, gueltig_bis, buchung_ausserhalb_moeglich)
             values ($1, gen_random_uuid(), $2, '{1,2,3,4}', '08:00', '16:00', $3, $4)`,
          [haus.id, id, i % 2 === 0 ? '2026-12-01' : null, i % 4 < 2],
        )
      }
    }
    await raiseStand(tx)
  })
}

async function search(person: TestPerson, query: string) {
  const answer = await get(person, `${wire.searchFahrzeuge.path}?${query}`)
  const { items, frei, gesamt } = answer.json as unknown as {
    items: FahrzeugHit[]
    frei: number
    gesamt: number
  }
  return { status: answer.status, json: answer.json, items, frei, gesamt }
}

const windowOf = ({ von, bis }: { von: string; bis: string }) => `von=${von}&bis=${bis}`

describe('the search of a vehicle', () => {
  it('says of every car what booking it would say, for the same reasons', async () => {
    const busy = slot()
    await booked(flotte.fahrerin, busy)
    const windows: [string, string][] = [
      [busy.von, busy.bis],
      ['2026-11-25T07:00:00Z', '2026-11-25T09:00:00Z'],
      ['2026-11-26T20:00:00Z', '2026-11-27T06:00:00Z'],
      ['2026-12-05T09:00:00Z', '2026-12-05T10:00:00Z'],
      ['2026-12-29T14:00:00Z', '2026-12-30T16:00:00Z'],
      ['2026-11-25T07:07:00Z', '2026-11-25T09:00:00Z'],
      ['2027-05-01T07:00:00Z', '2027-05-01T09:00:00Z'],
    ]
    let free = 0
    for (const [von, bis] of windows) {
      const personen = 3
      const found = await search(flotte.fahrer, `von=${von}&bis=${bis}&personen=${personen}&limit=200`)
      expect(found.items).toHaveLength(21)
      expect(found.frei).toBe(found.items.filter(({ buchbar }) => buchbar).length)
      for (const { fahrzeug, buchbar, freigabeNoetig, issues } of found.items) {
        const tried = await bookAs(flotte.fahrer, { fahrzeugId: fahrzeug.id, von, bis, personen })
        const codes = ((tried.json.issues ?? []) as unknown as { code: string; detail: string }[]).map(
          ({ code, detail }) => `${code} ${detail}`,
        )
        expect([fahrzeug.id, buchbar, ...issues.map(({ code, detail }) => `${code} ${detail}`)]).toEqual([
          fahrzeug.id,
          tried.status === 201,
          ...codes,
        ])
        if (tried.status !== 201) continue
        free++
        expect(freigabeNoetig).toBe(String(tried.json.status) === 'vorgemerkt')
        await post(flotte.fahrer, String(tried.json.id), 'cancel')
        await haus.scoped((tx) =>
          tx.raw('update fahrzeug_buchung set gehalten_bis = null, gehalten_status = null', []),
        )
      }
    }
    expect(free).toBeGreaterThan(10)
  })

  it('puts favourites first, then what is free, then the others, and pages through them', async () => {
    const times = slot()
    await booked(flotte.fahrerin, { ...times, fahrzeugId: flotte.polo })
    await app.request('/api/einstellungen/fahrzeug.favoriten', {
      as: flotte.fahrer.token,
      host: haus.host,
      method: 'PUT',
      body: { wert: [flotte.polo, flotte.bus], schicht: 'benutzer' },
    })
    const all = await search(flotte.fahrer, `${windowOf(times)}&limit=200`)
    expect(
      all.items.slice(0, 2).map(({ fahrzeug, favorit, buchbar }) => [fahrzeug.id, favorit, buchbar]),
    ).toEqual([
      [flotte.bus, true, true],
      [flotte.polo, true, false],
    ])
    const rest = all.items.slice(2).map(({ buchbar }) => buchbar)
    expect(rest).toEqual(rest.toSorted((a, b) => Number(b) - Number(a)))
    expect(new Set(rest)).toEqual(new Set([true, false]))
    const second = await search(flotte.fahrer, `${windowOf(times)}&limit=3&offset=2`)
    expect(second.items).toEqual(all.items.slice(2, 5))
    const free = await search(flotte.fahrer, `${windowOf(times)}&nurFreie=true&limit=200`)
    expect(free.items.every(({ buchbar }) => buchbar)).toBe(true)
    expect([free.items.length, free.gesamt]).toEqual([all.frei, all.gesamt])
  })

  it('narrows by what a car is and has', async () => {
    const times = windowOf(slot())
    const names = async (filter: string) =>
      (await search(flotte.fahrer, `${times}&${filter}`)).items.map(({ fahrzeug }) => fahrzeug.modell)
    expect(await names('kategorie=kleinbus')).toEqual(['Bulli'])
    expect(await names('sitze=9')).toEqual(['Bulli'])
    expect(await names('suche=vw%20pass')).toEqual(['Passat'])
    expect(await names('getriebe=automatik')).toEqual([])
    expect(await names('ausstattung=klimaanlage')).toEqual([])
    expect(await names(`kategorie=kleinbus&standortId=${fremd.standortId}`)).toEqual([])
    const unknown = await search(flotte.fahrer, `${times}&ausstattung=schiebedach`)
    expect([unknown.status, unknown.json.issues]).toMatchObject([422, [{ field: 'ausstattung' }]])
  })

  it('is asked for somebody else only by those who may book for them', async () => {
    const times = windowOf(slot())
    const asked = (person: TestPerson, fahrerId: string) => search(person, `${times}&fahrerId=${fahrerId}`)
    expect((await asked(flotte.fuhrpark, flotte.fahrer.id)).frei).toBeGreaterThan(0)
    const without = await asked(flotte.fuhrpark, flotte.ohne.id)
    expect([without.frei, without.items[0]?.issues[0]?.code]).toEqual([0, 'fuehrerschein.fehlt'])
    expect((await asked(flotte.fahrer, flotte.fahrerin.id)).json.code).toBe(
      'fahrzeug.fremdbuchungNichtErlaubt',
    )
    expect((await asked(flotte.fuhrpark, foreignOnes.fahrer.id)).json.code).toBe('fahrzeug.fahrerUnbekannt')
  })

  it('has nothing for whose licence says nothing of its issue', async () => {
    const halb = await haus.scoped(async (tx) => {
      const person = await createPerson(app, tx, 'halb', 'haus', ['fahrzeug_buchen'])
      await raiseStand(tx)
      return person
    })
    await giveLicence(app, haus, halb.id)
    await haus.scoped((tx) =>
      tx.raw('update fuehrerschein set ausgestellt_am = null where benutzer_id = $1', [halb.id]),
    )
    const found = await search(halb, windowOf(slot()))
    expect([found.frei, found.items.length > 0]).toEqual([0, true])
    for (const { issues } of found.items)
      expect(issues).toContainEqual(
        expect.objectContaining({
          code: 'fuehrerschein.ausstellungFehlt',
          detail:
            'Es ist nicht eingetragen, wann der Führerschein ausgestellt wurde. Bis dahin gilt keine Klasse.',
        }),
      )
  })

  it('tells how a car is now, and nobody’s name', async () => {
    const times = slot()
    await booked(flotte.fahrerin, times)
    await haus.scoped((tx) =>
      tx.raw('update fahrzeug set kilometerstand = 12345 where id = $1', [flotte.golf]),
    )
    const answer = await get(flotte.fahrer, `${wire.searchFahrzeuge.path}?${windowOf(times)}&limit=200`)
    expect(answer.text).toContain('"kilometerstand":12345')
    expect(answer.text).not.toMatch(/fahrerin|Muster|Kundentermin/)
  })

  it('refuses a window that is none', async () => {
    const backwards = await search(flotte.fahrer, 'von=2026-11-25T09:00:00Z&bis=2026-11-25T08:00:00Z')
    expect([backwards.status, backwards.json.code]).toEqual([422, 'zeitraum.startNichtVorEnde'])
    expect((await search(flotte.fahrer, 'von=heute&bis=morgen')).status).toBe(422)
    expect((await get(flotte.fahrer, wire.searchFahrzeuge.path)).status).toBe(422)
  })
})

describe('the overview', () => {
  it('shows every car’s bookings, and whose they are to their own people and to fleet managers', async () => {
    const times = slot()
    const id = await booked(flotte.fahrerin, { ...times, fahrzeugId: flotte.passat })
    const von = Temporal.Instant.from(times.von).subtract({ hours: 1 }).toString()
    const bis = Temporal.Instant.from(times.bis).add({ hours: 1 }).toString()
    const shown = async (person: TestPerson) => {
      const { json } = await get(person, `${wire.showUebersicht.path}?von=${von}&bis=${bis}`)
      return json as unknown as {
        fahrzeuge: { id: string }[]
        buchungen: [string, number, number, number, number, number, number][]
        namen: Record<string, string>
      }
    }
    const own = await shown(flotte.fahrerin)
    const index = own.fahrzeuge.findIndex((car) => car.id === flotte.passat)
    expect(own.fahrzeuge).toHaveLength(21)
    expect(own.buchungen).toContainEqual([id, index, 60, 120, 1, 0, 1])
    expect(own.namen).toEqual({ [id]: 'fahrerin Muster' })
    const other = await shown(flotte.fahrer)
    expect(other.buchungen).toContainEqual([id, index, 60, 120, 1, 0, 0])
    expect(other.namen).toEqual({})
    expect((await shown(flotte.fuhrpark)).namen).toEqual({ [id]: 'fahrerin Muster' })
    const long = await get(flotte.fahrer, `${wire.showUebersicht.path}?von=${von}&bis=2027-06-01T00:00:00Z`)
    expect([long.status, long.json.code]).toEqual([422, 'buchung.zuLang'])
  })

  it('shows until when a car is away: back early, not back, or blocked for good', async () => {
    const early = await createCar(haus)
    const late = await createCar(haus)
    const closed = await createCar(haus)
    const rows = [
      [early, '[2026-11-23T03:00:00Z,2026-11-23T07:30:00Z)', 'durchgeführt', 'BUCHUNG'],
      [late, '[2026-11-22T20:00:00Z,2026-11-22T22:00:00Z)', 'aktiv', 'BUCHUNG'],
      [closed, '[2026-11-23T06:00:00Z,2099-12-31T00:00:00Z)', 'verschlossen', 'DEFEKT'],
    ] as const
    await haus.scoped(async (tx) => {
      for (const [car, zeitraum, status, typ] of rows) {
        await tx.raw(
          `insert into fahrzeug_buchung (mandant_id, id, fahrzeug_id, zeitraum, sperrzeitraum, status, typ, benutzer_id, fahrer_id)
             values ($1, gen_random_uuid(), $2, $3, $3, $4, $5, $6, case when $5 = 'BUCHUNG' then $6::uuid end)`,
          [haus.id, car, zeitraum, status, typ, flotte.fahrerin.id],
        )
      }
      // Returned at 5 o'clock, a quarter of an hour before the car is free again.
      await tx.raw(
        "update fahrzeug_buchung set sperrzeitraum = '[2026-11-23T03:00:00Z,2026-11-23T05:15:00Z)' where fahrzeug_id = $1",
        [early],
      )
    })
    const from = (von: string) => `${wire.showUebersicht.path}?von=${von}&bis=2026-11-24T04:00:00Z`
    const shown = async (von: string) => {
      const { json } = await get(flotte.fahrer, from(von))
      const { fahrzeuge, buchungen } = json as unknown as {
        fahrzeuge: { id: string }[]
        buchungen: [string, number, number, number][]
      }
      const spans = new Map(buchungen.map(([, index, start, end]) => [fahrzeuge[index]?.id, [start, end]]))
      return [early, late, closed].map((car) => spans.get(car))
    }
    const good = Temporal.Instant.from('2026-11-23T04:00:00Z').until('2099-12-31T00:00:00Z')
    expect(await shown('2026-11-23T04:00:00Z')).toEqual([
      [-60, 60],
      [-480, 240],
      [120, good.total('minutes')],
    ])
    expect((await shown('2026-11-23T05:00:00Z'))[0]).toBeUndefined()
  })

  it('shows a thousand cars at most, and says how many there are', async () => {
    const path = `${wire.showUebersicht.path}?von=2026-11-24T08:00:00Z&bis=2026-11-25T08:00:00Z`
    const few = await get(flotte.fahrer, path)
    expect(few.json).not.toHaveProperty('gesamt')
    const before = (few.json.fahrzeuge as unknown as object[]).length
    await haus.scoped(async (tx) => {
      await tx.raw(
        `insert into fahrzeug select (jsonb_populate_record(f, jsonb_build_object('id', gen_random_uuid(), 'kennzeichen', 'NH-V ' || n))).*
         from fahrzeug f, generate_series(1, 1000) n where f.id = $1`,
        [flotte.golf],
      )
      await raiseStand(tx)
    })
    const { fahrzeuge, buchungen, gesamt } = (await get(flotte.fahrer, path)).json as unknown as Uebersicht
    expect([fahrzeuge.length, gesamt]).toEqual([1000, before + 1000])
    expect(buchungen.every(([, index]) => fahrzeuge[index] !== undefined)).toBe(true)
  })
})
