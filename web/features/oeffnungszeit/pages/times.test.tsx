// @vitest-environment happy-dom
import * as planWire from '@platzwart/contract/operations/grundriss'
import * as raumWire from '@platzwart/contract/operations/leseraum'
import * as schliessungWire from '@platzwart/contract/operations/leseraum/schliessung'
import * as wire from '@platzwart/contract/operations/oeffnungszeit'
import * as standortWire from '@platzwart/contract/operations/standort'
import { PAGE } from '@platzwart/contract/paths'
import { idOf } from '@platzwart/contract/testing/filled'
import { describe, expect, test } from 'vitest'
import { click, eventually, find, leave, said, write } from '../../../testing/find.ts'
import { visitApp } from '../../../testing/house.tsx'
import { answer, refuse } from '../../../testing/server.ts'

const ID = idOf(500)
const entry = (id: string, tag: string, grund: string) => ({
  id,
  gueltigVon: tag,
  gueltigBis: tag,
  von: '08:00',
  bis: '18:00',
  status: 'geschlossen',
  grund,
})
const FEAST = entry(idOf(511), '2026-12-24', 'Heiligabend')
const TRIP = entry(idOf(512), '2026-12-03', 'Betriebsausflug')
const day = (wochentag: number, bis = '18:00') => ({ wochentag, von: '08:00', bis, geoeffnet: true })

const planOf = (version: number, sonder: readonly object[], woche = [day(1), day(2)]) => ({
  id: ID,
  bezeichnung: 'Lesesaal',
  standort: { id: idOf(490), name: 'Haupthaus' },
  version,
  oeffnungszeiten: woche,
  sonderoeffnungszeiten: sonder,
  aktiv: true,
  leseraeume: [],
})
const shows = (plan: ReturnType<typeof planOf>) => [
  answer(wire.listOeffnungszeiten, [plan as never]),
  answer(standortWire.listStandorte, []),
  answer(planWire.showGrundriss, plan as never),
  answer(raumWire.listSchliessungBetroffene, { anzahl: 0 }),
  answer(schliessungWire.listSchliessungen, []),
  answer(schliessungWire.proposeSchliessung, { anzahl: 0 }),
]
const LATE = {
  status: 412,
  code: 'anfrage.versionVeraltet',
  geaendert: { von: 'Otto Ohne', zeit: '2026-11-23T08:03:00Z' },
} as const

const save = () => click('button', 'Speichern', find('dialog', 'Sonderöffnungszeit ändern'))

const arrive = (sonder: readonly object[]) =>
  visitApp(PAGE.adminSonderoeffnungszeiten, {
    rechte: ['oeffnungszeiten_pflege'],
    answers: shows(planOf(3, sonder)),
  })

describe('special opening times edited by two people at once', () => {
  test('tell the second person who was faster and what differs, and merge both on saving again', async () => {
    const { server } = await arrive([FEAST])
    await eventually(() => expect(said()).toContain('Heiligabend'))
    await click('button', '24.12.2026: bearbeiten')
    await write('textbox', 'Grund', 'Fest')
    server.now(refuse(wire.replaceSonderoeffnungszeiten, LATE), ...shows(planOf(4, [TRIP, FEAST])))
    await save()
    await eventually(() =>
      expect(said()).toContain('Otto Ohne hat das inzwischen geändert (23.11.2026, 09:03)'),
    )
    await eventually(() => expect(said()).toContain('dazugekommen: 03.12.2026, geschlossen'))
    expect(find<HTMLInputElement>('textbox', 'Grund').value).toBe('Fest')
    server.now(
      answer(wire.replaceSonderoeffnungszeiten),
      ...shows(planOf(5, [TRIP, { ...FEAST, grund: 'Fest' }])),
    )
    await save()
    await eventually(() => expect(server.asked(wire.replaceSonderoeffnungszeiten)).toHaveLength(2))
    expect(server.asked(wire.replaceSonderoeffnungszeiten)).toMatchObject([
      { version: 3, body: [{ id: FEAST.id, grund: 'Fest' }] },
      { version: 4, body: [{ id: TRIP.id }, { id: FEAST.id, grund: 'Fest' }] },
    ])
  })

  test('of the same entry let the person adopt the other’s version, or save their own', async () => {
    const { server } = await arrive([FEAST])
    await eventually(() => expect(said()).toContain('Heiligabend'))
    await click('button', '24.12.2026: bearbeiten')
    await write('textbox', 'Grund', 'Fest')
    server.now(
      refuse(wire.replaceSonderoeffnungszeiten, LATE),
      ...shows(planOf(4, [{ ...FEAST, grund: 'Ferien' }])),
    )
    await save()
    await eventually(() => expect(said()).toContain('Inzwischen anders gespeichert: Grund.'))
    await click('button', 'Das inzwischen Gespeicherte nehmen')
    expect(find<HTMLInputElement>('textbox', 'Grund').value).toBe('Ferien')
  })

  test('say of an entry that somebody has removed that saving restores it', async () => {
    const { server } = await arrive([FEAST])
    await eventually(() => expect(said()).toContain('Heiligabend'))
    await click('button', '24.12.2026: bearbeiten')
    server.now(refuse(wire.replaceSonderoeffnungszeiten, LATE), ...shows(planOf(4, [])))
    await save()
    await eventually(() => expect(said()).toContain('Dieser Eintrag wurde inzwischen entfernt.'))
  })

  test('start with the current version when reopened right after saving', async () => {
    const { server } = await arrive([FEAST])
    await eventually(() => expect(said()).toContain('Heiligabend'))
    server.now(answer(wire.replaceSonderoeffnungszeiten), ...shows(planOf(4, [FEAST])))
    for (const grund of ['Fest', 'Ferien']) {
      await click('button', '24.12.2026: bearbeiten')
      await write('textbox', 'Grund', grund)
      await save()
      await eventually(() => expect(said()).not.toContain('Erster Tag'))
    }
    expect(server.asked(wire.replaceSonderoeffnungszeiten).map(({ version }) => version)).toEqual([3, 4])
  })
})

describe('the week edited by two people at once', () => {
  test('keeps both people’s changes on different days, and asks about the same day', async () => {
    const { server } = await arrive([])
    await eventually(() => expect(find('group', 'Montag')).toBeDefined())
    const until = (name: string) => find<HTMLInputElement>('textbox', 'bis', find('group', name))
    await write('textbox', 'bis', '17:00', find('group', 'Montag'))
    server.now(
      refuse(wire.replaceOeffnungszeiten, LATE),
      ...shows(planOf(4, [], [day(1, '20:00'), day(2, '21:00')])),
    )
    await click('button', 'Speichern')
    await eventually(() => expect(said()).toContain('Montag (08:00 – 20:00 Uhr)'))
    expect([until('Montag').value, until('Dienstag').value]).toEqual(['17:00', '21:00'])
    server.now(answer(wire.replaceOeffnungszeiten))
    await click('button', 'Speichern')
    await eventually(() => expect(server.asked(wire.replaceOeffnungszeiten)).toHaveLength(2))
    expect(server.asked(wire.replaceOeffnungszeiten)[1]).toMatchObject({ version: 4 })
  })
})

test('one press copies a day’s times to Monday to Friday, saved like typed ones', async () => {
  const { server } = await arrive([])
  await eventually(() => expect(find('group', 'Montag')).toBeDefined())
  await write('textbox', 'bis', '20:00', find('group', 'Montag'))
  await click('button', 'Pause hinzufügen', find('group', 'Montag'))
  expect(find('textbox', 'Pause 1 von', find('group', 'Montag')).getAttribute('value')).toBe('12:00')
  expect(said()).toContain('Montag bis Freitag bekommen die Zeiten von Montag')
  await click('button', 'Für alle Wochentage gleich')
  server.now(answer(wire.replaceOeffnungszeiten))
  await click('button', 'Speichern')
  await eventually(() => expect(server.asked(wire.replaceOeffnungszeiten)).toHaveLength(1))
  const [sent] = server.asked(wire.replaceOeffnungszeiten)
  expect(sent?.body).toEqual([
    ...[1, 2, 3, 4, 5].map((wochentag) => ({
      ...day(wochentag, '20:00'),
      unterbrechungen: [{ von: '12:00', bis: '13:00' }],
    })),
    expect.objectContaining({ wochentag: 6, geoeffnet: false }),
    expect.objectContaining({ wochentag: 0, geoeffnet: false }),
  ])
})

test('an entry names existing ones of its days, is refused with their name, and replaces them on request', async () => {
  const { server } = await arrive([FEAST])
  await eventually(() => expect(said()).toContain('Heiligabend'))
  await click('button', 'Sonderöffnungszeit hinzufügen')
  await write('textbox', 'Erster Tag', '24.12.2026')
  await leave()
  await click('radio', 'geöffnet')
  const dialog = find('dialog')
  await eventually(() => expect(said(dialog)).toContain('24.12.2026, geschlossen'))
  const DOUBLED = {
    code: 'sonderoeffnungszeit.doppelt',
    detail: 'An einem Tag gilt nur eine.',
    field: 'sonder.zeiten.1.gueltigVon',
    data: { tag: '2026-12-24' },
  } as const
  server.now(
    refuse(schliessungWire.proposeSchliessung, { status: 422, code: 'anfrage.ungueltig', issues: [DOUBLED] }),
  )
  await click('button', 'Speichern', dialog)
  await eventually(() => expect(said(dialog)).toContain('An einem Tag gilt nur eine.'))
  expect(find('textbox', 'Erster Tag').getAttribute('aria-invalid')).toBe('true')
  await click('checkbox', /Ersetzen, was an diesen Tagen schon gilt/)
  expect(said(dialog)).not.toContain('An einem Tag gilt nur eine.')
  expect(said(dialog)).not.toContain('Geschlossen bleibt')
  server.now(
    answer(schliessungWire.proposeSchliessung, { anzahl: 0 } as never),
    answer(wire.replaceSonderoeffnungszeiten),
  )
  await click('button', 'Speichern', dialog)
  await eventually(() => expect(server.asked(wire.replaceSonderoeffnungszeiten)).toHaveLength(1))
  expect(server.asked(wire.replaceSonderoeffnungszeiten)[0]?.body).toEqual([
    expect.objectContaining({ gueltigVon: '2026-12-24', status: 'offen' }),
  ])
})
