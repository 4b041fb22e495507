// @vitest-environment happy-dom
import type { Zusage } from '@platzwart/contract/leseraum/zusage'
import * as wire from '@platzwart/contract/operations/leseraum/zusage'
import type { Part } from '@platzwart/contract/testing/filled'
import { describe, expect, test } from 'vitest'
import { click, eventually, names, said } from '../../../testing/find.ts'
import { type Visit, visit } from '../../../testing/house.tsx'
import { wall } from '../../../testing/leseraum.ts'
import { type Answer, answer, refuse } from '../../../testing/server.ts'
import { ZusagePage } from './ZusagePage.tsx'

const asked = (more: Part<Zusage> = {}): Part<Zusage> => ({
  stand: 'offen',
  haus: 'Stadtbibliothek',
  zone: 'Europe/Berlin',
  version: 3,
  buchung: {
    bereich: 'leseraum',
    bezeichnung: 'G-1',
    grundriss: 'Lesesaal',
    standort: 'Haupthaus',
    von: wall('12:00'),
    bis: wall('14:00'),
    gruppengroesse: 3,
    bucher: 'Lena Leserin',
  },
  ...more,
})

const open = (answers: readonly Answer[], more: Visit = {}) =>
  visit(<ZusagePage />, { at: '/zusage?token=abc', answers, ...more })

describe('the page of the mail’s link', () => {
  test('says who asks, for what, when and where, and changes nothing', async () => {
    const { server } = await open([answer(wire.readZusage, asked())])
    await eventually(() => expect(said()).toContain('Lena Leserin möchte diesen Platz gemeinsam nutzen'))
    expect(said()).toContain('G-1')
    expect(said()).toContain('Lesesaal, Haupthaus')
    expect(said()).toContain('12:00 – 14:00 Uhr')
    expect(names('button')).toEqual(['Bestätigen', 'Ablehnen'])
    expect(server.writes).toEqual([])
  })

  test.each([
    ['Bestätigen', wire.acceptZusage, 'zugesagt', 'Bestätigt: Der Platz ist reserviert.'],
    ['Ablehnen', wire.refuseZusage, 'abgesagt', 'Abgelehnt: Die Buchung ist storniert'],
  ] as const)('answers by %s what was shown, once', async (button, operation, stand, says) => {
    const { server } = await open([
      answer(wire.readZusage, asked()),
      answer(operation, asked({ stand, version: 4 })),
    ])
    await eventually(() => expect(names('button')).toContain(button))
    await click('button', button)
    await eventually(() => expect(said()).toContain(says))
    expect(server.asked(operation)).toMatchObject([{ token: 'abc', version: 3 }])
    expect(names('button')).toEqual([])
  })

  test.each([
    ['zugesagt', 'Bestätigt'],
    ['abgesagt', 'Es ist nichts mehr zu tun'],
  ] as const)('of what is %s asks nothing any more', async (stand, says) => {
    await open([answer(wire.readZusage, asked({ stand }))])
    await eventually(() => expect(said()).toContain(says))
    expect(names('button')).toEqual([])
  })

  test('discloses nothing of a booking that has started', async () => {
    await open([answer(wire.readZusage, asked({ stand: 'vorbei', buchung: null }))])
    await eventually(() => expect(said()).toContain('Zeit für eine Antwort ist abgelaufen'))
    expect(said()).not.toContain('G-1')
  })

  test('reports an invalid link', async () => {
    await open([
      refuse(wire.readZusage, { status: 404, code: 'nichtGefunden', detail: 'Das gibt es nicht.' }),
    ])
    await eventually(() => expect(said()).toContain('Das gibt es nicht'))
    expect(names('button')).toEqual([])
  })

  test('shows the current state after a change', async () => {
    let reads = 0
    const { server } = await open([
      answer(wire.readZusage, () => asked({ version: reads++ === 0 ? 3 : 4 })),
      refuse(wire.acceptZusage, {
        status: 412,
        code: 'anfrage.versionVeraltet',
        detail: 'Inzwischen geändert.',
      }),
    ])
    await eventually(() => expect(names('button')).toContain('Bestätigen'))
    await click('button', 'Bestätigen')
    await eventually(() => expect(said()).toContain('Inzwischen geändert.'))
    await eventually(() => expect(reads).toBeGreaterThan(1))
    await click('button', 'Bestätigen')
    await eventually(() =>
      expect(server.asked(wire.acceptZusage).map(({ version }) => version)).toEqual([3, 4]),
    )
  })

  test('is in English, too', async () => {
    await open([answer(wire.readZusage, asked())], { language: 'en' })
    await eventually(() => expect(names('button')).toEqual(['Confirm', 'Decline']))
  })
})
