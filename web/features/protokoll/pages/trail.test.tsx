// @vitest-environment happy-dom
import { listProtokoll } from '@platzwart/contract/operations/protokoll'
import { PAGE } from '@platzwart/contract/paths'
import { idOf } from '@platzwart/contract/testing/filled'
import { describe, expect, test } from 'vitest'
import { all, click, eventually, find, said } from '../../../testing/find.ts'
import { type Visit, visitApp } from '../../../testing/house.tsx'
import { answer, refuse } from '../../../testing/server.ts'

const BOOKED = {
  id: idOf(60),
  zeit: '2027-03-10T08:30:00Z',
  akteur: { id: idOf(1), name: 'Kim Leitung' },
  imAuftrag: { id: idOf(2), name: 'Lea Leserin' },
  aktion: 'book',
  objekt: 'leseraum_buchung',
  objektId: idOf(3),
  verhalten: true,
  name: 'Platz 7',
  felder: [
    { feld: 'status', alt: null, neu: 'reserviert' },
    { feld: 'von', alt: null, neu: '2027-03-11T08:00:00Z' },
    { feld: 'aktiv', alt: true, neu: false },
    { feld: 'tag', alt: '2027-03-10', neu: '2027-03-11' },
    { feld: 'berechtigungen', alt: '', neu: 'buchung_pflege, fahrzeug_buchen' },
  ],
}
const BY_OPERATOR = {
  ...BOOKED,
  id: idOf(62),
  akteur: { id: idOf(9), name: null },
  imAuftrag: null,
  felder: [],
  aktion: 'saveEinstellung',
  objekt: 'einstellung_wert',
  name: 'leseraum.tageImVoraus',
}
const BY_ITSELF = {
  ...BOOKED,
  id: idOf(61),
  akteur: null,
  imAuftrag: null,
  aktion: 'neuErfunden',
  felder: [],
  objekt: 'kaffee',
  name: null,
}

const arrive = (at: string = PAGE.adminProtokoll, how: Visit = {}) =>
  visitApp(at, {
    rechte: ['protokoll_einsicht'],
    ...how,
    answers: how.answers ?? [
      answer(listProtokoll, ({ query }) => ({
        items: query?.bereich === 'dinge' ? [] : [BOOKED, BY_ITSELF, BY_OPERATOR],
        cursor: null,
      })),
    ],
  })

const entry = () => find('listitem', /^Gebucht/)

describe('the audit trail', () => {
  test('says who did what to which object, for whom and when', async () => {
    await arrive()
    await eventually(() => expect(all('listitem', /^Gebucht/)).toHaveLength(1))
    for (const word of ['Platzbuchung: Platz 7', 'Kim Leitung', 'für Lea Leserin', '10.03.2027, 09:30'])
      expect(said(entry())).toContain(word)
    expect(said(find('listitem', /^neuErfunden/))).toContain('Das System')
  })

  test('names operators, and settings by their labels', async () => {
    await arrive()
    await eventually(() => expect(all('listitem', /^Einstellung geändert/)).toHaveLength(1))
    const line = said(find('listitem', /^Einstellung geändert/))
    for (const word of ['Einstellung: Tage im Voraus für Plätze', 'Der Betreiber der Installation'])
      expect(line).toContain(word)
  })

  test('shows each field before and after, with wall times', async () => {
    await arrive()
    await eventually(() => expect(entry()).toBeDefined())
    const rows = all('row', undefined, entry()).map((row) => said(row))
    expect(rows[1]).toMatch(/Status.*nichts.*reserviert/)
    expect(rows[2]).toMatch(/Von.*nichts.*11\.03\.2027, 09:00/)
    expect(rows[3]).toMatch(/Aktiv.*ja.*nein/)
    expect(rows[4]).toMatch(/Tag.*10\.03\.2027.*11\.03\.2027/)
    expect(rows[5]).toMatch(/Berechtigungen.*nichts.*Buchungen aller pflegen, Fahrzeuge buchen/)
    expect(find('textbox', 'Von').getAttribute('placeholder')).toBe('TT.MM.JJJJ')
  })

  test('has the filter in its address, which the file uses, too', async () => {
    const { server, where } = await arrive(`${PAGE.adminProtokoll}?bereich=buchungen&suche=Lea`)
    await eventually(() => expect(entry()).toBeDefined())
    expect(server.asked(listProtokoll).at(-1)?.query).toMatchObject({ bereich: 'buchungen', suche: 'Lea' })
    expect(find('link', 'Als Excel-Datei').getAttribute('href')).toBe(
      '/api/protokoll/datei?bereich=buchungen&suche=Lea',
    )
    await click('button', 'Filter aufheben')
    await eventually(() => expect(where()).toBe(PAGE.adminProtokoll))
  })

  test('says that nothing was changed, and how to see more', async () => {
    await arrive(`${PAGE.adminProtokoll}?bereich=dinge`)
    await eventually(() => expect(said()).toContain('Nichts geändert'))
    await click('button', 'Suche und Filter aufheben')
    await eventually(() => expect(entry()).toBeDefined())
  })

  test('says why it was refused', async () => {
    const refusal = { status: 422, code: 'protokoll.zeitraumZuLang', detail: 'Höchstens 366 Tage.' } as const
    await arrive(`${PAGE.adminProtokoll}?vonTag=2020-01-01`, { answers: [refuse(listProtokoll, refusal)] })
    await eventually(() => expect(said(find('alert'))).toContain(refusal.detail))
  })

  test('is in English, too', async () => {
    await arrive(PAGE.adminProtokoll, { language: 'en' })
    await eventually(() => expect(find('listitem', /^Booked/)).toBeDefined())
    expect(said()).not.toMatch(/Gebucht|Das System|vorher|reserviert/)
    const rows = all('row', undefined, find('listitem', /^Booked/)).map((row) => said(row))
    expect(rows[1]).toMatch(/Status.*nothing.*reserved/)
  })
})
