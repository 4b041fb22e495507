// @vitest-environment happy-dom
import { saveEinstellung } from '@platzwart/contract/operations/einstellung'
import * as fahrtWire from '@platzwart/contract/operations/fahrt'
import { listFahrer, searchFahrzeuge } from '@platzwart/contract/operations/suche'
import { idOf } from '@platzwart/contract/testing/filled'
import { act } from 'react'
import { describe, expect, test } from 'vitest'
import { CAR, CARS, fahrt, hit } from '../../../testing/fahrzeug.ts'
import { all, click, eventually, find, nameOf, names, said, write } from '../../../testing/find.ts'
import { wall } from '../../../testing/leseraum.ts'
import { answer, refuse } from '../../../testing/server.ts'
import { carPage, type Shown } from '../../../testing/uebersicht.tsx'
import { FahrzeugePage } from './FahrzeugePage.tsx'

const page = (how: Shown = {}, search = '') => carPage(<FahrzeugePage />, `/fahrzeuge${search}`, how)

const cards = () => all('article').map(nameOf)
const card = (plate: string) => find('article', new RegExp(`^${plate}`))
const times = (name: string) => {
  const choice = find<HTMLSelectElement>('combobox', name)
  return choice.options[choice.selectedIndex]?.text
}
const issue = (code: string, detail: string, data = {}) => ({ code, detail, data }) as never
const WINDOW = '?von=2027-03-11T09:00&bis=2027-03-11T12:00'

async function choose(name: string, text: string) {
  const choice = find<HTMLSelectElement>('combobox', name)
  await act(async () => {
    choice.selectedIndex = [...choice.options].findIndex((one) => one.text === text)
    choice.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

describe('the window', () => {
  test('lasts from the next step to the end of the usual hours', async () => {
    const { server } = await page()
    expect([times('Von, Uhrzeit'), times('Bis, Uhrzeit')]).toEqual(['10:15', '18:00'])
    expect(server.asked(searchFahrzeuge)[0]?.query).toMatchObject({
      von: wall('10:15'),
      bis: wall('18:00'),
      personen: '1',
      offset: '0',
    })
  })

  test('starts after a trip that the person already has', async () => {
    await page({ own: [fahrt()] })
    expect([times('Von, Uhrzeit'), times('Bis, Uhrzeit')]).toEqual(['14:00', '18:00'])
  })

  test('keeps its length when its start is moved, and follows the house’s step', async () => {
    const { address } = await page({}, WINDOW)
    await choose('Von, Uhrzeit', '10:30')
    await eventually(() =>
      expect(address()).toMatchObject({ von: '2027-03-11T10:30', bis: '2027-03-11T13:30' }),
    )
  })

  test.each([
    ['Jetzt gleich', '2027-03-10T10:15', '2027-03-10T12:15'],
    ['Heute Nachmittag', '2027-03-10T13:00', '2027-03-10T18:00'],
    ['Ganzer Tag', '2027-03-11T09:00', '2027-03-11T18:00'],
    ['Morgen', '2027-03-11T09:00', '2027-03-11T18:00'],
  ])('%s is one press', async (name, von, bis) => {
    const { address } = await page({}, WINDOW)
    await click('button', name)
    await eventually(() => expect(address()).toMatchObject({ von, bis }))
  })

  test('over the night of a clock change is requested in real time', async () => {
    const { server } = await page({}, '?von=2027-03-27T22:00&bis=2027-03-28T06:00')
    expect(server.asked(searchFahrzeuge)[0]?.query).toMatchObject({
      von: '2027-03-27T21:00:00Z',
      bis: '2027-03-28T04:00:00Z',
    })
  })
})

describe('a car', () => {
  test('shows what it is, where it is and its condition', async () => {
    await page()
    const kombi = said(card('HH-PW 2'))
    for (const word of [
      'Opel Astra',
      '5 Sitze',
      'Automatik',
      'Klasse B',
      'Kombi · Elektro · Navigation',
      'Haupthaus, P 7',
      'Ladung 80 %',
      'außen sauber, innen –',
    ]) {
      expect(kombi).toContain(word)
    }
    expect(said(card('HH-PW 3'))).toContain('2 bekannte Schäden')
    expect(said(card('HH-PW 3'))).toContain('Hoch: 2,50 m.')
  })

  test('is described in English, too', async () => {
    await page({ more: { language: 'en' } })
    expect(said(card('HH-PW 2'))).toMatch(/5 seats.*Automatic.*Estate · Electric · Navigation/i)
  })

  test('that is not bookable says why, and comes after the bookable ones', async () => {
    const hits = [
      hit(CAR.klein),
      hit(CAR.kombi),
      hit(CAR.bus, { issues: [issue('buchung.belegt', 'Ist vergeben.')] }),
    ]
    await page({ hits })
    expect(cards()).toEqual(['HH-PW 1, VW Polo', 'HH-PW 2, Opel Astra', 'HH-PW 3, Ford Transit'])
    expect(said(card('HH-PW 3'))).toContain('Ist vergeben.')
    expect(names('button', card('HH-PW 3'))).toContain('Ansehen: HH-PW 3')
    expect(said(find('heading', /buchbar/))).toBe('2 Fahrzeuge buchbar')
    expect(said()).toContain('von 3, Mi., 10.03.2027, 10:15 – 18:00 Uhr')
  })

  test('that needs an approval says so beforehand', async () => {
    await page({ hits: [hit(CAR.klein, { freigabeNoetig: true })] })
    expect(said(card('HH-PW 1'))).toContain('mit Freigabe')
    expect(said(find('heading', /buchbar/))).toBe('1 Fahrzeug buchbar')
  })

  test('that is a favourite comes first, and a button makes it one', async () => {
    const { server } = await page({
      settings: { 'fahrzeug.favoriten': [CAR.bus] },
      answers: [answer(saveEinstellung)],
    })
    expect(cards()[0]).toBe('HH-PW 3, Ford Transit')
    expect(find('button', 'Favorit: HH-PW 3').getAttribute('aria-pressed')).toBe('true')
    await click('button', 'Favorit: HH-PW 1')
    await eventually(() =>
      expect(server.asked(saveEinstellung)).toMatchObject([{ body: { wert: [CAR.bus, CAR.klein] } }]),
    )
  })

  test('has no star in a house without own choices', async () => {
    await page({ more: { module: ['fahrzeugbuchung'] } })
    expect(names('button').filter((name) => name.startsWith('Favorit'))).toEqual([])
    expect(cards()).toHaveLength(3)
  })

  test('is chosen by a button', async () => {
    const { address } = await page()
    await click('button', 'Buchen: HH-PW 2')
    await eventually(() => expect(address().fahrzeug).toBe(CAR.kombi))
    await eventually(() => expect(nameOf(find('dialog'))).toBe('Fahrzeug buchen'))
  })
})

describe('issues shared by all cars', () => {
  const all3 = (code: string, detail: string, data = {}) =>
    CARS.map(({ id = '' }) => hit(id, { issues: [issue(code, detail, data)] }))

  test('are shown once, above them', async () => {
    await page({ hits: all3('fuehrerschein.fehlt', 'Kein Führerschein hinterlegt.') })
    const list = find('region', '0 Fahrzeuge buchbar')
    expect(said(list).match(/Kein Führerschein hinterlegt\./g)).toHaveLength(1)
    expect(said(card('HH-PW 1'))).not.toContain('Führerschein hinterlegt')
  })

  test('name the person’s own trip and the time after it, if that is the issue', async () => {
    const data = { von: wall('12:00'), bis: wall('14:00'), kennzeichen: 'HH-PW 1' }
    const { address } = await page(
      { hits: all3('fahrzeug.fahrerSchonUnterwegs', 'Schon unterwegs.', data), own: [fahrt()] },
      '?von=2027-03-10T13:00&bis=2027-03-10T15:00',
    )
    expect(said()).toContain('Zu dieser Zeit bist du schon mit HH-PW 1 unterwegs')
    expect(said()).not.toContain('0 Fahrzeuge buchbar')
    expect(said()).toContain('Die Fahrt: Mi., 10.03.2027, 12:00 – 14:00 Uhr.')
    expect(find<HTMLAnchorElement>('link', 'Zur Fahrt').getAttribute('href')).toContain(idOf(850))
    await click('button', 'Danach suchen: Mi., 10.03.2027, 14:00 – 16:00 Uhr')
    await eventually(() =>
      expect(address()).toMatchObject({ von: '2027-03-10T14:00', bis: '2027-03-10T16:00' }),
    )
  })
})

describe('the number of people, the driver and the filter', () => {
  test('the number changes by one, and never falls below one', async () => {
    const { address, server } = await page()
    expect(find<HTMLButtonElement>('button', 'Weniger Personen').disabled).toBe(true)
    await click('button', 'Mehr Personen')
    await eventually(() => expect(address().personen).toBe(2))
    await eventually(() =>
      expect(server.asked(searchFahrzeuge).at(-1)?.query).toMatchObject({ personen: '2' }),
    )
  })

  test('the driver can be chosen only by people who may book for others', async () => {
    await page()
    expect(names('combobox')).not.toContain('Wer fährt')
  })

  test('a booking can be made for somebody else', async () => {
    const ada = { id: idOf(2), name: 'Ada Berg', email: 'ada@haus.example' }
    const { address } = await page({
      more: { rechte: ['fahrzeug_fremdbuchung'] },
      answers: [answer(listFahrer, { items: [ada], cursor: null })],
    })
    const field = () => find<HTMLInputElement>('combobox', 'Wer fährt')
    expect(field().value).toBe('Ich selbst')
    await write('combobox', 'Wer fährt', 'ada')
    await eventually(() => expect(all('option', /^Ada Berg/)).toHaveLength(1))
    await click('option', /^Ada Berg/)
    await eventually(() => expect(address().fahrer).toBe(idOf(2)))
    await eventually(() => expect(field().value).toBe('Ada Berg'))
    await click('combobox', 'Wer fährt')
    await click('option', 'Ich selbst')
    await eventually(() => expect(address().fahrer).toBeUndefined())
  })

  test.each([
    ['Kategorie', 'Kombi', { kategorie: 'kombi' }],
    ['Sitze', 'mindestens 7', { sitze: '7' }],
    ['Antrieb', 'Elektro', { kraftstoff: 'elektro' }],
    ['Getriebe', 'Automatik', { getriebe: 'automatik' }],
    ['Führerscheinklasse', 'B', { fuehrerscheinklasse: 'B' }],
    ['Standort', 'Haupthaus', { standortId: idOf(490) }],
  ])('%s %s is asked of the server', async (label, option, query) => {
    const { server } = await page({}, '?filter=true')
    await choose(label, option)
    await eventually(() => expect(server.asked(searchFahrzeuge).at(-1)?.query).toMatchObject(query))
    expect(names('button')).toContain('Filter1 aktiv')
  })

  test('a filter that hides every car says so, and can be reset', async () => {
    const { address } = await page({ hits: [] }, '?kategorie=lkw&nurFreie=true')
    expect(said()).toContain('Kein Fahrzeug passt zum Filter')
    expect(said()).toContain('0 Fahrzeuge buchbar')
    await click('button', 'Filter aufheben', find('region', 'Filter'))
    await eventually(() => expect(address()).toMatchObject({ kategorie: undefined, nurFreie: false }))
  })

  test('an empty fleet says so if no filter is set', async () => {
    await page({ hits: [] })
    expect(said()).toContain('Noch keine Fahrzeuge')
  })
})

describe('booking a car', () => {
  const opened = (how: Shown = {}, search = '') => page(how, `${WINDOW}&fahrzeug=${CAR.klein}${search}`)
  const dialog = () => find('dialog')
  const booked = answer(
    fahrtWire.bookFahrt,
    fahrt({ von: wall('09:00', '2027-03-11'), bis: wall('12:00', '2027-03-11') }),
  )
  const ready = (name = 'Buchen') => eventually(() => expect(names('button', dialog())).toContain(name))
  const send = (name = 'Buchen') => click('button', name, dialog())

  test('requires the reason, and nothing else', async () => {
    const { server } = await opened({ answers: [booked] })
    await ready()
    await send()
    expect(said(dialog())).toContain('Bitte den Grund der Fahrt eintragen.')
    expect(find('textbox', 'Fahrtgrund', dialog()).getAttribute('aria-invalid')).toBe('true')
    expect(server.writes).toEqual([])
    await write('textbox', 'Fahrtgrund', ' Messe ', dialog())
    await write('textbox', 'Zielort', 'Kiel', dialog())
    await send()
    await eventually(() => expect(nameOf(dialog())).toBe('HH-PW 1 ist reserviert'))
    expect(server.asked(fahrtWire.bookFahrt)).toMatchObject([
      {
        body: {
          fahrzeugId: CAR.klein,
          fahrtgrund: 'Messe',
          zielort: 'Kiel',
          personen: 1,
          von: wall('09:00', '2027-03-11'),
          bis: wall('12:00', '2027-03-11'),
        },
      },
    ])
    expect(said(dialog())).toContain('Der Check-in ist am Fahrzeug möglich, von 08:45 bis 09:15 Uhr.')
  })

  test('folds the optional fields', async () => {
    await opened()
    await ready()
    const more = () => find('button', 'Weitere Angaben', dialog())
    expect(more().getAttribute('aria-expanded')).toBe('false')
    await act(async () => more().click())
    expect(more().getAttribute('aria-expanded')).toBe('true')
    expect(find('textbox', 'Mitfahrende', dialog())).toBeDefined()
  })

  test('unfolds them when several have values', async () => {
    await opened({}, '&personen=3')
    await ready()
    expect(find('button', 'Weitere Angaben', dialog()).getAttribute('aria-expanded')).toBe('true')
    expect(find<HTMLInputElement>('textbox', 'Personen im Fahrzeug', dialog()).value).toBe('3')
  })

  test('says beforehand that an approval is needed, and requests it', async () => {
    const tentative = fahrt({ status: 'vorgemerkt', freigaben: [{ benutzer: { name: 'Ada Berg' } }] })
    const { server } = await opened({ answers: [answer(fahrtWire.bookFahrt, tentative)] }, '&personen=2')
    await ready()
    const abroad = find<HTMLInputElement>('checkbox', 'Fahrt ins Ausland', dialog())
    await act(async () => abroad.click())
    await ready('Freigabe anfragen')
    expect(said(dialog())).toContain('Sie führt ins Ausland.')
    await write('textbox', 'Fahrtgrund', 'Messe', dialog())
    await send('Freigabe anfragen')
    await eventually(() => expect(nameOf(dialog())).toBe('HH-PW 1 ist vorgemerkt'))
    expect(said(dialog())).toContain('Auf die Freigabe warten: Ada Berg.')
    expect(server.asked(fahrtWire.bookFahrt)).toMatchObject([{ body: { ausland: true } }])
  })

  test('says beforehand that nobody could approve it, and books it at once', async () => {
    await opened({ freigabeMoeglich: false, answers: [booked] }, '&personen=2')
    await ready()
    await act(async () => find('checkbox', 'Fahrt ins Ausland', dialog()).click())
    await eventually(() => expect(said(dialog())).toContain('Sie führt ins Ausland.'))
    expect(said(dialog())).toContain('Sie wird gleich fest gebucht.')
    expect(said(dialog())).not.toContain('bis jemand zustimmt')
    await write('textbox', 'Fahrtgrund', 'Messe', dialog())
    await send()
    await eventually(() => expect(nameOf(dialog())).toBe('HH-PW 1 ist reserviert'))
  })

  test('says before sending that the car is taken, and searches others', async () => {
    const hits = [hit(CAR.klein, { issues: [issue('buchung.belegt', 'Ist vergeben.')] })]
    await opened({ hits })
    await ready('Andere Möglichkeiten suchen')
    expect(said(dialog())).toContain('So lässt sich das nicht buchen')
    expect(said(dialog())).toContain('Ist vergeben.')
  })

  test('changes to another car that the server offers by one press', async () => {
    const von = wall('09:00', '2027-03-11')
    const instead = {
      art: 'anderesFahrzeug',
      fahrzeugId: CAR.kombi,
      kennzeichen: 'HH-PW 2',
      fahrzeug: 'Opel Astra',
      kategorie: 'kombi',
      standort: 'Haupthaus',
      von,
      bis: wall('12:00', '2027-03-11'),
    } as const
    const no = {
      status: 409,
      code: 'buchung.belegt',
      issues: [issue('buchung.belegt', 'Gerade vergeben.')],
      alternatives: [instead],
    } as never
    const { server } = await opened({ answers: [refuse(fahrtWire.bookFahrt, no)] })
    await ready()
    await write('textbox', 'Fahrtgrund', 'Messe', dialog())
    await send()
    await eventually(() => expect(said(dialog())).toContain('Gerade vergeben.'))
    server.now(booked)
    await click('button', 'Opel Astra, HH-PW 2, Haupthaus: Do., 11.03.2027, 09:00 – 12:00 Uhr', dialog())
    await eventually(() => expect(server.writes).toHaveLength(2))
    expect(server.asked(fahrtWire.bookFahrt)[1]).toMatchObject({
      body: { fahrzeugId: CAR.kombi, fahrtgrund: 'Messe' },
    })
  })

  test('shows a refusal at its field', async () => {
    const fault = { code: 'anfrage.ungueltig', detail: 'Zu viele Personen.', data: {}, field: 'personen' }
    const no = { status: 422, code: 'anfrage.ungueltig', issues: [fault] } as never
    await opened({ answers: [refuse(fahrtWire.bookFahrt, no)] })
    await ready()
    await write('textbox', 'Fahrtgrund', 'Messe', dialog())
    await send()
    await eventually(() =>
      expect(find('textbox', 'Personen im Fahrzeug', dialog()).getAttribute('aria-invalid')).toBe('true'),
    )
    expect(find('button', 'Weitere Angaben', dialog()).getAttribute('aria-expanded')).toBe('true')
  })

  test('starts with the details of the trip that it replaces', async () => {
    await opened({ own: [] }, `&wie=${idOf(850)}`)
    await ready()
    expect(find<HTMLInputElement>('textbox', 'Fahrtgrund', dialog()).value).toBe('Termin')
    expect(find<HTMLInputElement>('textbox', 'Zielort', dialog()).value).toBe('Kiel')
  })

  test('changes a trip with the version that was read', async () => {
    const { server } = await opened(
      { own: [fahrt()], answers: [answer(fahrtWire.changeFahrt, fahrt())] },
      `&fahrt=${idOf(850)}`,
    )
    await ready('Änderung speichern')
    expect(nameOf(dialog())).toBe('Fahrt ändern')
    await write('textbox', 'Zielort', 'Lübeck', dialog())
    await send('Änderung speichern')
    await eventually(() => expect(nameOf(dialog())).toBe('Die Fahrt mit HH-PW 1 ist geändert'))
    expect(server.asked(fahrtWire.changeFahrt)).toMatchObject([
      { id: idOf(850), version: 4, body: { fahrzeugId: CAR.klein, zielort: 'Lübeck' } },
    ])
  })

  test('is closed by its button, and the address forgets the car', async () => {
    const { address } = await opened({ answers: [booked] })
    await ready()
    await write('textbox', 'Fahrtgrund', 'Messe', dialog())
    await send()
    await eventually(() => expect(nameOf(dialog())).toBe('HH-PW 1 ist reserviert'))
    await click('button', 'Fertig', dialog())
    await eventually(() => expect(address()).toMatchObject({ fahrzeug: undefined, wie: undefined }))
  })
})

test('Another car can be searched for an edited trip', async () => {
  const { address } = await page({ own: [fahrt()] }, `?fahrt=${idOf(850)}`)
  expect(said()).toContain('Für die Fahrt wird ein anderes Fahrzeug gesucht.')
  expect(names('button', card('HH-PW 2'))).toContain('Dieses nehmen: HH-PW 2')
  await click('button', 'Doch nicht ändern')
  await eventually(() => expect(address().fahrt).toBeUndefined())
})
