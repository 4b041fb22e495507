// @vitest-environment happy-dom
import * as wire from '@platzwart/contract/operations/mandant'
import { PAGE } from '@platzwart/contract/paths'
import { idOf } from '@platzwart/contract/testing/filled'
import { describe, expect, test } from 'vitest'
import { all, click, eventually, find, said, turn, write } from '../../../testing/find.ts'
import { visitApp } from '../../../testing/house.tsx'
import { answer } from '../../../testing/server.ts'

const BEA = { name: 'Bea Betrieb', email: 'bea@platzwart.test' }
const LINE = { id: idOf(1), zeit: '2027-03-10T08:30:00Z', betreiber: BEA.email, umfang: null }
const NONE = { menschen: 0, plaetze: 0, buchungen: 0, fahrzeuge: 0, fahrten: 0, fahrtenbuch: 0 }
const LINES = [
  { ...LINE, aktion: 'closeMandant', mandantId: idOf(70), name: 'Stadtbibliothek' },
  { ...LINE, id: idOf(2), aktion: 'updateMandant', mandantId: null, name: null },
  {
    ...LINE,
    id: idOf(3),
    aktion: 'deleteMandant',
    mandantId: null,
    name: 'Haus am Rand',
    umfang: {
      ...NONE,
      dateien: 0,
      bytes: 0,
      mails: 0,
      anmeldungen: 0,
      auftraege: 0,
      menschen: 1,
      plaetze: 12,
    },
  },
]

/** An operator who belongs to no house. */
const arrive = (at: string = PAGE.adminMandantenProtokoll, language: 'de' | 'en' = 'de') =>
  visitApp(at, {
    rechte: null,
    language,
    start: { betreiber: BEA, mandant: null, sitzung: null },
    answers: [
      answer(wire.listBetreiberProtokoll, ({ query }) => ({
        items: query?.suche === 'xyz' ? [] : LINES,
        cursor: null,
      })),
      answer(wire.listMandanten, { items: [], cursor: null }),
    ],
  })

describe('the operators’ audit trail', () => {
  test('is linked from the houses, and says in words who did what to which, and when', async () => {
    const { where } = await arrive(PAGE.adminMandanten)
    await eventually(() => expect(find('link', 'Protokoll')).toBeDefined())
    await click('link', 'Protokoll')
    await eventually(() => expect(all('listitem', /^Haus geschlossen/)).toHaveLength(1))
    expect(where()).toBe(PAGE.adminMandantenProtokoll)
    const closed = find('listitem', /^Haus geschlossen/)
    for (const word of ['Stadtbibliothek', BEA.email, '10.03.2027, 09:30'])
      expect(said(closed)).toContain(word)
    expect(find('link', 'Stadtbibliothek').getAttribute('href')).toBe(`/admin/mandanten/${idOf(70)}`)
  })

  test('says what a deleted house was', async () => {
    await arrive()
    await eventually(() => expect(find('listitem', /^Haus gelöscht/)).toBeDefined())
    const deleted = said(find('listitem', /^Haus gelöscht/))
    for (const word of ['Haus am Rand (gibt es nicht mehr)', '1 Person', '12 Plätze'])
      expect(deleted).toContain(word)
    expect(said(find('listitem', /^Haus geändert/))).toContain('Ein Haus, das es nicht mehr gibt')
  })

  test('is filtered by days, inclusive, in the zone in which it shows times', async () => {
    const { server, where } = await arrive()
    await eventually(() => expect(find('textbox', 'Von')).toBeDefined())
    await write('textbox', 'Von', '27.03.2027')
    await write('textbox', 'Bis', '28.03.2027')
    await eventually(() => expect(where()).toContain('bisTag=2027-03-28'))
    expect(where()).toContain('vonTag=2027-03-27')
    // The clock goes forward that night.
    await eventually(() =>
      expect(server.asked(wire.listBetreiberProtokoll).at(-1)?.query).toMatchObject({
        von: '2027-03-26T23:00:00Z',
        bis: '2027-03-28T22:00:00Z',
      }),
    )
    await click('button', 'Filter aufheben')
    await eventually(() => expect(where()).toBe(PAGE.adminMandantenProtokoll))
  })

  test('is filtered by action and by house or operator, in the address', async () => {
    const { server, where } = await arrive()
    await eventually(() => expect(find('combobox', 'Was')).toBeDefined())
    await turn('combobox', 'Was', 'closeMandant')
    await write('searchbox', 'Haus oder Betreiber', 'xyz')
    await eventually(() => expect(said()).toContain('Keine Zeile passt dazu'))
    expect(where()).toBe(`${PAGE.adminMandantenProtokoll}?aktion=closeMandant&suche=xyz`)
    expect(server.asked(wire.listBetreiberProtokoll).at(-1)?.query).toMatchObject({
      aktion: 'closeMandant',
      suche: 'xyz',
    })
    await click('button', 'Filter aufheben')
    await eventually(() => expect(find('listitem', /^Haus geschlossen/)).toBeDefined())
    expect(where()).toBe(PAGE.adminMandantenProtokoll)
  })

  test('is also in English', async () => {
    await arrive(PAGE.adminMandantenProtokoll, 'en')
    const deleted = () => said(find('listitem', /^House deleted/))
    await eventually(() => expect(deleted()).toContain('Haus am Rand (no longer there)'))
    expect(said()).not.toMatch(/geschlossen|gibt es nicht mehr/)
  })
})

test('Only operators have the page', async () => {
  await visitApp(PAGE.adminMandantenProtokoll, { rechte: ['berechtigungs_pflege'], answers: [] })
  await eventually(() => expect(said()).toContain('Seite nicht gefunden: /admin/mandanten/protokoll'))
})
