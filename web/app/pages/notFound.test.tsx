// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { eventually, said } from '../../testing/find.ts'
import { visitApp } from '../../testing/house.tsx'

const show = (at: string, module: readonly string[], language: 'de' | 'en' = 'de') =>
  visitApp(at, { rechte: ['ausstattungs_pflege', 'fahrzeug_pflege'], module, language })

describe('an address without a page', () => {
  test.each([
    ['/officelocker', [], 'nicht eingeschaltet: Schließfächer.'],
    ['/arbeitswelt/karte', [], 'nicht eingeschaltet: Arbeitswelt.'],
    ['/leseraum/karte', [], 'nicht eingeschaltet: Leseraum.'],
    ['/fahrzeuge/freigaben', ['leseraum'], 'nicht eingeschaltet: Fahrzeuge.'],
    ['/admin/raeume', ['fahrzeugbuchung'], 'nicht eingeschaltet: Leseraum.'],
    ['/admin/fahrzeuge', ['leseraum'], 'nicht eingeschaltet: Fahrzeuge.'],
    ['/officelocker', ['officelocker'], 'noch nicht zu dieser Fassung: Schließfächer.'],
    ['/kiosk', ['leseraum'], 'enthält einen Tippfehler'],
    ['/fahrzeuge/gibt/es/nicht', ['fahrzeugbuchung'], 'enthält einen Tippfehler'],
  ])('%s in a house with %j says why', async (at, module, says) => {
    await show(at, module)
    await eventually(() => expect(said()).toContain(says))
    expect(said()).toContain(`Seite nicht gefunden: ${at}`)
  })

  test('says so in English', async () => {
    await show('/officelocker', [], 'en')
    await eventually(() => expect(said()).toContain('is not switched on in this house: lockers.'))
  })
})
