// @vitest-environment happy-dom
import {
  createFahrzeug,
  deactivateFahrzeug,
  deleteFahrzeugKalender,
  showFahrzeug,
  showFahrzeugKalender,
  updateFahrzeug,
} from '@platzwart/contract/operations/fuhrpark'
import { listHistorie } from '@platzwart/contract/operations/heft'
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
import { arrive, bodies, CAR, car, field } from '../../../testing/fleet.tsx'
import { type Answer, answer, refuse } from '../../../testing/server.ts'

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

  test('with an empty form is not sent, and marks each required field', async () => {
    const { server } = await neu()
    await eventually(() => expect(find('heading', 'Fahrzeug aufnehmen').tagName).toBe('H1'))
    await click('button', 'In den Fuhrpark aufnehmen')
    for (const name of ['Kennzeichen', 'Marke', 'Modell'])
      expect(describedAs(field(name))).toContain('Bitte ausfüllen')
    for (const name of ['Farbe', 'Leistung in kW'])
      expect(describedAs(field(name))).not.toContain('Bitte ausfüllen')
    expect(document.activeElement).toBe(field('Kennzeichen'))
    expect(server.writes).toEqual([])
  })

  test('leads to the new car, with all values sent', async () => {
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
        kennzeichen: 'BI-PW 104',
        kategorie: 'kombi',
        kraftstoff: 'diesel',
        leistungKw: 110,
        standortId: idOf(10),
        abstellplatzId: idOf(11),
        gueltigVon: '2027-04-01',
        gueltigBis: null,
        klimaanlage: true,
        navigation: false,
        sitze: 5,
        fahrtenbuch: 'einfach',
        kilometerstand: 0,
      },
    ])
    expect(said()).toContain('BI-PW 104 gehört jetzt zum Fuhrpark.')
  })

  test('clears the parking space when the location changes', async () => {
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

  test('whose plate exists is refused at the plate', async () => {
    const detail = 'Das Kennzeichen gibt es schon.'
    await neu([
      refuse(createFahrzeug, {
        status: 409,
        code: 'anfrage.ungueltig',
        detail,
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
  test('is saved with the version that was read, and without the mileage', async () => {
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
      body: { farbe: 'rot' },
    })
    expect(Object.keys((asked?.body ?? {}) as object)).not.toContain('kilometerstand')
  })

  test('that somebody else has changed says so, and keeps the edited values', async () => {
    const { server } = await arrive(car(), [
      refuse(updateFahrzeug, {
        status: 412,
        code: 'anfrage.versionVeraltet',
        geaendert: { von: 'Otto Ohne', zeit: '2027-03-10T08:03:00Z' },
      }),
    ])
    await eventually(() => expect(field('Farbe').value).toBe('blau'))
    await write('textbox', 'Farbe', 'rot')
    await write('textbox', 'Modell', 'Superb')
    server.now(answer(showFahrzeug, { ...CAR, farbe: 'grün', marke: 'Seat', version: 4 } as never))
    await click('button', 'Speichern')
    await eventually(() =>
      expect(said()).toContain('Otto Ohne hat das inzwischen geändert (10.03.2027, 09:03).'),
    )
    await eventually(() => expect(said()).toContain('Inzwischen anders gespeichert: Farbe („grün“).'))
    expect([field('Farbe').value, field('Marke').value]).toEqual(['rot', 'Seat'])
    await click('button', 'Das inzwischen Gespeicherte nehmen')
    expect([field('Farbe').value, field('Modell').value]).toEqual(['grün', 'Superb'])
  })

  test('whose change affects a trip shows it first', async () => {
    const { server } = await arrive(car(), [
      refuse(updateFahrzeug, {
        status: 409,
        code: 'fahrzeug.betroffeneBuchungen',
        detail: 'Das trifft eine Fahrt.',
        current: [
          {
            id: idOf(7),
            von: '2027-03-12T18:00:00Z',
            bis: '2027-03-12T20:00:00Z',
            fahrer: 'Ferdi Fahrer',
            fahrtgrund: 'Termin',
            informationstext: 'Storno wegen Standortänderung',
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
    expect(bodies(server.asked(updateFahrzeug)).at(-1)).toMatchObject({
      betroffeneStornieren: true,
      betroffeneIds: [expect.any(String)],
    })
  })

  test('has a calendar address, which is created on demand and can be revoked', async () => {
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

  test('is read-only once the car is out of the fleet', async () => {
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

  test('has a history that names damages and status, and links to trips but not to blocks', async () => {
    const entry = {
      zeit: '2027-03-09T08:00:00Z',
      buchungId: idOf(701),
      maengel: null,
      belege: [],
      schaeden: [],
      status: null,
    }
    await arrive(car(), [
      answer(showFahrzeug, { ...CAR, deaktiviert: true }),
      answer(listHistorie, {
        items: [
          {
            ...entry,
            id: idOf(702),
            typ: 'CHECK_OUT',
            schaeden: [
              { id: idOf(703), beschreibung: 'Kratzer' },
              { id: idOf(704), beschreibung: 'Delle' },
            ],
          },
          { ...entry, id: idOf(705), typ: 'STATUSAENDERUNG', status: 'DEFEKT', beschreibung: 'Bremse' },
        ],
      }),
    ])
    await eventually(() => expect(said()).toContain('Dieses Fahrzeug ist ausgemustert.'))
    await click('link', 'Historie')
    await eventually(() => expect(said()).toContain('2 neue Schäden: Kratzer; Delle'))
    expect(said()).toContain('Status: defekt')
    expect(names('link').filter((name) => name.endsWith('zur Fahrt'))).toEqual([
      'Check-out, 09.03.2027, 09:00: zur Fahrt',
    ])
  })

  test('is shown in English', async () => {
    await arrive(car(), [answer(deactivateFahrzeug, CAR)], { language: 'en' })
    await eventually(() => expect(find('heading', 'Skoda Octavia')).toBeDefined())
    expect(names('link')).toEqual(expect.arrayContaining(['Inspections', 'Damages', 'History']))
    expect(said()).not.toMatch(/Pflichtfelder|Speichern/)
  })
})
