// @vitest-environment happy-dom
import {
  createLoeschsperre,
  deleteLoeschsperre,
  listFristen,
  listLoeschsperren,
} from '@platzwart/contract/operations/aufbewahrung'
import { saveHausEinstellungen } from '@platzwart/contract/operations/einstellung'
import { PAGE } from '@platzwart/contract/paths'
import { idOf } from '@platzwart/contract/testing/filled'
import { describe, expect, test } from 'vitest'
import { click, eventually, find, said, write } from '../../../testing/find.ts'
import { type Visit, visitApp } from '../../../testing/house.tsx'
import { type Answer, type Asked, answer, refuse } from '../../../testing/server.ts'

const SEATS = { art: 'platzbuchungen', monate: 0, mindestens: 1, vor: null, anzahl: 0 } as const
const BOOKS = { art: 'fahrtenbuecher', monate: 132, mindestens: 132, vor: '2016-03-10', anzahl: 1 } as const
const HOLD = {
  id: idOf(70),
  name: 'Anna Muster',
  grund: 'Streit um einen Schaden',
  erstellt: '2027-03-01T08:00:00Z',
  von: 'Kim Leitung',
}

const arrive = (how: Visit = {}, holds: readonly object[] = [HOLD]) =>
  visitApp(PAGE.adminAufbewahrung, {
    rechte: ['customizing_mandant_pflege'],
    ...how,
    answers: [
      ...(how.answers ?? []),
      answer(listFristen, ({ query }) =>
        query?.monate === undefined
          ? [SEATS, BOOKS]
          : [{ ...SEATS, monate: 24, vor: '2025-03-10', anzahl: 1200 }, BOOKS],
      ),
      answer(listLoeschsperren, () => holds),
    ],
  })

const seats = () => find('listitem', /Buchungen von Plätzen/)

describe('retention', () => {
  test('shows for each kind the period, and what is deleted', async () => {
    await arrive()
    await eventually(() => expect(said()).toContain('Es wird nichts gelöscht.'))
    expect(said()).toContain('Ein Eintrag von vor dem 10.03.2016 wird gelöscht.')
    expect(said()).toContain('Sonst mindestens 132.')
  })

  test('previews a change before it is saved, and saves it together with the preview', async () => {
    const { server } = await arrive({ answers: [answer(saveHausEinstellungen, () => [])] })
    await eventually(() => expect(seats()).toBeDefined())
    await write('textbox', /^Monate/, '24', seats())
    await eventually(() => expect(said()).toContain('1200 Einträge von vor dem 10.03.2025 werden gelöscht.'))
    expect(server.asked(listFristen).at(-1)?.query).toMatchObject({ art: 'platzbuchungen', monate: '24' })
    await click('button', 'Buchungen von Plätzen: Frist speichern')
    await eventually(() => expect(server.asked(saveHausEinstellungen)).toHaveLength(1))
    expect(server.asked(saveHausEinstellungen)[0]?.body).toEqual({
      aenderungen: [{ name: 'aufbewahrung.platzbuchungen', wert: 24, bisher: 0 }],
    })
  })

  /** The list is answered as stored; the preview as the test says. */
  const arriveWith = (preview: Answer) => {
    const known = answer(listFristen, () => [SEATS, BOOKS])
    const isPreview = (asked: Asked) => asked.query?.monate !== undefined
    return visitApp(PAGE.adminAufbewahrung, {
      rechte: ['customizing_mandant_pflege'],
      answers: [
        { ...known, reply: (asked: Asked) => (isPreview(asked) ? preview : known).reply(asked) },
        answer(listLoeschsperren, () => []),
      ],
    })
  }
  const save = () => find('button', 'Buchungen von Plätzen: Frist speichern', seats())

  test('claims nothing while counting, and cannot be saved before', async () => {
    const counted = Promise.withResolvers<readonly object[]>()
    await arriveWith(answer(listFristen, () => counted.promise))
    await eventually(() => expect(seats()).toBeDefined())
    await write('textbox', /^Monate/, '24', seats())
    await eventually(() => expect(said(seats())).toContain('Was gelöscht würde, wird gezählt'))
    expect(said(seats())).not.toContain('Es wird nichts gelöscht.')
    expect(save()).toHaveProperty('disabled', true)
    counted.resolve([{ ...SEATS, monate: 24, vor: '2025-03-10', anzahl: 7 }, BOOKS])
    await eventually(() => expect(said(seats())).toContain('7 Einträge'))
    expect(save()).toHaveProperty('disabled', false)
  })

  test('says that counting failed, and cannot be saved then', async () => {
    await arriveWith(refuse(listFristen, { status: 404, code: 'nichtGefunden' }))
    await eventually(() => expect(seats()).toBeDefined())
    await write('textbox', /^Monate/, '24', seats())
    await eventually(() => expect(find('button', 'Noch einmal versuchen', seats())).toBeDefined())
    expect(said(seats())).not.toContain('Es wird nichts gelöscht.')
    expect(save()).toHaveProperty('disabled', true)
  })

  test('lifts a hold after a confirmation, and not before', async () => {
    const { server } = await arrive({ answers: [answer(deleteLoeschsperre, () => undefined)] })
    await eventually(() => expect(said()).toContain('Streit um einen Schaden'))
    expect(said()).toContain('gesetzt von Kim Leitung am 01.03.2027')
    await click('button', 'Löschsperre für Anna Muster aufheben')
    expect(server.asked(deleteLoeschsperre)).toHaveLength(0)
    await click('button', 'Ja, aufheben')
    await eventually(() => expect(server.asked(deleteLoeschsperre)).toHaveLength(1))
  })

  test('sets a hold, and reports an unknown name at the field', async () => {
    const detail = 'Weder eine Person noch ein Fahrzeug dieses Hauses heißt so.'
    const code = 'aufbewahrung.unbekannt'
    const { server } = await arrive(
      {
        answers: [
          refuse(createLoeschsperre, {
            status: 422,
            code,
            detail,
            issues: [{ code, detail, data: {}, field: 'kennung' }],
          }),
        ],
      },
      [],
    )
    await eventually(() => expect(said()).toContain('Keine Löschsperre'))
    await write('textbox', /^E-Mail-Adresse/, 'niemand@haus.example')
    await write('textbox', /^Grund/, 'Streit')
    await click('button', 'Löschsperre setzen')
    await eventually(() => expect(said()).toContain(detail))
    expect(server.asked(createLoeschsperre)[0]?.body).toEqual({
      kennung: 'niemand@haus.example',
      grund: 'Streit',
    })
  })

  test('is also in English', async () => {
    await arrive({ language: 'en' })
    await eventually(() => expect(said()).toContain('Bookings of seats'))
    expect(said()).not.toMatch(/Löschsperre|Monate|gelöscht/)
  })
})
