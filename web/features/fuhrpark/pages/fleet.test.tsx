// @vitest-environment happy-dom
import {
  createFahrzeug,
  deactivateFahrzeug,
  deleteFahrzeugKalender,
  showFahrzeug,
  showFahrzeugKalender,
  updateFahrzeug,
} from '@platzwart/contract/operations/fuhrpark'
import {
  createSchaden,
  createServiceheft,
  deleteServiceheft,
  listHistorie,
  listPruefungen,
  listSchaeden,
  listServiceheft,
  mendSchaden,
  savePruefungen,
} from '@platzwart/contract/operations/heft'
import { listStandorte } from '@platzwart/contract/operations/standort'
import { PAGE } from '@platzwart/contract/paths'
import { idOf } from '@platzwart/contract/testing/filled'
import { describe, expect, test } from 'vitest'
import {
  all,
  click,
  describedAs,
  eventually,
  find,
  leave,
  names,
  said,
  turn,
  write,
} from '../../../testing/find.ts'
import { type Visit, visitApp } from '../../../testing/house.tsx'
import { type Answer, answer, refuse } from '../../../testing/server.ts'

const MAINTAINER = { rechte: ['fahrzeug_pflege'] } as const

const STANDORTE = [
  { id: idOf(10), name: 'Bielefeld', abstellplaetze: [{ id: idOf(11), name: 'Ebene 2' }] },
  { id: idOf(20), name: 'Herford', abstellplaetze: [{ id: idOf(21), name: 'Hof' }] },
]

const CAR = {
  id: idOf(40),
  version: 3,
  kennzeichen: 'BI-PW 104',
  marke: 'Skoda',
  modell: 'Octavia',
  kategorie: 'kombi',
  farbe: 'blau',
  kraftstoff: 'diesel',
  getriebe: 'automatik',
  leistungKw: 110,
  sitze: 5,
  tueren: 5,
  kofferLiter: 640,
  fuehrerscheinklasse: 'B',
  klimaanlage: true,
  standort: { id: idOf(10), name: 'Bielefeld' },
  abstellplatz: { id: idOf(11), name: 'Ebene 2' },
  zustand: { kilometerstand: 12_400 },
} as const

const arrive = (at: string, answers: readonly Answer[] = [], how: Visit = {}) =>
  visitApp(at, {
    ...MAINTAINER,
    ...how,
    answers: [answer(showFahrzeug, CAR), answer(listStandorte, STANDORTE), ...answers],
  })

const car = (reiter = '') => `${PAGE.adminFahrzeuge}/${CAR.id}${reiter === '' ? '' : `?reiter=${reiter}`}`
const field = (name: string) => find<HTMLInputElement>('textbox', name)
const bodies = (asked: readonly { readonly body?: unknown }[]) => asked.map(({ body }) => body)

describe('adding a car', () => {
  const neu = (answers: readonly Answer[] = []) =>
    arrive(`${PAGE.adminFahrzeuge}/neu`, [answer(createFahrzeug, CAR), ...answers])

  async function fillIn() {
    for (const [name, value] of [
      ['Kennzeichen', 'BI-PW 104'],
      ['Marke', 'Skoda'],
      ['Modell', 'Octavia'],
      ['Farbe', 'blau'],
      ['Leistung in kW', '110'],
    ] as const)
      await write('textbox', name, value)
    await turn('combobox', 'Kategorie', 'kombi')
    await turn('combobox', 'Antrieb', 'diesel')
    await turn('combobox', 'Getriebe', 'automatik')
    await turn('combobox', 'Standort', idOf(10))
  }

  test('with nothing is not sent, and says at each field that it is missing', async () => {
    const { server } = await neu()
    await eventually(() => expect(find('heading', 'Fahrzeug aufnehmen').tagName).toBe('H1'))
    await click('button', 'In den Fuhrpark aufnehmen')
    for (const name of ['Kennzeichen', 'Marke', 'Leistung in kW'])
      expect(describedAs(field(name))).toContain('Bitte ausfüllen')
    expect(document.activeElement).toBe(field('Kennzeichen'))
    expect(server.writes).toEqual([])
  })

  test('leads to the car, with all that was filled in', async () => {
    const { server, where } = await neu()
    await eventually(() => expect(find('button', 'In den Fuhrpark aufnehmen')).toBeDefined())
    await fillIn()
    await turn('combobox', 'Abstellplatz', idOf(11))
    await click('checkbox', 'Klimaanlage')
    await write('textbox', 'Gültig ab', '1.4.2027')
    await leave()
    await click('button', 'In den Fuhrpark aufnehmen')
    await eventually(() => expect(where()).toBe(car()))
    expect(bodies(server.asked(createFahrzeug))).toMatchObject([
      {
        ...{ kennzeichen: 'BI-PW 104', kategorie: 'kombi', kraftstoff: 'diesel', leistungKw: 110 },
        ...{ standortId: idOf(10), abstellplatzId: idOf(11), gueltigVon: '2027-04-01', gueltigBis: null },
        ...{ klimaanlage: true, navigation: false, sitze: 5, fahrtenbuch: 'einfach', kilometerstand: 0 },
      },
    ])
    expect(said()).toContain('BI-PW 104 gehört jetzt zum Fuhrpark.')
  })

  test('at another location leaves the parking space of the first', async () => {
    const { server } = await neu()
    await eventually(() => expect(find('button', 'In den Fuhrpark aufnehmen')).toBeDefined())
    await fillIn()
    await turn('combobox', 'Abstellplatz', idOf(11))
    await turn('combobox', 'Standort', idOf(20))
    expect(names('option', find('combobox', 'Abstellplatz'))).toEqual(['keiner', 'Hof'])
    await click('button', 'In den Fuhrpark aufnehmen')
    await eventually(() => expect(server.asked(createFahrzeug)).toHaveLength(1))
    expect(bodies(server.asked(createFahrzeug))).toMatchObject([
      { standortId: idOf(20), abstellplatzId: null },
    ])
  })

  test('that is there already is refused at its plate', async () => {
    const detail = 'Das Kennzeichen gibt es schon.'
    await neu([
      refuse(createFahrzeug, {
        ...{ status: 409, code: 'anfrage.ungueltig', detail },
        issues: [{ code: 'anfrage.ungueltig', field: 'kennzeichen', data: {}, detail }],
      }),
    ])
    await eventually(() => expect(find('button', 'In den Fuhrpark aufnehmen')).toBeDefined())
    await fillIn()
    await click('button', 'In den Fuhrpark aufnehmen')
    await eventually(() => expect(describedAs(field('Kennzeichen'))).toContain(detail))
    expect(document.activeElement).toBe(field('Kennzeichen'))
    expect(field('Marke').value).toBe('Skoda')
  })
})

describe('the record of a car', () => {
  test('is changed from the version that was read, and its mileage is nobody’s to write', async () => {
    const { server } = await arrive(car(), [answer(updateFahrzeug, { ...CAR, farbe: 'rot', version: 4 })])
    await eventually(() => expect(field('Farbe').value).toBe('blau'))
    expect(all('textbox', 'Kilometerstand in km')).toEqual([])
    await write('textbox', 'Farbe', 'rot')
    await click('button', 'Speichern')
    await eventually(() => expect(said()).toContain('Gespeichert.'))
    const [asked] = server.asked(updateFahrzeug)
    expect(asked).toMatchObject({
      id: CAR.id,
      version: 3,
      body: { farbe: 'rot', betroffeneStornieren: false },
    })
    expect(Object.keys((asked?.body ?? {}) as object)).not.toContain('kilometerstand')
  })

  test('that somebody else has changed says so, and keeps what was typed', async () => {
    await arrive(car(), [refuse(updateFahrzeug, { status: 412, code: 'anfrage.versionVeraltet' })])
    await eventually(() => expect(field('Farbe').value).toBe('blau'))
    await write('textbox', 'Farbe', 'rot')
    await click('button', 'Speichern')
    await eventually(() => expect(said()).toContain('Jemand anderes hat inzwischen etwas geändert.'))
    expect(field('Farbe').value).toBe('rot')
  })

  test('whose change hits a trip shows it first', async () => {
    const { server } = await arrive(car(), [
      refuse(updateFahrzeug, {
        ...{ status: 409, code: 'fahrzeug.betroffeneBuchungen', detail: 'Das trifft eine Fahrt.' },
        current: [
          {
            ...{ id: idOf(7), von: '2027-03-12T18:00:00Z', bis: '2027-03-12T20:00:00Z' },
            ...{
              fahrer: 'Ferdi Fahrer',
              fahrtgrund: 'Termin',
              informationstext: 'Storno wegen Standortänderung',
            },
          },
        ],
      }),
    ])
    await eventually(() => expect(field('Farbe').value).toBe('blau'))
    await turn('combobox', 'Standort', idOf(20))
    await click('button', 'Speichern')
    await eventually(() => expect(said(find('dialog'))).toContain('Ferdi Fahrer, Termin'))
    expect(said(find('dialog'))).toContain('Storno wegen Standortänderung')
    await click('button', 'Doch nicht', find('dialog'))
    expect(server.asked(updateFahrzeug)).toHaveLength(1)
    await click('button', 'Speichern')
    await eventually(() => expect(find('dialog')).toBeDefined())
    server.now(answer(updateFahrzeug, CAR))
    await click('button', 'Stornieren und speichern', find('dialog'))
    await eventually(() => expect(server.asked(updateFahrzeug)).toHaveLength(3))
    expect(bodies(server.asked(updateFahrzeug)).at(-1)).toMatchObject({ betroffeneStornieren: true })
  })

  test('has the address of its calendar, which is asked for when somebody wants to see it, and ended', async () => {
    const show = answer(showFahrzeugKalender, { link: { von: 'Lena Muster' } })
    const { server } = await arrive(car(), [show, answer(deleteFahrzeugKalender)])
    await eventually(() => expect(all('button', 'Adresse ansehen')).toHaveLength(1))
    expect(server.asked(showFahrzeugKalender)).toEqual([])
    await click('button', 'Adresse ansehen')
    await eventually(() => expect(said()).toContain('von Lena Muster'))
    await click('button', 'Adresse beenden')
    await click('button', 'Ja, beenden')
    await eventually(() => expect(server.asked(deleteFahrzeugKalender)).toMatchObject([{ id: CAR.id }]))
  })

  test('of a car out of the fleet is only looked at', async () => {
    await arrive(car(), [
      answer(showFahrzeug, { ...CAR, deaktiviert: true }),
      answer(listHistorie, { items: [] }),
    ])
    await eventually(() => expect(said()).toContain('Dieses Fahrzeug ist ausgemustert.'))
    expect(names('link', find('navigation', 'Bereiche des Fahrzeugs'))).toEqual([
      'Serviceheft',
      'Schäden',
      'Historie',
      'Fahrtenbuch',
    ])
  })

  test('is there in English', async () => {
    await arrive(car(), [answer(deactivateFahrzeug, CAR)], { language: 'en' })
    await eventually(() => expect(find('heading', 'Skoda Octavia')).toBeDefined())
    expect(names('link')).toEqual(expect.arrayContaining(['Inspections', 'Damages', 'History']))
    expect(said()).not.toMatch(/Pflichtfelder|Speichern/)
  })
})

describe('the inspections of a car', () => {
  const HU = { art: 'HU', faelligAm: '2027-05-31', intervallMonate: 24, stand: 'baldFaellig' } as const
  const open = () => arrive(car('pruefungen'), [answer(listPruefungen, [HU]), answer(savePruefungen, [HU])])
  const of = (art: string) => find('group', art)

  test('stand with when they are due, and those that are not kept without', async () => {
    await open()
    await eventually(() => expect(find('checkbox', 'Hauptuntersuchung (HU) führen')).toBeDefined())
    expect(said(of('Hauptuntersuchung (HU)'))).toContain('bald fällig')
    expect(find<HTMLInputElement>('textbox', 'Gültig bis', of('Hauptuntersuchung (HU)')).value).toBe(
      'Mo., 31.05.2027',
    )
    expect(all('textbox', undefined, of('Reifen'))).toEqual([])
  })

  test('are saved together, each with its interval', async () => {
    const { server } = await open()
    await eventually(() => expect(find('checkbox', 'Reifen führen')).toBeDefined())
    await click('checkbox', 'Reifen führen')
    await write('textbox', 'Fällig bei km', '20000', of('Reifen'))
    await click('button', 'Speichern')
    await eventually(() => expect(server.asked(savePruefungen)).toHaveLength(1))
    expect(bodies(server.asked(savePruefungen))).toEqual([
      [
        { art: 'HU', faelligAm: '2027-05-31', faelligKm: null, intervallMonate: 24, intervallKm: null },
        { art: 'REIFEN', faelligAm: null, faelligKm: 20_000, intervallMonate: 12, intervallKm: null },
      ],
    ])
  })

  test('are refused at the field of their kind', async () => {
    const { server } = await open()
    const detail = 'Höchstens 120 Monate.'
    server.now(
      refuse(savePruefungen, {
        ...{ status: 422, code: 'anfrage.ungueltig', detail },
        issues: [{ code: 'anfrage.ungueltig', field: '1.intervallMonate', data: {}, detail }],
      }),
    )
    await eventually(() => expect(find('checkbox', 'Reifen führen')).toBeDefined())
    await click('checkbox', 'Reifen führen')
    await write('textbox', 'Alle … Monate', '500', of('Reifen'))
    await click('button', 'Speichern')
    const months = () => find('textbox', 'Alle … Monate', of('Reifen'))
    await eventually(() => expect(describedAs(months())).toContain(detail))
    expect(describedAs(find('textbox', 'Alle … Monate', of('Hauptuntersuchung (HU)')))).not.toContain(detail)
  })
})

describe('the service booklet of a car', () => {
  const ENTRY = {
    id: idOf(60),
    art: 'REPARATUR',
    beschreibung: 'Scheibe',
    von: '2027-03-01',
    bis: '2027-03-02',
    kilometerstand: 12_300,
    kostenCent: 123_450,
    benutzer: 'Frieda Fuhrpark',
    version: 2,
  } as const
  const open = (how: Visit = {}) =>
    arrive(
      car('serviceheft'),
      [answer(listServiceheft, [ENTRY]), answer(createServiceheft, ENTRY), answer(deleteServiceheft)],
      how,
    )

  test.each([
    ['de', '1.234,50 €', '12.300 km'],
    ['en', '€1,234.50', '12,300 km'],
  ] as const)('says in %s what it has cost to the cent: %s', async (language, cost, km) => {
    await open({ language })
    await eventually(() => expect(said()).toContain('Scheibe'))
    expect(said()).toContain(cost)
    expect(said()).toContain(km)
  })

  test('takes a new entry, with euros as they are typed', async () => {
    const { server } = await open()
    await eventually(() => expect(find('button', 'Eintrag schreiben')).toBeDefined())
    await click('button', 'Eintrag schreiben')
    await eventually(() => expect(find('dialog')).toBeDefined())
    await turn('combobox', 'Art', 'REIFEN')
    await write('textbox', 'Kosten in Euro', '89,5')
    await write('textbox', 'Beschreibung', 'Winterreifen')
    await click('checkbox', /^Die Prüfung dieser Art/)
    await click('button', 'Speichern', find('dialog'))
    await eventually(() => expect(server.asked(createServiceheft)).toHaveLength(1))
    expect(bodies(server.asked(createServiceheft))).toMatchObject([
      { art: 'REIFEN', kostenCent: 8950, von: '2027-03-10', bis: '2027-03-10', pruefungErledigt: true },
    ])
  })

  test('loses an entry only when somebody says so twice', async () => {
    const { server } = await open()
    const name = 'Reparatur vom 01.03.2027 löschen'
    await eventually(() => expect(find('button', name)).toBeDefined())
    await click('button', name)
    expect(said()).toContain('Eintrag wirklich löschen?')
    await click('button', 'Abbrechen')
    expect(server.writes).toEqual([])
    await click('button', name)
    await click('button', name)
    await eventually(() => expect(said()).toContain('Der Eintrag ist gelöscht.'))
    expect(server.asked(deleteServiceheft)).toMatchObject([{ id: ENTRY.id, version: 2 }])
  })
})

describe('the damages of a car', () => {
  const DENT = {
    id: idOf(80),
    beschreibung: 'Delle',
    ansicht: 'links',
    x: 500,
    y: 500,
    version: 1,
    gemeldet: '2027-02-01T08:00:00Z',
    gemeldetVon: 'Ferdi Fahrer',
  } as const
  const open = () =>
    arrive(car('schaeden'), [
      answer(listSchaeden, [DENT]),
      answer(createSchaden, DENT),
      answer(mendSchaden, DENT),
    ])

  test('are mended by one press', async () => {
    const { server } = await open()
    await eventually(() => expect(said()).toContain('01.02.2027, 09:00, Ferdi Fahrer'))
    await click('button', 'Delle: als behoben eintragen')
    await eventually(() => expect(said()).toContain('Der Schaden ist als behoben eingetragen.'))
    expect(server.asked(mendSchaden)).toMatchObject([{ id: DENT.id, version: 1, body: { behoben: true } }])
  })

  test('that were found outside of a trip need words and a place', async () => {
    const { server } = await open()
    await eventually(() => expect(find('button', 'Schaden eintragen')).toBeDefined())
    await click('button', 'Schaden eintragen')
    await click('button', 'Schaden eintragen')
    expect(said()).toContain('Bitte die Stelle auf der Zeichnung wählen.')
    expect(server.writes).toEqual([])
    await write('textbox', /^Was ist beschädigt/, 'Kratzer')
    await click('button', 'Neuer Schaden: Linke Seite, vorn, oben')
    await click('button', 'Schaden eintragen')
    await eventually(() => expect(said()).toContain('Der Schaden ist eingetragen.'))
    expect(bodies(server.asked(createSchaden))).toMatchObject([
      { beschreibung: 'Kratzer', ansicht: 'links', x: 167, y: 167, bildId: null },
    ])
  })
})
