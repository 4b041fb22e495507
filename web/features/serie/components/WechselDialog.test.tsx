// @vitest-environment happy-dom
import type { Wechsel } from '@platzwart/contract/leseraum/serie'
import * as raumWire from '@platzwart/contract/operations/leseraum'
import * as wire from '@platzwart/contract/operations/leseraum/serie'
import { idOf, type Part } from '@platzwart/contract/testing/filled'
import { describe, expect, test } from 'vitest'
import { all, click, eventually, find, said, turn, write } from '../../../testing/find.ts'
import { visit } from '../../../testing/house.tsx'
import { belegt, buchung, PLAN, SEAT, saal, wall } from '../../../testing/leseraum.ts'
import { type Answer, answer, refuse } from '../../../testing/server.ts'
import { Sidebar } from '../../leseraum/components/Sidebar.tsx'

const DAYS = ['2027-03-11', '2027-03-18', '2027-03-25']
const OWN = DAYS.map((tag, at) =>
  buchung({ id: idOf(811 + at), serieId: idOf(810), von: wall('12:00', tag), bis: wall('14:00', tag) }),
)
const wechsel = (at: number, part: Part<Wechsel> = {}): Part<Wechsel> => {
  const tag = DAYS[at] ?? ''
  return {
    id: idOf(811 + at),
    version: 3,
    leseraumId: SEAT.fenster,
    bezeichnung: 'A-1',
    tag,
    grundrissId: PLAN.saal,
    grundriss: 'Lesesaal',
    gruppengroesse: 1,
    frei: true,
    gleich: false,
    von: wall('15:00', tag),
    bis: wall('17:00', tag),
    gruende: [],
    vorschlaege: [],
    vorher: {
      leseraumId: SEAT.fenster,
      bezeichnung: 'A-1',
      von: wall('12:00', tag),
      bis: wall('14:00', tag),
    },
    ...part,
  }
}
const TAKEN = wechsel(1, belegt(wall('15:00', DAYS[1]), wall('17:00', DAYS[1])))
const DATES = [wechsel(0), TAKEN, wechsel(2, { gleich: true })]

async function open(answers: readonly Answer[] = []) {
  const house = await visit(<Sidebar />, {
    at: '/leseraum/karte',
    answers: [
      ...saal(),
      answer(raumWire.listLeseraumBuchungen, { items: OWN, cursor: null }),
      answer(wire.proposeWechsel, DATES),
      ...answers,
    ],
  })
  await eventually(() => expect(all('button', /^Serie ändern/)).toHaveLength(3))
  await click('button', /^Serie ändern: A-1, Morgen/)
  await eventually(() => expect(told()).toContain('3 Termine, davon frei: 2.'))
  return house
}

const told = () => said(find('dialog'))
const rows = () => [...find('list', 'Termine').children].map((item) => said(item))

describe('the change of a series', () => {
  test('starts with the current values, and shows the result for each date', async () => {
    const { server } = await open()
    expect(server.asked(wire.proposeWechsel).at(-1)).toMatchObject({
      query: { buchungId: idOf(811), umfang: 'ab', von: '12:00', bis: '14:00' },
    })
    expect(rows()).toEqual([
      expect.stringMatching(/15:00 – 17:00 Uhr · A-1 ?Frei ?Bisher 12:00 – 14:00 Uhr, A-1/),
      expect.stringContaining('Der Platz ist dann schon gebucht.'),
      expect.stringMatching(/Ist schon so$/),
    ])
  })

  test('is requested again for other hours, another seat and another extent', async () => {
    const { server } = await open()
    await write('textbox', 'Neuer Beginn', '15:00')
    await write('textbox', 'Neues Ende', '17:00')
    await turn('combobox', 'Platz', SEAT.gang)
    await click('radio', 'Alle kommenden')
    await eventually(() =>
      expect(server.asked(wire.proposeWechsel).at(-1)).toMatchObject({
        query: { umfang: 'alle', von: '15:00', bis: '17:00', leseraumId: SEAT.gang },
      }),
    )
    // A start after the end moves it; an end before the start is an error, and nothing is requested.
    await write('textbox', 'Neuer Beginn', '18:00')
    await eventually(() =>
      expect(server.asked(wire.proposeWechsel).at(-1)).toMatchObject({
        query: { von: '18:00', bis: '20:00' },
      }),
    )
    const asked = server.asked(wire.proposeWechsel).length
    await write('textbox', 'Neues Ende', '17:00')
    await eventually(() => expect(told()).toContain('Das Ende liegt nicht hinter dem Beginn.'))
    await write('textbox', 'Neues Ende', '')
    await eventually(() => expect(all('list', 'Termine')).toEqual([]))
    expect(server.asked(wire.proposeWechsel)).toHaveLength(asked)
  })

  test('sends the available dates and chosen alternatives, and undoes all by one press', async () => {
    let version = 3
    const { server } = await open([
      answer(wire.changeSerie, ({ body }) => {
        version += 1
        const { termine } = body as { termine: { id: string; von: string; bis: string }[] }
        return { geaendert: termine.map((one) => buchung({ ...one, version })), nicht: [] }
      }),
    ])
    await turn('combobox', /Was stattdessen/, `${SEAT.gang} ${TAKEN.von} ${TAKEN.bis}`)
    await click('button', '2 Buchungen ändern')
    await eventually(() => expect(told()).toContain('2 Buchungen geändert'))
    expect(server.asked(wire.changeSerie)).toMatchObject([
      {
        body: {
          termine: [
            { id: idOf(811), version: 3, leseraumId: SEAT.fenster, von: wall('15:00', DAYS[0]) },
            { id: idOf(812), version: 3, leseraumId: SEAT.gang, von: wall('15:00', DAYS[1]) },
          ],
        },
      },
    ])
    await click('button', /^Alles zurück/)
    await eventually(() => expect(server.asked(wire.changeSerie)).toHaveLength(2))
    expect(server.asked(wire.changeSerie)[1]).toMatchObject({
      body: {
        termine: [
          { id: idOf(811), version: 4, leseraumId: SEAT.fenster, von: wall('12:00', DAYS[0]) },
          { id: idOf(812), version: 4, leseraumId: SEAT.fenster, von: wall('12:00', DAYS[1]) },
        ],
      },
    })
    await eventually(() => expect(all('dialog')).toEqual([]))
  })

  test('says what was no longer available, and why; if all was refused, says so', async () => {
    const gruende = [{ code: 'buchung.belegt' as const, detail: 'Der Platz ist belegt.', data: {} }]
    await open([
      answer(wire.changeSerie, { geaendert: [OWN[0] as Part<never>], nicht: [{ id: idOf(812), gruende }] }),
    ])
    await click('button', '1 Buchung ändern')
    await eventually(() => expect(told()).toContain('1 blieb, wie sie war:'))
    expect(told()).toMatch(/Do\., 18\.03\.2027, 12:00 – 14:00 Uhr · A-1 ?Der Platz ist belegt\./)
  })

  test('restores the state when it was sent, even if bookings are reloaded before the answer', async () => {
    const arrived = Promise.withResolvers<void>()
    const { server, queryClient } = await open([
      answer(wire.changeSerie, async ({ body }) => {
        await arrived.promise
        const { termine } = body as { termine: { id: string; von: string; bis: string }[] }
        return { geaendert: termine.map((one) => buchung({ ...one, version: 4 })), nicht: [] }
      }),
    ])
    await click('button', '1 Buchung ändern')
    const asked = () => find<HTMLInputElement>('textbox', 'Neuer Beginn').closest('fieldset')
    await eventually(() => expect(asked()?.disabled).toBe(true))
    expect(find('list', 'Termine').closest('fieldset')).toBe(asked())
    // The server's current state.
    server.now(answer(wire.proposeWechsel, []))
    await queryClient.invalidateQueries({ queryKey: ['serie'] })
    await eventually(() => expect(all('list', 'Termine')).toEqual([]))
    arrived.resolve()
    await eventually(() => expect(told()).toContain('1 Buchung geändert'))
    await click('button', /^Alles zurück/)
    await eventually(() =>
      expect(server.asked(wire.changeSerie).at(-1)).toMatchObject({
        body: { termine: [{ id: idOf(811), version: 4, von: wall('12:00', DAYS[0]) }] },
      }),
    )
  })

  test('without available dates says so, and can be requested again', async () => {
    const problem = {
      status: 409,
      code: 'serie.nichtsGeaendert' as const,
      detail: 'Es bleibt alles, wie es war.',
    }
    const { server } = await open([refuse(wire.changeSerie, problem)])
    const looked = () => server.asked(wire.proposeWechsel).length
    const before = looked()
    await click('button', '1 Buchung ändern')
    await eventually(() => expect(looked()).toBeGreaterThan(before))
    expect(told()).toContain(problem.detail)
  })
})
