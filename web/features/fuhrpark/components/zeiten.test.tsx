// @vitest-environment happy-dom
import { fahrzeugSchema } from '@platzwart/contract/fahrzeug'
import {
  clearBuchungszeiten,
  deactivateFahrzeug,
  saveBuchungszeiten,
} from '@platzwart/contract/operations/fuhrpark'
import { listEinstellungen } from '@platzwart/contract/operations/start'
import { filled, idOf } from '@platzwart/contract/testing/filled'
import { describe, expect, test } from 'vitest'
import { viewsOf } from '../../../testing/einstellungen.ts'
import { all, click, describedAs, eventually, find, leave, said, write } from '../../../testing/find.ts'
import { visit } from '../../../testing/house.tsx'
import { answer, refuse } from '../../../testing/server.ts'
import { Retire } from './Retire.tsx'
import { ZeitenForm } from './ZeitenForm.tsx'

const CAR = { id: idOf(40), version: 3, kennzeichen: 'BI-PW 104' } as const
const OWN = { wochentage: [1, 2], von: '07:00', bis: '16:00', gueltigVon: null, gueltigBis: null } as const

const viewOf = (part: object = {}) => filled(fahrzeugSchema, { ...CAR, ...part } as never) as never

async function show(part: object = {}) {
  const house = await visit(<ZeitenForm view={viewOf(part)} />, {
    rechte: ['fahrzeug_pflege'],
    answers: [
      answer(listEinstellungen, viewsOf({ 'fahrzeug.zeitraumVon': '06:00' })),
      answer(saveBuchungszeiten, { ...CAR, buchungszeiten: { ...OWN } } as never),
      answer(clearBuchungszeiten, CAR as never),
    ],
  })
  const saved = () =>
    house.server.asked(saveBuchungszeiten).map(({ id, version, body }) => ({ id, version, body }))
  return { ...house, saved }
}

const days = () =>
  all('checkbox')
    .filter((one) => (one as HTMLInputElement).checked)
    .map((one) => one.getAttribute('aria-label'))
const field = (name: string) => find<HTMLInputElement>('textbox', name)

const HITS = refuse(saveBuchungszeiten, {
  status: 409,
  code: 'fahrzeug.betroffeneBuchungen',
  detail: 'Das trifft eine Fahrt.',
  current: [
    {
      id: idOf(7),
      von: '2027-03-12T18:00:00Z',
      bis: '2027-03-12T20:00:00Z',
      fahrer: 'Ferdi Fahrer',
      informationstext: '',
    },
  ],
})

describe('the times of a car', () => {
  test('start with the house’s, and say so', async () => {
    await show()
    expect([field('Frühestens ab').value, field('Spätestens bis').value]).toEqual(['06:00', '18:00'])
    expect(describedAs(field('Frühestens ab'))).toContain('Einstellung des Hauses')
    expect(describedAs(field('Spätestens bis'))).toContain('Vorgabe von Platzwart')
    expect(all('button', 'Eigene Zeiten aufheben')).toEqual([])
  })

  test('of the car’s own are shown without a note about the house', async () => {
    await show({ buchungszeiten: OWN })
    expect(days()).toEqual(['Montag', 'Dienstag'])
    expect(field('Frühestens ab').value).toBe('07:00')
    expect(describedAs(field('Frühestens ab'))).not.toContain('Haus')
  })

  test('are saved as a whole: sorted days, times, and validity', async () => {
    const { saved } = await show({ buchungszeiten: OWN })
    await click('checkbox', 'Sonntag')
    await click('checkbox', 'Dienstag')
    await write('textbox', 'Spätestens bis', '1730')
    await leave()
    await write('textbox', 'Gelten ab', '1.4.2027')
    await leave()
    await click('button', 'Speichern')
    await eventually(() => expect(saved()).toHaveLength(1))
    expect(saved()).toEqual([
      {
        id: CAR.id,
        version: 3,
        body: {
          wochentage: [1, 0],
          von: '07:00',
          bis: '17:30',
          gueltigVon: '2027-04-01',
          gueltigBis: null,
          buchungAusserhalbMoeglich: false,
        },
      },
    ])
  })

  test('that affect a trip show it first, and cancel it only after a confirmation', async () => {
    const { server, saved } = await show({ buchungszeiten: OWN })
    server.now(HITS)
    await click('button', 'Speichern')
    await eventually(() => expect(find('dialog')).toBeDefined())
    expect(said(find('dialog'))).toContain('Ferdi Fahrer')
    server.now(answer(saveBuchungszeiten, CAR as never))
    await click('button', /tornieren/, find('dialog'))
    await eventually(() => expect(saved()).toHaveLength(2))
    expect(
      saved().map(({ body }) => (body as { betroffeneStornieren?: boolean }).betroffeneStornieren),
    ).toEqual([undefined, true])
  })

  test('that the server refuses show the error at their field', async () => {
    const { server } = await show({ buchungszeiten: OWN })
    const detail = 'Das Ende liegt vor dem Anfang.'
    server.now(
      refuse(saveBuchungszeiten, {
        status: 422,
        code: 'anfrage.ungueltig',
        detail,
        issues: [{ code: 'anfrage.ungueltig', field: 'bis', data: {}, detail }],
      }),
    )
    await click('button', 'Speichern')
    await eventually(() => expect(describedAs(field('Spätestens bis'))).toContain(detail))
    expect(document.activeElement).toBe(field('Spätestens bis'))
  })

  test('can be removed again', async () => {
    const { server } = await show({ buchungszeiten: OWN })
    await click('button', 'Eigene Zeiten aufheben')
    await eventually(() => expect(said()).toContain('Das Fahrzeug ist wieder jederzeit buchbar.'))
    expect(server.asked(clearBuchungszeiten)).toMatchObject([{ id: CAR.id, version: 3 }])
  })
})

describe('taking a car out of the fleet', () => {
  const retire = () =>
    visit(<Retire view={viewOf()} />, { answers: [answer(deactivateFahrzeug, CAR as never)] })

  test('asks for a confirmation, and can be cancelled', async () => {
    const { server } = await retire()
    await click('button', 'Fahrzeug ausmustern')
    expect(server.writes).toEqual([])
    await click('button', 'Abbrechen')
    expect(find('button', 'Fahrzeug ausmustern')).toBeDefined()
    expect(server.writes).toEqual([])
  })

  test('cancels no trip without a confirmation', async () => {
    const { server } = await retire()
    await click('button', 'Fahrzeug ausmustern')
    const [yes] = all('button')
      .map(said)
      .filter((name) => name !== 'Abbrechen')
    await click('button', yes)
    await eventually(() => expect(server.asked(deactivateFahrzeug)).toMatchObject([{ id: CAR.id, body: {} }]))
    await eventually(() => expect(said()).toContain('BI-PW 104'))
  })
})
