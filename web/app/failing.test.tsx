// @vitest-environment happy-dom
import { countZaehler } from '@platzwart/contract/operations/freigabe'
import { PAGE } from '@platzwart/contract/paths'
import type { Berechtigung } from '@platzwart/domain/berechtigung/names'
import { describe, expect, test } from 'vitest'
import { fuhrpark } from '../testing/fahrzeug.ts'
import { all, click, eventually, find, said as text } from '../testing/find.ts'
import { visitApp } from '../testing/house.tsx'
import { saal } from '../testing/leseraum.ts'
import { type Answer, answer } from '../testing/server.ts'

const RECHTE: readonly Berechtigung[] = ['fahrzeug_buchen', 'fahrzeug_freigabe_von_sonderfahrten']
const ANSWERS: readonly Answer[] = [
  fuhrpark(),
  saal(),
  answer(countZaehler, { freigaben: 1, fuehrerscheine: 0 }),
].flat()

/** Each page with several lists, and what remains of it whatever could not be read. */
const PAGES = [
  { at: PAGE.heute, stays: () => find('heading', 'Heute') },
  { at: PAGE.karte, stays: () => find('link', 'Karte') },
  { at: PAGE.liste, stays: () => find('link', 'Karte') },
  { at: PAGE.fahrzeuge, stays: () => find('heading', 'Fahrzeuge') },
]

const REQUEST = 'req-4711'

const FAULT = () =>
  Response.json(
    { status: 500, code: 'server.fehler', title: 'x', detail: 'x', instance: REQUEST },
    { status: 500 },
  )

async function arrive(at: string, failing: readonly Answer[] = []) {
  return visitApp(at, {
    rechte: RECHTE,
    module: ['leseraum', 'fahrzeugbuchung'],
    answers: [ANSWERS, failing.map((one) => ({ ...one, reply: FAULT }))].flat(),
  })
}

describe.each(PAGES)('$at', ({ at, stays }) => {
  test('survives the failure of any of its requests, and offers a retry', async () => {
    const whole = await arrive(at)
    await eventually(() => expect(stays()).toBeDefined())
    const asked = ANSWERS.filter(({ id, method }) => method === 'get' && whole.server.asked(id).length > 0)
    expect(asked.length).toBeGreaterThan(1)
    await whole.unmount()
    const said: string[] = []
    for (const one of asked) {
      const house = await arrive(at, [one])
      await eventually(() => expect(house.server.asked(one.id).length).toBeGreaterThan(0))
      await eventually(() => expect(stays(), `without ${one.id}`).toBeDefined())
      expect(all('button', 'Fehler zurücksetzen'), `the whole page, without ${one.id}`).toEqual([])
      const before = house.server.asked(one.id).length
      const [retry] = all('button', 'Noch einmal versuchen')
      if (retry !== undefined) {
        said.push(one.id)
        expect(text(), `the request's number, without ${one.id}`).toContain(`Anfrage: ${REQUEST}`)
        house.server.now(one)
        await click('button', 'Noch einmal versuchen')
        await eventually(() => expect(house.server.asked(one.id).length).toBeGreaterThan(before))
        await eventually(() => expect(all('button', 'Noch einmal versuchen')).toEqual([]))
      }
      await house.unmount()
    }
    // Counts beside menu entries are silently left out.
    expect(asked.map(({ id }) => id).filter((id) => !said.includes(id))).toEqual([countZaehler.id])
  })
})
