import type { FahrzeugView } from '@platzwart/contract/fahrzeug'
import { address } from '@platzwart/contract/operation'
import * as einfuhrWire from '@platzwart/contract/operations/einfuhr'
import * as wire from '@platzwart/contract/operations/fuhrpark'
import * as heftWire from '@platzwart/contract/operations/heft'
import { KATEGORIEN } from '@platzwart/domain/fahrzeug/types'
import { describe, expect, it } from 'vitest'
import { NEW_FAHRZEUG } from '../../../testing/fuhrpark.ts'
import { einfuhrDriver } from '../../../testing/suites/einfuhr.ts'
import { change, fahrten, flotte, flotteSuite, fuhrpark, rows } from '../../../testing/suites/flotte.ts'
import { app, haus, MONDAY } from '../../../testing/suites/haus.ts'
import { as, person } from '../../../testing/suites/people.ts'
import { FAHRZEUGE_RULES } from './judgeLines.ts'

flotteSuite(MONDAY, { anew: true })

const { send, work, show, idOf, brought, broughtThousand, lines, apply, renew } = einfuhrDriver(
  'fahrzeuge',
  FAHRZEUGE_RULES,
  () => undefined,
)

const HEAD =
  'Kennzeichen;Marke;Modell;Kategorie;Farbe;Standort;Abstellplatz;Antrieb;Leistung (kW);Getriebe;Sitze;Türen;Führerscheinklasse;Klimaanlage;Gültig bis;Kilometerstand'
const table = (...all: string[]) => [HEAD, ...all].join('\r\n')
const car = (plate: string, { standort = 'Haus', abstellplatz = '', bis = '', farbe = 'rot' } = {}) =>
  `${plate};Škoda;Octavia;Kombi;${farbe};${standort};${abstellplatz};Diesel;110;Automatik;5;5;B;ja;${bis};1200`

/** Plate by plate what of a known car is to become another. */
const other = (plate: string, { farbe = '', standort = '', bis = '' }) =>
  `${plate};;;;${farbe};${standort};;;;;;;;;${bis};`

async function fleet(): Promise<Map<string, FahrzeugView>> {
  const { json } = await as(haus.leitung, `${wire.listFahrzeuge.path}?limit=500&deaktivierte=true`)
  const { items } = json as never as { items: FahrzeugView[] }
  return new Map(items.map((view) => [view.kennzeichen, view]))
}

async function plateOf(id: string): Promise<string> {
  const [row] = await rows<{ kennzeichen: string }>(
    'select kennzeichen from fahrzeug where mandant_id = $1 and id = $2',
    id,
  )
  return row?.kennzeichen ?? ''
}

/** Somewhere else. */
async function secondPlace(): Promise<void> {
  await change(
    `insert into standort (mandant_id, id, name, adresse, erstellt) values ($1, gen_random_uuid(), 'Werk', '', now())`,
    [haus.id],
  )
}

describe('a table of vehicles', () => {
  it('says what each line would come to, does it whole and once, with history and trail', async () => {
    const golf = await plateOf(flotte.golf)
    const before = await fleet()
    const einfuhr = await brought(
      table(
        car('nh-zz  1'),
        other(golf.toLowerCase(), { farbe: 'lila' }),
        other(await plateOf(flotte.polo), {}),
        car('NH-ZZ 2', { standort: 'Mond' }),
      ),
    )
    expect(einfuhr).toMatchObject({
      status: 'bereit',
      gesamt: 4,
      anzahl: { neu: 1, geaendert: 1, unveraendert: 1, abgelehnt: 1 },
    })
    const [, changed, , refused] = await lines(einfuhr.id)
    expect(changed?.aenderungen).toEqual([
      { spalte: 'Farbe', vorher: before.get(golf)?.farbe, nachher: 'lila' },
    ])
    expect(refused?.verstoesse[0]).toMatchObject({ spalte: 'Standort', wert: 'Mond' })
    expect(await fleet()).toEqual(before)
    const [first, again] = await Promise.all([apply(einfuhr.id), apply(einfuhr.id)])
    expect([first.status, again.status]).toEqual([200, 200])
    const after = await fleet()
    expect(after.size).toBe(before.size + 1)
    const made = after.get('NH-ZZ 1')
    expect(made).toMatchObject({
      marke: 'Škoda',
      kategorie: 'kombi',
      kraftstoff: 'diesel',
      getriebe: 'automatik',
      klimaanlage: true,
      standort: { name: 'Haus' },
      abstellplatz: null,
      fahrtenbuch: 'einfach',
      version: 1,
      zustand: { kilometerstand: 1200 },
    })
    const { farbe: _, version: __, ...golfBefore } = before.get(golf) as FahrzeugView
    expect(after.get(golf)).toMatchObject({ ...golfBefore, farbe: 'lila', version: 2 })
    const { json } = await as(haus.leitung, address(heftWire.listHistorie, { id: made?.id ?? '' }))
    expect(json.items).toMatchObject([{ typ: 'ERSTELLUNG', kilometerstand: 1200 }])
    const trail = await rows<{ aktion: string; objekt_id: string; nachher: object }>(
      `select aktion, objekt_id, nachher from protokoll where mandant_id = $1 and aktion in ('createFahrzeug', 'updateFahrzeug', 'applyEinfuhr') order by aktion`,
    )
    expect(trail.map(({ aktion, objekt_id }) => [aktion, objekt_id])).toEqual([
      ['applyEinfuhr', einfuhr.id],
      ['createFahrzeug', made?.id],
      ['updateFahrzeug', flotte.golf],
    ])
    expect(trail[1]?.nachher).toEqual(made)
    expect((await brought(table(car('NH-ZZ 1'), other(golf, { farbe: 'lila' })))).anzahl).toMatchObject({
      neu: 0,
      geaendert: 0,
      unveraendert: 2,
    })
  })

  it('asks of a new one what its form asks, and says in which column', async () => {
    const einfuhr = await brought(
      ['Kennzeichen;Marke;Kategorie;Standort', 'NH-A 1;VW;Kombi;Haus', 'NH-A 2;VW;Rakete;Haus'].join('\n'),
    )
    const [lacking, wrong] = await lines(einfuhr.id)
    expect(lacking?.verstoesse.map(({ spalte }) => spalte)).toEqual([
      'Modell',
      'Antrieb',
      'Getriebe',
      'Sitze',
      'Türen',
      'Führerscheinklasse',
    ])
    expect(new Set(lacking?.verstoesse.map(({ detail }) => detail)).size).toBe(1)
    expect(wrong?.verstoesse).toMatchObject([{ spalte: 'Kategorie', wert: 'Rakete' }])
  })

  it('refuses what stands there twice, unknown places, days that end before they begin or could be two, and shortened numbers', async () => {
    await change(
      'insert into abstellplatz (mandant_id, id, standort_id, name) values ($1, gen_random_uuid(), $2, $3)',
      [haus.id, haus.standortId, 'Ebene 1'],
    )
    await secondPlace()
    const einfuhr = await brought(
      [
        `${HEAD};Gültig von`,
        `${car('NH-A 1', { abstellplatz: 'ebene 1', bis: '31.12.2027' })};2027-01-01`,
        `${car('nh-a 1')};`,
        `${car('NH-A 2', { standort: 'Werk', abstellplatz: 'Ebene 1' })};`,
        `${car('NH-A 3', { bis: '1.1.2027' })};2027-06-01`,
        `${car('NH-A 4', { bis: '1/2/2027' })};`,
        `${car('1,2E+11')};`,
        `${car('x'.repeat(21))};`,
      ].join('\r\n'),
    )
    const all = await lines(einfuhr.id)
    expect(all.map(({ zeile, urteil, verstoesse: [one] }) => [zeile, urteil, one?.spalte])).toEqual([
      [2, 'neu', undefined],
      [3, 'abgelehnt', 'Kennzeichen'],
      [4, 'abgelehnt', 'Abstellplatz'],
      [5, 'abgelehnt', 'Gültig bis'],
      [6, 'abgelehnt', 'Gültig bis'],
      [7, 'abgelehnt', 'Kennzeichen'],
      [8, 'abgelehnt', 'Kennzeichen'],
    ])
    expect((await apply(einfuhr.id)).status).toBe(200)
    expect((await fleet()).get('NH-A 1')).toMatchObject({
      abstellplatz: { name: 'Ebene 1' },
      gueltigVon: '2027-01-01',
      gueltigBis: '2027-12-31',
    })
  })

  it('knows a car by its plate in whichever spelling, and asks where it can be two', async () => {
    const first = await brought([HEAD, car('NH-WN 101'), car('B NO 1234'), car('BN O 1234')].join('\r\n'))
    expect((await apply(first.id)).status).toBe(200)
    const spelled = ['NH-WN101', 'NHWN101', 'nh–wn-101', 'NH-WN\u00a0101']
    for (const plate of spelled) {
      const [line] = await lines((await brought([HEAD, car(plate)].join('\r\n'))).id)
      expect([plate, line?.urteil]).toEqual([plate, 'unveraendert'])
    }
    const both = await brought([HEAD, car('NHWN101'), car('NH WN 101'), car('BNO1234')].join('\r\n'))
    expect((await lines(both.id)).map(({ urteil, verstoesse: [one] }) => [urteil, one?.detail])).toEqual([
      ['unveraendert', undefined],
      ['abgelehnt', expect.stringContaining('Zeile 2')],
      ['abgelehnt', expect.stringContaining('B-NO 1234, BN-O 1234')],
    ])
    const found = async (suche: string) => {
      const { json } = await as(haus.leitung, `${wire.listFahrzeuge.path}?suche=${encodeURIComponent(suche)}`)
      return (json as never as { items: FahrzeugView[] }).items.map(({ kennzeichen }) => kennzeichen)
    }
    for (const typed of [...spelled, 'nh wn 101', 'Skoda NHWN101'])
      expect([typed, await found(typed)]).toEqual([typed, ['NH-WN 101']])
  })

  it('of two locations with one name says that it cannot tell them apart, but of a car that is at one of them', async () => {
    await change(
      `insert into standort (mandant_id, id, name, adresse, erstellt) values ($1, gen_random_uuid(), 'Haus', '', now())`,
      [haus.id],
    )
    const golf = await plateOf(flotte.golf)
    const einfuhr = await brought(table(car('NH-A 1'), other(golf, { standort: 'haus', farbe: 'lila' })))
    expect((await lines(einfuhr.id)).map(({ urteil }) => urteil)).toEqual(['abgelehnt', 'geaendert'])
  })

  it('names line, column and rule of 20 bad lines in 1,000, and takes the others', async () => {
    const { id, refused } = await broughtThousand(
      HEAD,
      (nr) => car(`NH-N ${nr}`),
      (nr) => car(`NH-B ${nr}`, { farbe: 'x'.repeat(41) }),
    )
    expect(refused[0]?.verstoesse[0]).toMatchObject({ spalte: 'Farbe' })
    const before = (await fleet()).size
    expect((await apply(id)).status).toBe(200)
    expect(await rows('select 1 from fahrzeug where mandant_id = $1')).toHaveLength(before + 980)
  })

  it('is bounded, read in whichever encoding, and judged in a process of its own', async () => {
    const many = Array.from({ length: 2_001 }, (_, nr) => `N ${nr}`)
    expect((await brought(['Kennzeichen', ...many].join('\n'))).fehler).toContain('2.000')
    const latin = Uint8Array.from(table(car('NH-Ü 1')).replace('Š', 'S'), (sign) => sign.charCodeAt(0))
    expect((await brought(latin)).anzahl).toMatchObject({ neu: 1 })
    expect((await brought('Marke;Modell\nVW;Golf')).fehler).toContain('Kennzeichen')
    const id = idOf(await send(table(car('NH-A 1'))))
    await work(id)
    expect(await show(id)).toMatchObject({ status: 'bereit', anzahl: { neu: 1 } })
  })
})

describe('a change that bookings hang on', () => {
  const DAY = { von: '2026-12-07T09:00:00Z', bis: '2026-12-07T10:00:00Z' }

  it('is refused where it would hit some, and done where it hits none', async () => {
    await secondPlace()
    const golf = await plateOf(flotte.golf)
    const polo = await plateOf(flotte.polo)
    await fahrten.booked(flotte.fahrerin, { fahrzeugId: flotte.golf, ...DAY })
    const einfuhr = await brought(
      table(
        other(golf, { standort: 'Werk' }),
        other(polo, { standort: 'Werk', bis: '30.11.2026' }),
        other(await plateOf(flotte.passat), { bis: '2026-12-31' }),
      ),
    )
    const [hit] = await lines(einfuhr.id)
    expect([hit?.urteil, hit?.verstoesse[0]?.spalte, hit?.verstoesse[0]?.detail]).toEqual([
      'abgelehnt',
      'Standort',
      expect.stringContaining('(1)'),
    ])
    expect((await apply(einfuhr.id)).status).toBe(200)
    const after = await fleet()
    expect(after.get(golf)?.standort.name).toBe('Haus')
    expect(after.get(polo)).toMatchObject({ standort: { name: 'Werk' }, gueltigBis: '2026-11-30' })
    const { json } = await as(haus.leitung, address(heftWire.listHistorie, { id: flotte.polo }))
    expect(json.items).toHaveLength(2)
  })

  it('is told when somebody has booked since the preview, and then nothing is done', async () => {
    const golf = await plateOf(flotte.golf)
    const einfuhr = await brought(table(car('NH-A 1'), other(golf, { bis: '2026-11-30' })))
    expect(einfuhr.anzahl).toMatchObject({ neu: 1, geaendert: 1 })
    const id = await fahrten.booked(flotte.fahrerin, { fahrzeugId: flotte.golf, ...DAY })
    const refused = await apply(einfuhr.id)
    expect([refused.status, refused.json.code]).toEqual([409, 'einfuhr.veraltet'])
    expect((await fleet()).get('NH-A 1')).toBeUndefined()
    expect(await fahrten.statusOf(id)).toBe('reserviert')
  })

  it('and a booking made in the same moment leave none that should not be', async () => {
    const golf = await plateOf(flotte.golf)
    const einfuhr = await brought(table(other(golf, { bis: '2026-11-30' })))
    const [done, booked] = await Promise.all([
      apply(einfuhr.id),
      fahrten.bookAs(flotte.fahrerin, { fahrzeugId: flotte.golf, ...DAY }),
    ])
    expect([
      [200, 409],
      [200, 422],
      [409, 201],
    ]).toContainEqual([done.status, booked.status])
  })
})

describe('between preview and taking over', () => {
  it('a plate that somebody has taken by hand is told', async () => {
    const einfuhr = await brought(table(car('NH-A 1'), car('NH-A 2')))
    const body = { ...NEW_FAHRZEUG, standortId: haus.standortId, kennzeichen: 'NH-A 2' }
    expect((await as(haus.leitung, wire.createFahrzeug.path, { body })).status).toBe(201)
    expect((await apply(einfuhr.id)).json.code).toBe('einfuhr.veraltet')
    expect((await fleet()).get('NH-A 1')).toBeUndefined()
    expect((await renew(einfuhr.id)).status).toBe(200)
  })

  it('two files with one new plate, and the form with it, are done one after the other', async () => {
    const pflege = await person('fahrzeug_pflege')
    const a = await brought(table(car('NH-A 1')))
    const b = await brought(table(car('NH-A 1')), pflege)
    const answers = await Promise.all([
      apply(a.id),
      apply(b.id, { who: pflege }),
      fuhrpark.create({ kennzeichen: 'NH-A 1' }),
    ])
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
  })

  it('a change by hand of something else stays, and of the same is told', async () => {
    const golf = await plateOf(flotte.golf)
    const einfuhr = await brought(table(other(golf, { farbe: 'lila' })))
    await change('update fahrzeug set sitze = 4, version = version + 1 where mandant_id = $1 and id = $2', [
      haus.id,
      flotte.golf,
    ])
    expect((await apply(einfuhr.id)).status).toBe(200)
    expect((await fleet()).get(golf)).toMatchObject({ sitze: 4, farbe: 'lila' })
    const next = await brought(table(other(golf, { farbe: 'rot' })))
    await change(
      "update fahrzeug set farbe = 'gelb', version = version + 1 where mandant_id = $1 and id = $2",
      [haus.id, flotte.golf],
    )
    expect((await apply(next.id)).json.code).toBe('einfuhr.veraltet')
  })
})

describe('a table of vehicles is a matter of those who keep the fleet', () => {
  it('and never puts one out of use; the plate of one that is, is free', async () => {
    const golf = await plateOf(flotte.golf)
    expect(
      (await as(haus.leitung, address(wire.deactivateFahrzeug, { id: flotte.golf }), { body: {} })).status,
    ).toBe(200)
    const einfuhr = await brought(table(car(golf)))
    expect(einfuhr.anzahl).toMatchObject({ neu: 1 })
    expect((await apply(einfuhr.id)).status).toBe(200)
    expect(
      await rows(
        'select deaktiviert from fahrzeug where mandant_id = $1 and kennzeichen = $2 order by 1',
        golf,
      ),
    ).toEqual([{ deaktiviert: false }, { deaktiviert: true }])
  })

  it('and of nobody else, and not there without vehicles', async () => {
    expect((await send(table(car('A')), { who: flotte.fahrerin })).status).toBe(403)
    expect((await send(table(car('A')), { who: await person('benutzer_pflegen') })).status).toBe(403)
    expect((await as(flotte.fahrerin, einfuhrWire.exportFahrzeuge.path)).status).toBe(403)
    await change("update mandant set module = '{}' where id = $1", [haus.id])
    expect((await send(table(car('A')))).json.code).toBe('modul.aus')
  })
})

describe('the fleet in a table', () => {
  const fetched = (language = 'de', query = '') =>
    app.request(`${einfuhrWire.exportFahrzeuge.path}${query}`, {
      as: haus.leitung.token,
      host: haus.host,
      headers: { 'accept-language': language },
    })

  it.each(['de', 'en'])(
    'comes back in %s as it is, whatever it says, and so does the template',
    async (language) => {
      await change(
        `update fahrzeug set hinweis = '=1+1; "so"', navigation = true, gueltig_bis = '2027-12-31', fahrtenbuch = 'steuerlich'
       where mandant_id = $1 and id = $2`,
        [haus.id, flotte.golf],
      )
      const all = KATEGORIEN.map((kategorie) => ({
        ...NEW_FAHRZEUG,
        kategorie,
        kennzeichen: `NH-K ${kategorie}`,
      }))
      for (const body of all)
        await as(haus.leitung, wire.createFahrzeug.path, { body: { ...body, standortId: haus.standortId } })
      const { text } = await fetched(language)
      expect(text).toContain('\'=1+1; ""so""')
      expect((await brought(text)).anzahl).toEqual({
        neu: 0,
        geaendert: 0,
        unveraendert: 5 + KATEGORIEN.length,
        abgelehnt: 0,
      })
      const template = await app.request(address(einfuhrWire.readTemplate, { art: 'fahrzeuge' }), {
        as: haus.leitung.token,
        host: haus.host,
        headers: { 'accept-language': language },
      })
      const [line] = await lines((await brought(template.text)).id)
      // Which locations there are, the house says itself.
      expect(line?.verstoesse.map(({ spalte }) => spalte)).toEqual(['Standort'])
    },
  )

  it('is what the list shows, without what is out of use', async () => {
    await as(haus.leitung, address(wire.deactivateFahrzeug, { id: flotte.polo }), { body: {} })
    const count = async (query = '') => (await fetched('de', query)).text.trimEnd().split('\r\n').length - 1
    expect([await count(), await count('?suche=golf'), await count('?suche=polo')]).toEqual([4, 1, 0])
  })
})
