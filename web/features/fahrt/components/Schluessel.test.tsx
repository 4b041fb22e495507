// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { all, click, eventually, find, said } from '../../../testing/find.ts'
import { FAHRT, ofFahrt, take, UNDER_WAY } from '../../../testing/handover.ts'
import { visitApp } from '../../../testing/house.tsx'

const KEY = { schluesselHinweis: 'Kasten links vom Tor', schluesselCode: null, schluesselCodeAb: null }
const NO_LINE = { eintrag: null, fahrtenbuch: 'einfach' } as const

async function shows(fahrt: object): Promise<string> {
  await visitApp(`/fahrzeuge/fahrten/${FAHRT.id}`, {
    rechte: ['fahrzeug_buchen'],
    answers: ofFahrt({ ...FAHRT, ...KEY, ...NO_LINE, ...fahrt }),
  })
  await eventually(() => expect(said()).toContain('Angaben zur Fahrt'))
  return said()
}

describe('the key of a trip', () => {
  test('is shown where the trip describes it, with its code as soon as the driver may know it', async () => {
    const code = { schluesselCode: '4711#', schluesselCodeAb: '2027-03-10T08:30:00Z' }
    const words = await shows(code)
    expect(words).toContain('Kasten links vom Tor')
    expect(words).toContain('Code des Schlüsselkastens: 4711#')
  })

  test('says when its code will be available', async () => {
    const words = await shows({
      schluesselCodeAb: '2027-03-12T08:30:00Z',
      von: '2027-03-12T09:00:00Z',
      bis: '2027-03-12T13:00:00Z',
    })
    expect(words).toContain('ab 09:30 Uhr')
    expect(words).not.toContain('Code des Schlüsselkastens:')
  })

  test('is hidden for a trip that is over, and for a car without one', async () => {
    expect(await shows({ status: 'durchgeführt' })).not.toContain('Auto und Schlüssel')
    expect(await shows({ schluesselHinweis: '' })).not.toContain('Auto und Schlüssel')
  })
})

describe('the logbook of a trip', () => {
  const LINE = {
    id: FAHRT.id,
    abfahrt: FAHRT.von,
    kmStart: 12_400,
    kmEnde: 12_464,
    kilometer: 64,
    fahrtart: 'dienstlich',
    zielort: 'Kassel',
    zweck: '',
    zielperson: '',
    umweg: '',
    fehlt: ['zweck', 'zielperson'],
    ergaenzbarBis: '2027-03-17T23:00:00Z',
  }

  test('says before the end what it still lacks', async () => {
    const words = await shows({ fahrtenbuch: 'steuerlich', zielperson: '' })
    expect(words).toContain('Dieses Fahrzeug führt ein steuerliches Fahrtenbuch')
    expect(words).toContain('Bis zum Check-out fehlt noch: Besuchte Person.')
  })

  test('shows afterwards both readings, the distance, and what can be completed until when', async () => {
    const words = await shows({ status: 'durchgeführt', fahrtenbuch: 'steuerlich', eintrag: LINE })
    expect(words).toContain('12.400 km')
    expect(words).toContain('12.464 km')
    expect(words).toContain('64 km')
    expect(words).toContain('Es fehlt: Fahrtgrund, Besuchte Person.')
    expect(words).toContain('17.03.2027')
    await click('button', 'Jetzt ergänzen')
    await eventually(() => expect(find('textbox', 'Zweck')).toBeDefined())
  })

  test('asks nothing of a complete trip', async () => {
    const whole = { ...LINE, zweck: 'Messe', fehlt: [], ergaenzbarBis: null }
    expect(await shows({ status: 'durchgeführt', eintrag: whole })).not.toContain('Jetzt ergänzen')
    expect(await shows({ fahrtgrund: 'Messe' })).not.toContain('fehlt noch')
  })
})

test('The check-out of a tax-grade logbook names the missing facts, and none once the trip is private', async () => {
  const { bodies } = await take('checkout', {
    ...UNDER_WAY,
    ...NO_LINE,
    ...KEY,
    fahrtenbuch: 'steuerlich',
    zielperson: '',
  })
  expect(said()).toContain('Dieses Fahrzeug führt ein steuerliches Fahrtenbuch')
  expect(said()).toContain('Für das Fahrtenbuch fehlt noch: Besuchte Person.')
  const kind = find<HTMLSelectElement>('combobox', 'Art der Fahrt')
  kind.value = 'privat'
  kind.dispatchEvent(new Event('change', { bubbles: true }))
  await eventually(() => expect(said()).not.toContain('fehlt noch'))
  expect(all('textbox', 'Besuchte Person')).toEqual([])
  expect(bodies()).toEqual([])
})
