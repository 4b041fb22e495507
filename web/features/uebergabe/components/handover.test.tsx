// @vitest-environment happy-dom

import { readFahrt } from '@platzwart/contract/operations/fahrt'
import { showFahrzeug } from '@platzwart/contract/operations/fuhrpark'
import { listEinstellungen } from '@platzwart/contract/operations/start'
import { checkInFahrt, checkOutFahrt, correctUebergabe } from '@platzwart/contract/operations/uebergabe'
import { afterEach, describe, expect, test } from 'vitest'
import { viewsOf } from '../../../testing/einstellungen.ts'
import { all, click, describedAs, eventually, find, key, names, said, write } from '../../../testing/find.ts'
import {
  AUTO,
  chosen,
  clean,
  emptyDevice,
  FAHRT,
  look,
  mileage,
  ofFahrt,
  SCRATCH,
  take,
  UNDER_WAY,
} from '../../../testing/handover.ts'
import { visitApp } from '../../../testing/house.tsx'
import { answer, refuse } from '../../../testing/server.ts'
import { uebergaben } from '../model/uebergaben.ts'

afterEach(emptyDevice)

const part = (role: 'group' | 'region', name: string) => find(role, name)
const finish = (name = 'Check-in abschließen') => click('button', name)

describe('the check-in to a car', () => {
  test('starts with the last driver’s values, and without unverified answers', async () => {
    await take('checkin')
    expect(find('heading', 'Check-in').tagName).toBe('H1')
    expect(mileage().value).toBe('12.400')
    expect(describedAs(mileage())).toContain('Zuletzt: 12.400 km')
    expect(said()).toContain('unverändert')
    expect(find<HTMLInputElement>('textbox', 'In Prozent').value).toBe('80')
    expect(find<HTMLInputElement>('textbox', 'Stellplatz').value).toBe('Ebene 2')
    for (const group of ['Sauberkeit außen', 'Sauberkeit innen', 'Beleuchtung', 'Reifen', 'Ladung gesichert'])
      expect(chosen(group)).toEqual([])
  })

  test('without faults is sent in one request, with its time', async () => {
    const { sent, where } = await take('checkin')
    await clean()
    await look()
    await finish()
    await eventually(() => expect(where()).toBe(`/fahrzeuge/fahrten/${FAHRT.id}`))
    expect(sent()).toMatchObject([
      {
        id: FAHRT.id,
        body: {
          kilometerstand: 12_400,
          tankProzent: 80,
          stellplatz: 'Ebene 2',
          schaeden: [],
          sauberkeitAussen: 'sauber',
          sauberkeitInnen: 'sauber',
          bestaetigteFragen: [],
          sichtpruefung: { beleuchtung: true, reifen: true, ladung: true },
          zeit: expect.stringMatching(/^2027-03-10T09:0/),
        },
      },
    ])
    await eventually(() => expect(said()).toContain('Check-in mit BI-PW 104 ist angekommen. Gute Fahrt!'))
  })

  test('stays until the server has accepted it', async () => {
    const { server, where } = await take('checkin')
    const held = Promise.withResolvers<object>()
    server.now(answer(checkInFahrt, (() => held.promise) as never))
    await clean()
    await look()
    await write('textbox', 'Kilometerstand', '12410')
    await finish()
    await eventually(() => expect(server.asked(checkInFahrt)).toHaveLength(1))
    expect(find('button', 'Check-in abschließen').getAttribute('data-loading')).toBe('true')
    expect(said()).not.toContain('Hier ist gerade nichts zu tun')
    expect(describedAs(mileage())).toContain('Zuletzt: 12.400 km')
    held.resolve({ ...FAHRT, status: 'aktiv' })
    await eventually(() => expect(where()).toBe(`/fahrzeuge/fahrten/${FAHRT.id}`))
  })

  test('with a partial inspection is not sent, and marks each missing part', async () => {
    const { bodies } = await take('checkin')
    await click('radio', 'In Ordnung', part('group', 'Reifen'))
    await finish()
    expect(said(part('group', 'Sauberkeit außen'))).toContain('Bitte angeben.')
    expect(said(part('group', 'Sauberkeit innen'))).toContain('Bitte angeben.')
    expect(said(part('region', 'Blick aufs Auto'))).toContain('Bitte alle drei Punkte ansehen.')
    expect(said()).toContain('So geht es noch nicht')
    expect(bodies()).toEqual([])
    await look()
    expect(said(part('region', 'Blick aufs Auto'))).not.toContain('Bitte alle drei Punkte ansehen.')
  })

  test('with a defect is stored, and gives advice', async () => {
    const { bodies } = await take('checkin')
    await clean('verschmutzt')
    expect(said()).not.toContain('nur losfahren, wenn es sicher ist')
    await look({ Reifen: 'Mangel' })
    expect(said(part('region', 'Blick aufs Auto'))).toContain('nur losfahren, wenn es sicher ist')
    await finish()
    await eventually(() => expect(bodies()).toHaveLength(1))
    expect(bodies()).toMatchObject([
      {
        sauberkeitAussen: 'verschmutzt',
        sichtpruefung: { beleuchtung: true, reifen: false, ladung: true },
      },
    ])
  })

  test.each([
    ['12399', 'muss größer als 12.399 sein'],
    ['', 'Bitte angeben.'],
  ])('with a mileage of %o says %o', async (typed, says) => {
    const { bodies } = await take('checkin')
    await clean()
    await look()
    await write('textbox', 'Kilometerstand', typed)
    if (typed === '') await finish()
    expect(describedAs(mileage())).toContain(says)
    await finish()
    expect(bodies()).toEqual([])
  })

  test('of an electric car asks for its charge', async () => {
    await take(
      'checkin',
      {},
      { answers: [answer(showFahrzeug, { ...AUTO, kraftstoff: 'elektro' } as never)] },
    )
    expect(part('group', 'Ladestand')).toBeDefined()
    expect(all('group', 'Tankstand')).toEqual([])
  })

  test('far from the last driver’s values asks a question, and is sent only with the answer', async () => {
    const { bodies } = await take('checkin')
    await clean()
    await look()
    await write('textbox', 'Kilometerstand', '12500')
    expect(said()).toContain('100 km mehr als zuletzt; das Fahrtenbuch vermerkt eine Lücke.')
    await finish()
    await eventually(() => expect(said()).toContain('Bitte noch einmal prüfen'))
    expect(bodies()).toEqual([])
    expect(document.activeElement).toBe(find('button', 'Kilometerstand prüfen'))
    await click('button', 'Kilometerstand prüfen')
    expect(document.activeElement).toBe(mileage())
    await finish()
    await click('button', 'Stimmt so')
    await eventually(() => expect(bodies()).toHaveLength(1))
    expect(bodies()).toMatchObject([{ kilometerstand: 12_500, bestaetigteFragen: ['fahrzeug.frageSprung'] }])
  })

  test.each([
    ['status', { status: 'storniert' }],
    ['time', { checkInVon: '2027-03-10T10:00:00Z', checkInBis: '2027-03-10T11:00:00Z' }],
  ])('is not there where its %s does not allow it', async (_, fahrt) => {
    await visitApp(`/fahrzeuge/fahrten/${FAHRT.id}?schritt=checkin`, {
      rechte: ['fahrzeug_buchen'],
      answers: ofFahrt({ ...FAHRT, ...fahrt }),
    })
    await eventually(() => expect(said()).toContain('Hier ist gerade nichts zu tun'))
    expect(all('button', 'Check-in abschließen')).toEqual([])
    expect(find('link', 'Zurück zur Fahrt')).toBeDefined()
  })

  test('is in English, with localized numbers', async () => {
    await take('checkin', { schaeden: [SCRATCH] }, { language: 'en' })
    expect(find<HTMLInputElement>('textbox', 'Mileage').value).toBe('12,400')
    expect(describedAs(find('textbox', 'Mileage'))).toContain('12,400 km')
    expect(names('group')).toEqual(expect.arrayContaining(['Lights', 'Tyres']))
    await click('button', 'Complete check-in')
    expect(said()).toMatch(/Please/)
  })
})

describe('damages of a handover', () => {
  const field = (place: string) => `Neuer Schaden: Linke Seite, ${place}`

  test('that are known are shown on their side of the car and in words', async () => {
    await take('checkin', { schaeden: [SCRATCH] })
    expect(find<HTMLInputElement>('radio', 'Rechte Seite, ein Schaden').checked).toBe(true)
    expect(find('radio', 'Linke Seite, kein Schaden')).toBeDefined()
    const known = said(part('region', 'Schäden'))
    expect(known).toContain('Kratzer an der Tür')
    expect(known).toContain('Rechte Seite, Mitte, auf halber Höhe')
    expect(known).toContain('gemeldet am 01.02.2027')
  })

  test('that are new are placed by keyboard, described, moved, and sent', async () => {
    const { bodies } = await take('checkin')
    await clean()
    await look()
    const middle = find('button', field('Mitte, auf halber Höhe'))
    middle.focus()
    await key('ArrowLeft')
    await key('ArrowDown')
    expect(document.activeElement).toBe(find('button', field('vorn, unten')))
    await click('button', field('vorn, unten'))
    expect(document.activeElement).toBe(find('textbox', /^Was ist beschädigt/))
    expect(find('radio', 'Linke Seite, ein Schaden')).toBeDefined()
    await finish()
    expect(describedAs(find('textbox', /^Was ist beschädigt/))).toContain('Bitte angeben.')
    expect(said(part('region', 'Schäden'))).toContain('Bitte jeden neuen Schaden kurz beschreiben.')
    expect(bodies()).toEqual([])
    await write('textbox', /^Was ist beschädigt/, ' Delle ')
    await click('button', 'nach rechts')
    await click('button', 'nach oben')
    await finish()
    await eventually(() => expect(bodies()).toHaveLength(1))
    expect(bodies()).toMatchObject([
      { schaeden: [{ beschreibung: 'Delle', ansicht: 'links', x: 207, y: 793, bildId: null }] },
    ])
  })

  test('can be removed again', async () => {
    const { bodies } = await take('checkin', { schaeden: [SCRATCH] })
    await clean()
    await look()
    await click('radio', 'Innen, kein Schaden')
    await click('button', 'Neuer Schaden: Innen, Mitte, Mitte')
    expect(said(part('region', 'Schäden'))).toContain('Neuer Schaden 2')
    await click('button', 'Schaden 2 entfernen')
    expect(said(part('region', 'Schäden'))).not.toContain('Neuer Schaden 2')
    await finish()
    await eventually(() => expect(bodies()).toHaveLength(1))
    expect(bodies()).toMatchObject([{ schaeden: [] }])
  })

  test('are limited to twenty', async () => {
    await take('checkin')
    for (let i = 0; i < 20; i += 1) await click('button', field('Mitte, auf halber Höhe'))
    expect(said(part('region', 'Schäden'))).toContain('Mehr als 20 neue Schäden gehen nicht auf einmal.')
    expect(all('button', field('Mitte, auf halber Höhe'))).toEqual([])
  })
})

describe('the check-out of a car', () => {
  const CONFIRM = /^Die Angaben sind vollständig/
  const done = () => finish('Check-out abschließen')

  test('starts with the booking’s facts, and without a mileage', async () => {
    await take('checkout')
    expect(mileage().value).toBe('')
    expect(describedAs(mileage())).toContain('Beim Check-in: 12.400 km')
    expect(find<HTMLInputElement>('textbox', 'Fahrtgrund').value).toBe('Termin')
    expect(find<HTMLInputElement>('textbox', 'Ziel').value).toBe('Kassel')
    expect(all('region', 'Blick aufs Auto')).toEqual([])
  })

  test('shows the distance, and sends everything', async () => {
    const { bodies, where } = await take('checkout')
    await write('textbox', 'Kilometerstand', '12480')
    expect(said()).toContain('80 km gefahren')
    await write('textbox', 'In Prozent', '55')
    await clean('leicht verschmutzt', 'verschmutzt')
    await write('textbox', 'Wo steht das Auto jetzt?', ' Ebene 3 ')
    await write('textbox', 'Umweg', 'Baustelle')
    await click('checkbox', CONFIRM)
    await done()
    await eventually(() => expect(where()).toBe(`/fahrzeuge/fahrten/${FAHRT.id}`))
    expect(bodies()).toMatchObject([
      {
        kilometerstand: 12_480,
        tankProzent: 55,
        stellplatz: 'Ebene 3',
        bestaetigt: true,
        sauberkeitAussen: 'leicht verschmutzt',
        sauberkeitInnen: 'verschmutzt',
        fahrtgrund: 'Termin',
        zielort: 'Kassel',
        umweg: 'Baustelle',
        belege: [],
      },
    ])
    await eventually(() => expect(said()).toContain('Check-out mit BI-PW 104 ist angekommen. Danke!'))
  })

  test('requires the confirmation', async () => {
    const { bodies } = await take('checkout')
    await write('textbox', 'Kilometerstand', '12480')
    await clean()
    await done()
    expect(find('checkbox', CONFIRM).getAttribute('aria-invalid') ?? said()).toMatch(/true|bestätig/)
    expect(bodies()).toEqual([])
    await click('checkbox', CONFIRM)
    await done()
    await eventually(() => expect(bodies()).toHaveLength(1))
  })

  test('needs no confirmation in a house that does not ask for it', async () => {
    const { bodies } = await take(
      'checkout',
      {},
      {
        answers: [answer(listEinstellungen, viewsOf({ 'fahrzeug.bestaetigungVorCheckOut': false }))],
      },
    )
    expect(all('checkbox', CONFIRM)).toEqual([])
    await write('textbox', 'Kilometerstand', '12480')
    await clean()
    await done()
    await eventually(() => expect(bodies()).toHaveLength(1))
  })

  test('of a private trip sends only the kilometres', async () => {
    const { bodies } = await take('checkout', { fahrtart: 'privat' })
    expect(all('textbox', 'Ziel')).toEqual([])
    expect(said()).toContain('Im Fahrtenbuch stehen nur die Kilometer')
    await write('textbox', 'Kilometerstand', '12480')
    await clean()
    await click('checkbox', CONFIRM)
    await done()
    await eventually(() => expect(bodies()).toHaveLength(1))
    expect(Object.keys(bodies()[0] ?? {})).not.toContain('zielort')
  })

  test('with an impossible fuel level shows the error at the field', async () => {
    const { bodies } = await take('checkout')
    await write('textbox', 'In Prozent', '140')
    expect(said(part('group', 'Tankstand'))).toContain('zwischen 0 und 100')
    await done()
    expect(bodies()).toEqual([])
  })

  test('offers a house’s own levels of cleanliness', async () => {
    await take(
      'checkout',
      {},
      {
        answers: [
          answer(listEinstellungen, viewsOf({ 'fahrzeug.sauberkeitStufen': ['blitzblank', 'geht so'] })),
        ],
      },
    )
    expect(names('radio', part('group', 'Sauberkeit innen'))).toEqual(['blitzblank', 'geht so'])
  })

  test('shows a refusal at its field, and keeps all values', async () => {
    const detail = 'Der Kilometerstand muss größer als 12500 sein!'
    const { bodies, server } = await take('checkout')
    server.now(
      refuse(checkOutFahrt, {
        status: 422,
        code: 'anfrage.ungueltig',
        detail,
        issues: [{ code: 'anfrage.ungueltig', field: 'kilometerstand', data: {}, detail }],
      }),
    )
    await write('textbox', 'Kilometerstand', '12480')
    await clean()
    await click('checkbox', CONFIRM)
    await done()
    await eventually(() => expect(describedAs(mileage())).toContain(detail))
    expect(document.activeElement).toBe(mileage())
    expect(chosen('Sauberkeit innen')).toHaveLength(1)
    server.now(answer(checkOutFahrt, { ...UNDER_WAY, status: 'durchgeführt' } as never))
    await write('textbox', 'Kilometerstand', '12580')
    await done()
    await eventually(() => expect(bodies()).toHaveLength(2))
    expect(uebergaben.state().uebergaben).toEqual([])
  })
})

describe('a mistyped mileage of the check-in', () => {
  const MISTYPED = { kilometerstand: 124_000, kmBeginn: 124_000 }
  const QUESTION = 'Beim Check-in vertippt? Kilometerstand berichtigen'

  test('is corrected from the refusal of the true one, and all values stay', async () => {
    const { server } = await take('checkout', MISTYPED)
    expect(all('button', QUESTION)).toEqual([])
    await write('textbox', 'In Prozent', '55')
    await write('textbox', 'Kilometerstand', '012480')
    await click('button', 'Check-out abschließen')
    await click('button', QUESTION)
    const dialog = find('dialog', 'Kilometerstand berichtigen')
    expect(said(dialog)).toContain('Beim Check-in stehen 124.000 km.')
    await click('button', 'Berichtigen', dialog)
    expect(said(dialog)).toContain('Bitte den richtigen Kilometerstand angeben.')
    await write('textbox', /^Kilometerstand beim Check-in/, '12400', dialog)
    await write('textbox', /^Was ist passiert/, 'eine Null zu viel', dialog)
    const right = { ...UNDER_WAY, kilometerstand: 12_400, kmBeginn: 12_400 }
    server.now(answer(correctUebergabe, right as never))
    server.now(answer(readFahrt, right as never))
    await click('button', 'Berichtigen', dialog)
    await eventually(() => expect(describedAs(mileage())).toContain('Beim Check-in: 12.400 km'))
    expect(server.asked(correctUebergabe).map(({ body }) => body)).toEqual([
      { vorher: 124_000, kilometerstand: 12_400, grund: 'eine Null zu viel' },
    ])
    expect(said()).toContain('80 km gefahren')
    expect(find<HTMLInputElement>('textbox', 'In Prozent').value).toBe('55')
    expect(all('button', QUESTION)).toEqual([])
  })

  test('is corrected on the trip’s page, which reports somebody who was faster', async () => {
    const { server } = await visitApp(`/fahrzeuge/fahrten/${FAHRT.id}`, {
      rechte: ['fahrzeug_pflege'],
      answers: ofFahrt({ ...UNDER_WAY, ...MISTYPED, rolle: 'andere' }),
    })
    server.now(refuse(correctUebergabe, { status: 409, code: 'fahrtenbuch.ueberholt' }))
    await eventually(() => expect(find('button', 'Kilometerstand des Check-ins berichtigen')).toBeDefined())
    await click('button', 'Kilometerstand des Check-ins berichtigen')
    const dialog = find('dialog', 'Kilometerstand berichtigen')
    await write('textbox', /^Kilometerstand beim Check-in/, '12400', dialog)
    await write('textbox', /^Was ist passiert/, 'vertippt', dialog)
    await click('button', 'Berichtigen', dialog)
    await eventually(() => expect(said(dialog)).toContain('inzwischen berichtigt'))
  })

  test.each([
    ['begun', { status: 'reserviert', beginnIst: null }],
    ['told to the house', { kmBeginn: null }],
  ])('is not asked about before it is %s', async (_, fahrt) => {
    await visitApp(`/fahrzeuge/fahrten/${FAHRT.id}`, {
      rechte: ['fahrzeug_buchen'],
      answers: ofFahrt({ ...UNDER_WAY, ...MISTYPED, ...fahrt }),
    })
    await eventually(() => expect(said()).toContain('BI-PW 104'))
    expect(all('button', /berichtigen/)).toEqual([])
  })
})

test('a car whose odometer was replaced during the trip is returned with the new reading', async () => {
  const { bodies } = await take('checkout', { kilometerstand: 12, kmBeginn: 84_170, kmVon: -28 })
  expect(describedAs(mileage())).toContain('Beim Check-in: 84.170 km. Der Tacho ist seither ersetzt worden.')
  await write('textbox', 'Kilometerstand', '15')
  expect(said()).toContain('43 km gefahren')
  await clean()
  await click('checkbox', /^Die Angaben sind vollständig/)
  await click('button', 'Check-out abschließen')
  await eventually(() => expect(bodies()).toHaveLength(1))
  expect(bodies()).toMatchObject([{ kilometerstand: 15 }])
})
