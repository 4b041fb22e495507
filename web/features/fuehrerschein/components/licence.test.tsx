// @vitest-environment happy-dom
import { fuehrerscheinSchema } from '@platzwart/contract/fuehrerschein'
import {
  checkFuehrerschein,
  listPruefer,
  readOwnFuehrerschein,
  saveFuehrerschein,
} from '@platzwart/contract/operations/fuehrerschein'
import { listEinstellungen } from '@platzwart/contract/operations/start'
import { filled, idOf } from '@platzwart/contract/testing/filled'
import { describe, expect, test } from 'vitest'
import { viewsOf } from '../../../testing/einstellungen.ts'
import { all, click, describedAs, eventually, find, leave, said, write } from '../../../testing/find.ts'
import { visit } from '../../../testing/house.tsx'
import { answer, refuse } from '../../../testing/server.ts'
import { KarteForm } from './KarteForm.tsx'
import { OwnFuehrerschein } from './OwnFuehrerschein.tsx'
import { PruefungForm } from './PruefungForm.tsx'

const HOLDER = { id: idOf(50), name: 'Ferdi Fahrer', email: 'ferdi@haus.example' } as const
const CARD = {
  benutzer: HOLDER,
  nummer: 'B123',
  ausgestelltAm: '2010-05-04',
  klassen: ['B'],
  version: 2,
} as const

const viewOf = (part: object = {}) => filled(fuehrerscheinSchema, { ...CARD, ...part } as never)

const field = (name: string) => find<HTMLInputElement>('textbox', name)

async function types(name: string, value: string) {
  await write('textbox', name, value)
  await leave()
}

const HIT = [
  {
    id: idOf(9),
    von: '2027-03-12T18:00:00Z',
    bis: '2027-03-12T20:00:00Z',
    kennzeichen: 'BI-PW 104',
    fahrzeug: 'Skoda',
    informationstext: '',
  },
]

describe('the card', () => {
  async function show(part: object = {}) {
    const typed: boolean[] = []
    const house = await visit(<KarteForm view={viewOf(part)} onTyped={(one) => void typed.push(one)} />, {
      answers: [answer(saveFuehrerschein, viewOf({ version: 3 }))],
    })
    const saved = () => house.server.asked(saveFuehrerschein)
    return { ...house, saved, typed }
  }

  test('is saved with the changes, and only if there are any', async () => {
    const { saved, typed } = await show()
    expect(find<HTMLButtonElement>('button', 'Angaben speichern').disabled).toBe(true)
    await types('Nummer', 'B124')
    await click('checkbox', 'CE')
    expect(typed.at(-1)).toBe(true)
    await click('button', 'Angaben speichern')
    await eventually(() => expect(saved()).toHaveLength(1))
    expect(saved()[0]).toMatchObject({
      benutzerId: HOLDER.id,
      version: 2,
      body: {
        nummer: 'B124',
        ausgestelltAm: '2010-05-04',
        gueltigBis: null,
        klassen: ['B', 'CE'],
        fahrverbot: false,
      },
    })
    await eventually(() => expect(said()).toContain('Die Angaben sind gespeichert.'))
  })

  test('says which classes its classes include', async () => {
    await show()
    expect(said()).toMatch(/Damit dürfen gefahren werden: .*\bB\b/)
    await click('checkbox', 'B')
    expect(said()).toContain('Keine Klassen eingetragen.')
  })

  test('asks for the dates of a ban only if there is one, and clears them with it', async () => {
    const { saved } = await show()
    expect(all('textbox', 'Verboten ab')).toEqual([])
    await click('checkbox', 'Fahrverbot')
    await types('Verboten ab', '1.4.2027')
    await click('checkbox', 'Fahrverbot')
    await types('Nummer', 'B9')
    await click('button', 'Angaben speichern')
    await eventually(() => expect(saved()).toHaveLength(1))
    expect(saved()[0]?.body).toMatchObject({ fahrverbot: false, fahrverbotVon: null, fahrverbotBis: null })
  })

  test.each([
    ['Nur speichern', false],
    ['Stornieren und speichern', true],
  ])('that hits a trip asks what becomes of it: %s', async (choice, betroffeneStornieren) => {
    const { server, saved } = await show()
    server.now(refuse(saveFuehrerschein, { status: 409, code: 'fahrzeug.betroffeneBuchungen', current: HIT }))
    await click('checkbox', 'Fahrverbot')
    await click('button', 'Angaben speichern')
    await eventually(() =>
      expect(said(find('dialog'))).toContain(
        'Mit diesen Angaben darf Ferdi Fahrer diese Fahrt nicht mehr machen.',
      ),
    )
    server.now(answer(saveFuehrerschein, viewOf({ version: 3 })))
    await click('button', choice, find('dialog'))
    await eventually(() => expect(saved()).toHaveLength(2))
    expect(saved().map(({ body }) => body as object as Record<string, unknown>)).toMatchObject([
      { fahrverbot: true },
      { fahrverbot: true, betroffeneStornieren, betroffeneIds: [idOf(9)] },
    ])
  })

  test('that affects trips which the house does not disclose asks all the same, and says why none is shown', async () => {
    const { server, saved } = await show()
    const hidden = HIT.map((hit) => ({
      ...hit,
      id: null,
      von: null,
      bis: null,
      kennzeichen: '',
      fahrzeug: '',
    }))
    server.now(
      refuse(saveFuehrerschein, { status: 409, code: 'fahrzeug.betroffeneBuchungen', current: hidden }),
    )
    await click('checkbox', 'Fahrverbot')
    await click('button', 'Angaben speichern')
    await eventually(() => expect(said(find('dialog'))).toContain('bleibt im Personalratsmodus ungenannt'))
    server.now(answer(saveFuehrerschein, viewOf({ version: 3 })))
    await click('button', 'Stornieren und speichern', find('dialog'))
    await eventually(() => expect(saved()).toHaveLength(2))
    const word = saved()[1]?.body as Record<string, unknown>
    expect(word).toMatchObject({ betroffeneStornieren: true })
    expect(word).not.toHaveProperty('betroffeneIds')
  })

  test('that somebody else has saved meanwhile says so', async () => {
    const { server } = await show()
    server.now(
      refuse(saveFuehrerschein, {
        status: 412,
        code: 'anfrage.versionVeraltet',
        geaendert: { von: 'Petra Prüfer', zeit: '2027-03-10T08:00:00Z' },
      }),
    )
    await types('Nummer', 'B9')
    await click('button', 'Angaben speichern')
    await eventually(() =>
      expect(said()).toContain('Petra Prüfer hat das inzwischen geändert (10.03.2027, 09:00).'),
    )
    expect(field('Nummer').value).toBe('B9')
  })
})

describe('a check', () => {
  async function show(kartenOffen = false) {
    const house = await visit(<PruefungForm view={viewOf()} kartenOffen={kartenOffen} />, {
      answers: [
        answer(listEinstellungen, viewsOf({ 'fahrzeug.fuehrerscheinIntervallMonate': 12 })),
        answer(checkFuehrerschein, { geprueftAm: '2027-03-10', naechstePruefung: '2028-03-10' }),
      ],
    })
    const noted = () => house.server.asked(checkFuehrerschein).map(({ body }) => body)
    return { ...house, noted }
  }

  test('is of today by default, and the next one follows from the house’s interval', async () => {
    const { noted } = await show()
    expect(field('Original gesehen am').value).toContain('10.03.2027')
    expect(field('Nächste Prüfung spätestens am').value).toContain('10.03.2028')
    expect(describedAs(field('Nächste Prüfung spätestens am'))).toContain('Höchstens 12 Monate')
    await click('button', 'Prüfung eintragen')
    await eventually(() => expect(said()).toContain('Die Prüfung ist eingetragen.'))
    expect(noted()).toEqual([
      { inOrdnung: true, notiz: '', geprueftAm: '2027-03-10', naechstePruefung: '2028-03-10' },
    ])
  })

  test('of another day moves the next one, until somebody has set that earlier', async () => {
    const { noted } = await show()
    await types('Original gesehen am', '1.3.2027')
    expect(field('Nächste Prüfung spätestens am').value).toContain('01.03.2028')
    await types('Nächste Prüfung spätestens am', '1.9.2027')
    await types('Original gesehen am', '2.3.2027')
    await click('button', 'Prüfung eintragen')
    await eventually(() =>
      expect(noted()).toMatchObject([{ geprueftAm: '2027-03-02', naechstePruefung: '2027-09-01' }]),
    )
  })

  test('that failed has no next day, and says what follows', async () => {
    const { noted } = await show()
    await click('radio', 'Nicht in Ordnung')
    expect(all('textbox', 'Nächste Prüfung spätestens am')).toEqual([])
    expect(said()).toContain('Die Prüfung ist damit fällig')
    await write('textbox', 'Notiz', 'Karte beschädigt')
    await click('button', 'Prüfung eintragen')
    await eventually(() =>
      expect(noted()).toEqual([{ inOrdnung: false, notiz: 'Karte beschädigt', geprueftAm: '2027-03-10' }]),
    )
  })

  test('is disabled while the card has unsaved changes', async () => {
    await show(true)
    expect(find<HTMLButtonElement>('button', 'Prüfung eintragen').disabled).toBe(true)
    expect(said()).toContain('Bitte zuerst die Angaben der Karte speichern.')
  })

  test('with a day in the future shows the error at the day', async () => {
    const { server } = await show()
    const detail = 'Das ist zu spät.'
    server.now(
      refuse(checkFuehrerschein, {
        status: 422,
        code: 'anfrage.ungueltig',
        detail,
        issues: [{ code: 'anfrage.ungueltig', field: 'naechstePruefung', data: {}, detail }],
      }),
    )
    await click('button', 'Prüfung eintragen')
    await eventually(() => expect(describedAs(field('Nächste Prüfung spätestens am'))).toContain(detail))
  })
})

describe('who has no licence that was checked', () => {
  const PETRA = { id: idOf(51), name: 'Petra Prüfer', email: 'petra@haus.example' }

  async function own(stand: 'fehlt' | 'gut', people: readonly (typeof PETRA)[]) {
    await visit(<OwnFuehrerschein />, {
      at: '/fahrzeuge/fuehrerschein',
      answers: [answer(readOwnFuehrerschein, viewOf({ stand })), answer(listPruefer, [...people])],
    })
    await eventually(() => expect(said()).toContain('Mein Führerschein'))
  }

  test('learns to whom to show it, and how', async () => {
    await own('fehlt', [PETRA])
    await eventually(() => expect(said()).toContain('Petra Prüfer'))
    expect(said()).toContain('es wird kein Bild gemacht')
    const mail = find<HTMLAnchorElement>('link', 'Mail an Petra Prüfer')
    expect(mail.href).toBe('mailto:petra@haus.example?subject=F%C3%BChrerschein%20zeigen')
  })

  test('learns whom to ask where nobody may check it', async () => {
    await own('fehlt', [])
    await eventually(() => expect(find('link', 'Zum Impressum')).toBeDefined())
  })

  test('reads nothing of it once it is checked', async () => {
    await own('gut', [PETRA])
    await eventually(() => expect(said()).toContain('Geprüft bis zum'))
    expect(said()).not.toContain('Petra')
  })
})
