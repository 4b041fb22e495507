import type { AuswertungView } from '@platzwart/contract/leseraum/auswertung'
import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/leseraum'
import { beforeEach, describe, expect, it } from 'vitest'
import { build } from '../../../platform/database/sql.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { raiseStand } from '../../../platform/konfiguration/mandant.ts'
import { createPerson, type TestPerson } from '../../../testing/mandant.ts'
import { app, fremd, haus, hausSuite } from '../../../testing/suites/haus.ts'

/** The Monday after the week that is looked at, 09:00 in Berlin. */
const NOW = '2026-11-23T08:00:00Z'
hausSuite(NOW, { fremd: true, anew: true })

const WEEK = { von: '2026-11-16', bis: '2026-11-22' }

interface Row {
  readonly seat?: number
  readonly tag?: string
  readonly von?: string
  readonly bis?: string
  readonly status?: 'durchgeführt' | 'reserviert' | 'vorgemerkt' | 'verschlossen' | 'storniert'
  readonly art?: 'abgesagt' | 'nichtGekommen' | 'unbestaetigt'
  /** Minutes before the start at which it was made, and at which it was cancelled. */
  readonly vorlauf?: number
  readonly absage?: number
  readonly personen?: number
  readonly wer?: TestPerson
  /** Held of a booking that ended early, and until when. */
  readonly restBis?: string
}

async function insert(rows: readonly Row[]): Promise<void> {
  const values = rows.map(
    ({ seat = 0, tag = '2026-11-16', von = '09:00', bis = '10:00', status = 'durchgeführt', ...more }) => {
      const start = Temporal.Instant.from(`${tag}T${von}+01:00`)
      return {
        mandant_id: haus.id,
        id: uuidv7(),
        grundriss_id: haus.grundrissId,
        status,
        leseraum_id: haus.seats[seat] ?? haus.room,
        tag: Temporal.PlainDate.from(tag),
        zeitraum: { von: start, bis: Temporal.Instant.from(`${tag}T${bis}+01:00`) },
        benutzer1_id: (more.wer ?? haus.ben).id,
        gruppengroesse: more.personen ?? 1,
        erstellt: start.subtract({ minutes: more.vorlauf ?? 600 }),
        storno_art: more.art ?? null,
        storniert_am: more.absage === undefined ? null : start.subtract({ minutes: more.absage }),
        rest_von: more.restBis ? uuidv7() : null,
        gehalten_status: more.restBis ? ('reserviert' as const) : null,
        gehalten_bis: more.restBis ? Temporal.Instant.from(more.restBis) : null,
      }
    },
  )
  await haus.scoped((tx) => tx.run(build.insertInto('leseraum_buchung').values(values)))
}

async function read(person: TestPerson, query: object = WEEK, house = haus) {
  const answer = await app.request(`${wire.readAuswertung.path}?${new URLSearchParams({ ...query })}`, {
    as: person.token,
    host: house.host,
  })
  return { ...answer, view: answer.json as unknown as AuswertungView }
}

const HOURS = ['08:00', '09:00', '10:00', '11:00', '12:00', '13:00']
/** Five on a seat, one after the other: enough to be told. */
const five = (row: Row = {}): Row[] =>
  [0, 1, 2, 3, 4].map((n) => ({ von: HOURS[n] ?? '', bis: HOURS[n + 1] ?? '', ...row }))

const cancelled = (art: Row['art'], more: Row = {}) =>
  five({ status: 'storniert', ...more, ...(art && { art }) })

describe('the evaluation', () => {
  it('says what became of the bookings, beside the week before', async () => {
    await insert([
      ...five(),
      ...cancelled('nichtGekommen', { seat: 1 }),
      ...cancelled('abgesagt', { seat: 2, absage: 30 }),
      ...cancelled('unbestaetigt', { seat: 3 }),
      ...cancelled(undefined, { seat: 4 }),
      // Nobody came, in a house that releases nothing; a lock is no booking.
      { tag: '2026-11-17', status: 'reserviert' },
      { tag: '2026-11-18', von: '08:00', bis: '18:00', status: 'verschlossen' },
      ...five({ tag: '2026-11-10' }),
    ])
    const { status, view } = await read(haus.leitung)
    expect(status).toBe(200)
    expect(view.gesamt).toMatchObject({
      buchungen: 26,
      gekommen: 5,
      nichtGekommen: 6,
      abgesagt: 5,
      unbestaetigt: 5,
      haus: 5,
      wenige: false,
      vorlauf: 600,
      dauer: 60,
      personen: 1,
    })
    expect(view.gesamtDavor).toMatchObject({ buchungen: 5, gekommen: 5 })
    expect(view.davor).toEqual({ von: '2026-11-09', bis: '2026-11-15' })
    expect(view.grundrisse).toMatchObject([{ grundriss: 'Lesesaal', buchungen: 26, davor: { buchungen: 5 } }])
    expect(view.klassen.absage.map(({ anzahl }) => anzahl)).toEqual([0, 5, 0, 0, 0])
    expect(view.klassen.vorlauf.map(({ anzahl }) => anzahl)).toEqual([0, 26, 0, 0, 0])
  })

  it('tells weekdays and hours on the wall, and nothing of fewer than five', async () => {
    const monday = '2026-11-16'
    const tuesday = '2026-11-17'
    const wednesday = '2026-11-18'
    await insert([
      ...five({ tag: monday }),
      { tag: tuesday },
      ...five({ tag: wednesday }),
      ...[1, 2].map((seat) => ({ tag: wednesday, seat })),
    ])
    const { view } = await read(haus.leitung)
    expect(view.gesamt).toMatchObject({ buchungen: 13, wenige: false })
    expect(view.wochentage[3]).toMatchObject({ buchungen: 7, wenige: false })
    expect(view.wochentage[2]).toMatchObject({ buchungen: 0, gekommen: 0, wenige: true })
    // Enough of its own; told, it would say with the sum how many there were on Tuesday.
    expect(view.wochentage[1]).toMatchObject({ buchungen: 0, gekommen: 0, wenige: true })
    // The other hours are few each, and together enough.
    expect(view.stunden[9]).toMatchObject({ buchungen: 5, wenige: false })
    expect(view.stunden[8]).toMatchObject({ buchungen: 0, wenige: true })
    expect(view.klassen.personen.map(({ anzahl }) => anzahl)).toEqual([13, 0, 0, 0, 0])
  })

  it('tells no class that says with the sum how many are in another one', async () => {
    await insert([...five({ personen: 3 }), ...five({ seat: 1, personen: 2 }), { seat: 2 }, { seat: 3 }])
    await insert([{ seat: 2, von: '11:00', bis: '12:00', personen: 2 }])
    await insert([{ seat: 4, status: 'storniert', art: 'abgesagt', absage: 30 }])
    const { klassen, gesamt } = (await read(haus.leitung)).view
    expect(gesamt).toMatchObject({ buchungen: 14, abgesagt: 1 })
    expect(klassen.personen.map(({ anzahl }) => anzahl)).toEqual([null, 6, null, 0, 0])
    // All that was cancelled is in one: that the others have none would tell which.
    expect(klassen.absage.map(({ anzahl }) => anzahl)).toEqual([null, null, null, null, null])
  })

  it('tells no zone from which one learns of a seat that is out of use', async () => {
    await insert([...five(), { seat: 1 }])
    expect((await read(haus.leitung)).view.zonen).toMatchObject([{ buchungen: 6, wenige: false }])
    await haus.scoped(async (tx) => {
      await tx.raw('update leseraum set aktiv = false where mandant_id = $1 and id = $2', [
        haus.id,
        haus.seats[1],
      ])
      await raiseStand(tx)
    })
    const { view } = await read(haus.leitung)
    expect(view.grundrisse).toMatchObject([{ buchungen: 6, wenige: false }])
    expect(view.zonen).toMatchObject([{ buchungen: 0, wenige: true }])
  })

  it('needs so many people as well where the house has agreed so', async () => {
    const tag = '2026-10-12'
    const week = { von: '2026-10-12', bis: '2026-10-18' }
    await insert(five({ tag }))
    await haus.scoped(async (tx) => {
      await tx.raw(
        "update mandant set personalrat_seit = '2026-01-01T00:00:00Z', mindestgruppe = 3 where id = $1",
        [haus.id],
      )
      await raiseStand(tx)
    })
    const alone = (await read(haus.leitung, week)).view
    expect([alone.von, alone.bis]).toEqual(['2026-10-01', '2026-10-31'])
    expect(alone.gesamt).toMatchObject({ buchungen: 0, wenige: true, vorlauf: null })
    expect(alone.klassen.dauer.map(({ anzahl }) => anzahl)).toEqual([null, null, null, null, null])
    expect(alone.leuteMindestens).toBe(3)
    await insert([
      { seat: 1, tag, wer: haus.anna },
      { seat: 2, tag, wer: haus.leitung },
    ])
    expect((await read(haus.leitung, week)).view.gesamt).toMatchObject({ buchungen: 7, wenige: false })
  })

  it.each([
    ['still held', '2026-11-23T08:00:05Z'],
    ['lapsed, before it is taken away', '2026-11-23T07:59:50Z'],
  ])('counts no rest of an early end as a booking: %s', async (_, restBis) => {
    await insert([...five(), { seat: 1, status: 'storniert', restBis }])
    const first = (await read(haus.leitung)).view
    expect(first.gesamt).toMatchObject({ buchungen: 5, gekommen: 5, haus: 0 })
    expect(first.klassen.dauer.map(({ anzahl }) => anzahl)).toEqual([0, 5, 0, 0, 0])
    await haus.scoped((tx) => tx.raw('delete from leseraum_buchung where rest_von is not null'))
    expect((await read(haus.leitung)).view).toEqual(first)
  })

  it('is of days that are over, whatever is asked for', async () => {
    expect((await read(haus.leitung, { von: '2026-11-20', bis: '2026-12-20' })).view.bis).toBe('2026-11-22')
    expect((await read(haus.leitung, {})).view).toMatchObject({ von: '2026-10-26', bis: '2026-11-22' })
    const refused = async (query: object) => {
      const { status, json } = await read(haus.leitung, query)
      const [first] = json.issues as unknown as { field: string }[]
      return [status, json.code, first?.field]
    }
    const today = { von: '2026-11-23', bis: '2026-11-23' }
    for (const early of [today, { von: '2026-12-01', bis: '2026-12-20' }, { von: today.von }])
      expect(await refused(early)).toEqual([422, 'leseraum.auswertungNochNicht', 'von'])
    for (const reversed of [
      { von: '2026-11-20', bis: '2026-11-19' },
      { von: '2026-12-20', bis: '2026-12-01' },
    ])
      expect(await refused(reversed)).toEqual([422, 'zeitraum.startNichtVorEnde', 'bis'])
    expect((await read(haus.leitung, { von: '2025-11-16', bis: '2026-11-17' })).json.code).toBe(
      'leseraum.auslastungZuLang',
    )
  })

  it('is for those who look after rooms or bookings, of their own house, and names nobody', async () => {
    await insert(five())
    expect((await read(haus.anna)).status).toBe(403)
    expect((await read(fremd.leitung, { ...WEEK, grundrissId: haus.grundrissId }, fremd)).status).toBe(404)
    expect((await read(fremd.leitung, WEEK, fremd)).view.gesamt.buchungen).toBe(0)
    expect((await read(haus.leitung)).text).not.toMatch(new RegExp([haus.ben.id, 'Muster'].join('|')))
  })
})

describe('who waited', () => {
  const wait = (people: readonly TestPerson[], more: object = {}) =>
    haus.scoped((tx) =>
      tx.run(
        build.insertInto('warteplatz').values(
          people.map((person) => ({
            mandant_id: haus.id,
            id: uuidv7(),
            benutzer_id: person.id,
            grundriss_id: haus.grundrissId,
            tag: Temporal.PlainDate.from('2026-11-18'),
            mindestens: 60,
            status: 'vorbei' as const,
            zeitraum: {
              von: Temporal.Instant.from('2026-11-18T08:00:00Z'),
              bis: Temporal.Instant.from('2026-11-18T10:00:00Z'),
            },
            erstellt: Temporal.Instant.from('2026-11-18T06:00:00Z'),
            beendet: Temporal.Instant.from('2026-11-18T07:00:00Z'),
            ...more,
          })),
        ),
      ),
    )

  it('is counted with what came of it, and how long it was', async () => {
    const offered = {
      angebot_leseraum_id: haus.seats[0],
      angebot_zeitraum: {
        von: Temporal.Instant.from('2026-11-18T08:00:00Z'),
        bis: Temporal.Instant.from('2026-11-18T09:00:00Z'),
      },
      angebot_bis: Temporal.Instant.from('2026-11-18T07:10:00Z'),
    }
    const people = [haus.anna, haus.ben, haus.leitung, haus.anna, haus.ben]
    await wait(people, { ...offered, status: 'gebucht' })
    await wait([haus.anna], { ...offered, status: 'abgelaufen' })
    await wait([haus.ben])
    const { view } = await read(haus.leitung)
    expect(view.warten).toEqual({ gewartet: 7, angeboten: 6, gebucht: 5, minuten: 60, wenige: false })
    expect(view.wartenDavor).toEqual({ gewartet: 0, angeboten: 0, gebucht: 0, minuten: null, wenige: false })
  })

  it('is not told of few', async () => {
    await wait([haus.anna, haus.ben])
    expect((await read(haus.leitung)).view.warten).toMatchObject({ gewartet: 0, wenige: true })
  })
})

describe('by what a booking was cancelled', () => {
  const stored = () =>
    haus.scoped(
      async (tx) =>
        (
          await tx.raw<{ status: string; storno_art: string | null; am: string | null }>(
            'select status, storno_art, storniert_am::text as am from leseraum_buchung where mandant_id = $1',
            [haus.id],
          )
        ).rows,
    )
  const post = (path: string) =>
    app.request(path, {
      as: haus.anna.token,
      host: haus.host,
      method: 'POST',
      headers: { 'if-match': '"1"' },
    })
  let id: string
  beforeEach(async () => {
    const answer = await app.request(wire.bookLeseraum.path, {
      as: haus.anna.token,
      host: haus.host,
      method: 'POST',
      body: { leseraumId: haus.seats[0], von: '2026-11-24T09:00:00Z', bis: '2026-11-24T10:00:00Z' },
    })
    expect(answer.status).toBe(201)
    id = String(answer.json.id)
  })

  it('is kept with the cancellation, and goes with its undoing', async () => {
    expect((await post(address(wire.cancelLeseraumBuchung, { id }))).status).toBe(200)
    expect(await stored()).toEqual([
      { status: 'storniert', storno_art: 'abgesagt', am: '2026-11-23 08:00:00+00' },
    ])
    const undo = await app.request(address(wire.undoCancelLeseraumBuchung, { id }), {
      as: haus.anna.token,
      host: haus.host,
      method: 'POST',
      headers: { 'if-match': '"2"' },
    })
    expect(undo.status).toBe(200)
    expect(await stored()).toEqual([{ status: 'reserviert', storno_art: null, am: null }])
  })
})

describe('what is taken along', () => {
  const get = (path: string, person: TestPerson) =>
    app.request(`${path}?${new URLSearchParams({ ...WEEK, grundrissId: haus.grundrissId })}`, {
      as: person.token,
      host: haus.host,
    })

  it.each([
    ['exportAuswertung', wire.exportAuswertung.path, 'auswertung-2026-11-16-2026-11-22.xlsx'],
    ['exportAuswertungPdf', wire.exportAuswertungPdf.path, 'auswertung-2026-11-16-2026-11-22.pdf'],
    ['exportAuslastungPdf', wire.exportAuslastungPdf.path, 'auslastung-2026-11-16-2026-11-22.pdf'],
  ])('%s is a file, stands in the trail, and is refused like the page', async (aktion, path, name) => {
    await insert(five())
    const answer = await get(path, haus.leitung)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toContain(name)
    const trail = await haus.scoped(
      async (tx) =>
        (await tx.raw('select 1 from protokoll where mandant_id = $1 and aktion = $2', [haus.id, aktion]))
          .rows,
    )
    expect(trail).toHaveLength(1)
    expect((await get(path, haus.anna)).status).toBe(403)
    const bad = await app.request(`${path}?von=2026-11-22&bis=2026-11-16`, {
      as: haus.leitung.token,
      host: haus.host,
    })
    expect(bad.status).toBe(422)
  })
})

it('takes several people of one week for as many as they are', async () => {
  const people = await haus.scoped((tx) =>
    Promise.all(['cem', 'dora'].map((name) => createPerson(app, tx, name, `more${haus.id.slice(0, 8)}`, []))),
  )
  await insert([...five(), ...people.map((wer, i) => ({ seat: i + 1, wer }))])
  expect((await read(haus.leitung)).view.gesamt.buchungen).toBe(7)
})
