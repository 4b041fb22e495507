// @vitest-environment happy-dom
import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import * as wire from '@platzwart/contract/operations/fahrt'
import { idOf, type Part } from '@platzwart/contract/testing/filled'
import { describe, expect, test } from 'vitest'
import { fahrt, fuhrpark } from '../../../testing/fahrzeug.ts'
import { all, find, nameOf, said } from '../../../testing/find.ts'
import { visit } from '../../../testing/house.tsx'
import { wall } from '../../../testing/leseraum.ts'
import { answer } from '../../../testing/server.ts'
import { FahrtenPage } from './FahrtenPage.tsx'

type Fahrt = Part<FahrzeugBuchungView>

/** One's own trips, one per page of the server, filtered by status and period. */
function served(own: readonly Fahrt[]) {
  return answer(wire.listFahrten, ({ query }) => {
    const { status = '', von = '0002', bis = '9998', cursor } = query ?? {}
    const items = own.filter(
      (one) => status.split(',').includes(one.status ?? '') && (one.bis ?? '') > von && (one.von ?? '') < bis,
    )
    const at = Number(cursor ?? 0)
    return { items: items.slice(at, at + 1), cursor: at + 1 < items.length ? String(at + 1) : null }
  })
}

const utc = (text: string) => Temporal.Instant.from(text).toString()
const days = (count: number, von = '08:00', bis = '09:00') => {
  const moved = (time: string) => Temporal.Instant.from(wall(time)).add({ hours: 24 * count })
  return { von: utc(moved(von).toString()), bis: utc(moved(bis).toString()) }
}

async function trips(own: readonly Fahrt[]) {
  const answers = [...fuhrpark(), served(own)]
  return visit(<FahrtenPage />, { answers, at: '/fahrzeuge/fahrten', rechte: ['fahrzeug_buchen'] })
}

const open = () => all('article', undefined, find('region', 'Meine Fahrten')).map(nameOf)
const earlier = () => all('listitem', undefined, find('region', 'Frühere Fahrten')).map(said)

describe('one’s own trips', () => {
  test('are complete, across all pages of the server', async () => {
    await trips([
      fahrt({ id: idOf(871), kennzeichen: 'HH-PW 1', ...days(1) }),
      fahrt({ id: idOf(872), kennzeichen: 'HH-PW 2', ...days(2) }),
      fahrt({ id: idOf(873), kennzeichen: 'HH-PW 3', ...days(-2), status: 'aktiv' }),
    ])
    expect(open().map((name) => name.slice(0, 7))).toEqual(['HH-PW 3', 'HH-PW 1', 'HH-PW 2'])
  })

  test("that are over are sorted latest first, whatever the server's order", async () => {
    await trips([
      fahrt({ id: idOf(874), kennzeichen: 'HH-PW 4', ...days(-9), status: 'durchgeführt' }),
      fahrt({ id: idOf(875), kennzeichen: 'HH-PW 5', ...days(-3), status: 'durchgeführt' }),
    ])
    expect(earlier().map((text) => text.slice(0, 7))).toEqual(['HH-PW 5', 'HH-PW 4'])
  })

  test('that never began are missed once their time is over, and are only among the past ones', async () => {
    await trips([
      fahrt({ id: idOf(876), kennzeichen: 'HH-PW 6', ...days(-1) }),
      fahrt({ id: idOf(877), kennzeichen: 'HH-PW 7', ...days(0, '08:00', '09:00') }),
      fahrt({ id: idOf(878), kennzeichen: 'HH-PW 8', ...days(0, '18:00', '19:00') }),
    ])
    expect(open().map((name) => name.slice(0, 7))).toEqual(['HH-PW 8'])
    expect(earlier().map((text) => text.slice(0, 7))).toEqual(['HH-PW 7', 'HH-PW 6'])
    expect(earlier().every((text) => text.includes('verpasst'))).toBe(true)
  })

  test('whose car is out wait for it, and end without it if it did not come: nobody missed them', async () => {
    await trips([
      fahrt({ id: idOf(876), kennzeichen: 'HH-PW 6', ...days(0, '09:00', '11:00'), nichtZurueck: true }),
      fahrt({ id: idOf(877), kennzeichen: 'HH-PW 7', ...days(0, '08:00', '09:00'), nichtZurueck: true }),
      fahrt({
        id: idOf(878),
        kennzeichen: 'HH-PW 8',
        ...days(0, '08:30', '09:00'),
        bereitAb: days(0, '09:20', '09:30').von ?? null,
      }),
    ])
    const waiting = said(find('article', /^HH-PW 6/))
    expect(waiting).toContain('wartet auf das Fahrzeug')
    expect(waiting).toContain('Der Check-in geht, sobald das Fahrzeug zurück ist.')
    expect(earlier().map((text) => text.slice(0, 7))).toEqual(['HH-PW 8', 'HH-PW 7'])
    expect(earlier().every((text) => text.includes('Fahrzeug kam nicht zurück'))).toBe(true)
  })
})
