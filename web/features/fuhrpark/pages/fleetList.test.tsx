// @vitest-environment happy-dom
import { listFahrzeuge } from '@platzwart/contract/operations/fuhrpark'
import { PAGE } from '@platzwart/contract/paths'
import { idOf } from '@platzwart/contract/testing/filled'
import { describe, expect, test } from 'vitest'
import { all, click, eventually, find, said, write } from '../../../testing/find.ts'
import { visitApp } from '../../../testing/house.tsx'
import { type Answer, answer } from '../../../testing/server.ts'

const CAR = {
  id: idOf(40),
  kennzeichen: 'BI-PW 104',
  marke: 'Skoda',
  modell: 'Octavia',
  zustand: { kilometerstand: 12_400 },
} as const

const arrive = (at: string, answers: readonly Answer[]) =>
  visitApp(at, { rechte: ['fahrzeug_pflege'], answers })

describe('the list of the fleet', () => {
  const query = (asked: readonly { readonly query?: object }[]) => asked.at(-1)?.query

  test('is searched while typing, and the address keeps the search', async () => {
    const { server, where } = await arrive(PAGE.adminFahrzeuge, [
      answer(listFahrzeuge, ({ query: sent }) => ({ items: sent?.suche === undefined ? [CAR] : [] })),
    ])
    await eventually(() => expect(find('link', 'BI-PW 104, Skoda Octavia: öffnen')).toBeDefined())
    expect(said()).toContain('12.400 km')
    await write('searchbox', 'Kennzeichen, Marke, Modell', 'Tesla')
    await eventually(() => expect(said()).toContain('Kein Fahrzeug passt zur Suche'))
    expect(where()).toBe(`${PAGE.adminFahrzeuge}?suche=Tesla`)
    expect(query(server.asked(listFahrzeuge))).toMatchObject({ suche: 'Tesla' })
    await click('button', 'Suche und Filter aufheben')
    await eventually(() => expect(find('link', 'BI-PW 104, Skoda Octavia: öffnen')).toBeDefined())
  })

  test('loads the next page on demand, and shows retired cars on request', async () => {
    const { server } = await arrive(PAGE.adminFahrzeuge, [
      answer(listFahrzeuge, ({ query: sent }) =>
        sent?.cursor === 'b'
          ? { items: [{ ...CAR, id: idOf(41), kennzeichen: 'BI-PW 105' }], cursor: null }
          : { items: [CAR], cursor: 'b' },
      ),
    ])
    await eventually(() => expect(find('button', 'Weitere zeigen')).toBeDefined())
    await click('button', 'Weitere zeigen')
    await eventually(() => expect(find('link', 'BI-PW 105, Skoda Octavia: öffnen')).toBeDefined())
    expect(all('button', 'Weitere zeigen')).toEqual([])
    await click('checkbox', 'Auch ausgemusterte')
    await eventually(() => expect(query(server.asked(listFahrzeuge))).toMatchObject({ deaktivierte: 'true' }))
  })
})
