// @vitest-environment happy-dom
import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import type { BuchungView } from '@platzwart/contract/leseraum'
import * as fahrtWire from '@platzwart/contract/operations/fahrt'
import * as fuhrparkWire from '@platzwart/contract/operations/fuhrpark'
import * as wire from '@platzwart/contract/operations/leseraum'
import * as ankunftWire from '@platzwart/contract/operations/leseraum/ankunft'
import { PAGE } from '@platzwart/contract/paths'
import { idOf, type Part } from '@platzwart/contract/testing/filled'
import { describe, expect, test } from 'vitest'
import { fahrt } from '../../../testing/fahrzeug.ts'
import { all, click, eventually, find, said, turn, write } from '../../../testing/find.ts'
import { type Visit, visitApp } from '../../../testing/house.tsx'
import { buchung, saal, wall } from '../../../testing/leseraum.ts'
import { answer, refuse } from '../../../testing/server.ts'

/** It is 10:07 on 10 March 2027. */
const of = (
  nr: number,
  name: string | null,
  von: string,
  more: Part<BuchungView> = {},
): Part<BuchungView> => ({
  ...buchung({ von: wall(von), bis: wall('14:00') }),
  id: idOf(nr),
  bezeichnung: `A-${nr}`,
  rolle: 'andere',
  ruecknahmeBis: null,
  gehaltenBis: null,
  zweite: null,
  bucher: name === null ? null : { name, email: 'jemand@haus.example' },
  ...more,
})

const ALL = [
  of(1, 'Ada Früh', '10:00'),
  of(2, 'Ben Pünktlich', '12:00'),
  of(3, null, '13:00'),
  of(4, 'Emil Weg', '09:00', { status: 'storniert', informationstext: 'Umbau' }),
]

const listed = answer(wire.listLeseraumBuchungen, { items: ALL, cursor: null })
const cancelled = answer(wire.cancelLeseraumBuchungen, {
  storniert: [idOf(1)],
  nicht: [{ id: idOf(2), gruende: [{ code: 'buchung.schonVorbei', detail: 'Die Buchung ist vorbei.' }] }],
  gehaltenBis: wall('10:07:08'),
})

async function open(path: string, how: Visit = {}) {
  return visitApp(path, {
    rechte: ['buchung_pflege'],
    answers: [...saal(), listed, cancelled, answer(wire.undoCancelLeseraumBuchung, {})],
    ...how,
  })
}

const rows = () => all('listitem', undefined, find('list', 'Alle Buchungen'))
const row = (start: string) => {
  const found = rows().find((one) => said(one).startsWith(start))
  if (found === undefined) throw new Error(`no row begins with ${start}`)
  return found
}

describe('all bookings of the house', () => {
  test('are filtered by days, status and text, and shown without a name if there is none', async () => {
    const { server } = await open(
      `${PAGE.buchungenRaeume}?suche=ada&von=2027-03-11&bis=2027-03-12&status=alle`,
    )
    await eventually(() => expect(rows()).toHaveLength(4))
    expect(server.asked(wire.listLeseraumBuchungen).at(-1)?.query).toMatchObject({
      suche: 'ada',
      von: '2027-03-10T23:00:00Z',
      bis: '2027-03-12T23:00:00Z',
      status: 'vorgemerkt,reserviert,aktiv,durchgeführt,storniert',
    })
    expect(said(row('Ohne Namen'))).toContain('A-3')
    expect(said(row('Emil Weg'))).toContain('Grund: Umbau')
    expect(all('button', /Stornieren/, row('Emil Weg'))).toEqual([])
  })

  test('are cancelled in bulk: the list, a reason, the outcome, and the undo', async () => {
    const { server } = await open(PAGE.buchungenRaeume)
    await eventually(() => expect(rows()).toHaveLength(4))
    await click('button', 'Mehrere auswählen')
    await click('button', 'Alle auswählen')
    await click('button', 'Stornieren …', find('group', 'Auswahl'))
    const dialog = () => find('dialog')
    expect(all('listitem', undefined, dialog()).map(said)).toHaveLength(3)
    await click('button', '3 Buchungen stornieren', dialog())
    expect(said(dialog())).toContain('Bitte sagen, warum.')
    expect(server.asked(wire.cancelLeseraumBuchungen)).toEqual([])
    await write('textbox', 'Grund', 'Wasserschaden')
    await click('button', '3 Buchungen stornieren', dialog())
    await eventually(() => expect(said(dialog())).toContain('1 Buchung blieb, wie sie war'))
    expect(server.asked(wire.cancelLeseraumBuchungen)).toMatchObject([
      { body: { ids: [idOf(1), idOf(2), idOf(3)], informationstext: 'Wasserschaden' } },
    ])
    expect(said(dialog())).toContain('Die Buchung ist vorbei.')
    await click('button', /^Rückgängig/, dialog())
    await eventually(() =>
      expect(server.asked(wire.undoCancelLeseraumBuchung)).toMatchObject([{ id: idOf(1) }]),
    )
  })

  test('are checked in if that is due', async () => {
    const { server } = await open(PAGE.buchungenRaeume, {
      answers: [...saal(), listed, answer(ankunftWire.checkInAmEmpfang, ALL[0] ?? {})],
    })
    await eventually(() => expect(rows()).toHaveLength(4))
    expect(all('button', /^Einchecken/, row('Ben'))).toEqual([])
    await click('button', /^Einchecken: Ada Früh/)
    await eventually(() => expect(server.asked(ankunftWire.checkInAmEmpfang)).toHaveLength(1))
  })

  test.each([PAGE.buchungenRaeume, PAGE.buchungenFahrzeuge, PAGE.buchungenSperren])(
    'are hidden from people who do not look after them: %s',
    async (path) => {
      await open(path, { rechte: ['benutzer_pflegen'] })
      await eventually(() => expect(said(document.body)).toContain('Diese Seite gibt es nicht'))
    },
  )
})

describe('all trips of the house', () => {
  const trip = (nr: number, more: Part<FahrzeugBuchungView> = {}) =>
    fahrt({ id: idOf(nr), kennzeichen: `HH-PW ${nr}`, gehaltenBis: null, ...more })

  test('are filtered by car, and cancelled in bulk with a reason', async () => {
    const cars = [71, 72].map((nr) => ({
      id: idOf(nr),
      kennzeichen: `HH-PW ${nr}`,
      marke: 'VW',
      modell: 'Polo',
    }))
    const { server } = await open(PAGE.buchungenFahrzeuge, {
      rechte: ['fahrzeug_pflege'],
      module: ['fahrzeugbuchung'],
      answers: [
        answer(fahrtWire.listFahrten, { items: [trip(1), trip(2, { status: 'aktiv' })], cursor: null }),
        answer(fuhrparkWire.listFahrzeuge, { items: cars, cursor: null }),
        answer(fahrtWire.cancelFahrten, { storniert: [idOf(1), idOf(2)], nicht: [], gehaltenBis: null }),
      ],
    })
    await eventually(() => expect(all('listitem', undefined, find('list', 'Alle Fahrten'))).toHaveLength(2))
    await click('button', 'Fahrzeuge: alle')
    await eventually(() => expect(all('checkbox', /HH-PW 72/)).toHaveLength(1))
    await click('checkbox', /HH-PW 72/)
    await click('button', 'Zeigen')
    await eventually(() =>
      expect(server.asked(fahrtWire.listFahrten).at(-1)?.query).toMatchObject({
        fahrzeugIds: idOf(72),
        typ: 'BUCHUNG',
      }),
    )
    await click('button', 'Mehrere auswählen')
    await click('button', 'Alle auswählen')
    await click('button', 'Stornieren …', find('group', 'Auswahl'))
    await write('textbox', 'Grund', 'Rückruf')
    await click('button', '2 Buchungen stornieren')
    await eventually(() => expect(said(find('dialog'))).toContain('2 Buchungen storniert'))
    expect(server.asked(fahrtWire.cancelFahrten)).toMatchObject([
      { body: { ids: [idOf(1), idOf(2)], informationstext: 'Rückruf' } },
    ])
    expect(all('button', /^Rückgängig/)).toEqual([])
  })

  const car = (nr: number) => ({
    id: idOf(nr),
    kennzeichen: `HH-PW ${nr}`,
    marke: 'VW',
    modell: 'Polo',
    deaktiviert: false,
  })
  const before = trip(1, { fahrzeugId: idOf(71), von: wall('12:00'), bis: wall('14:00') })
  const free = { von: '2027-03-10T14:00:00Z', bis: '2027-03-10T16:00:00Z' }

  async function move(changed: Parameters<typeof open>[1]) {
    const house = await open(PAGE.buchungenFahrzeuge, {
      rechte: ['fahrzeug_pflege'],
      module: ['fahrzeugbuchung'],
      answers: [
        answer(fahrtWire.listFahrten, { items: [before], cursor: null }),
        answer(fuhrparkWire.listFahrzeuge, { items: [car(71), car(72)], cursor: null }),
        ...(changed?.answers ?? []),
      ],
    })
    await eventually(() => expect(all('listitem', undefined, find('list', 'Alle Fahrten'))).toHaveLength(1))
    await click('button', /^Verschieben/)
    await eventually(() => expect(find('textbox', 'Grund')).toBeDefined())
    await click('button', 'Verschieben …', find('dialog'))
    expect(house.server.asked(fahrtWire.changeFahrt)).toEqual([])
    await write('textbox', 'Grund', 'Werkstatt')
    return house
  }

  test('are moved with a reason, and back', async () => {
    const moved = { ...before, fahrzeugId: idOf(72), kennzeichen: 'HH-PW 72', version: 5 }
    const { server } = await move({ answers: [answer(fahrtWire.changeFahrt, moved)] })
    await turn('combobox', 'Fahrzeug', idOf(72))
    await click('button', 'Verschieben …', find('dialog'))
    await eventually(() => expect(said()).toContain('bekommt eine Mail mit dem Grund'))
    expect(server.asked(fahrtWire.changeFahrt)).toMatchObject([
      { id: idOf(1), body: { fahrzeugId: idOf(72), grund: 'Werkstatt' } },
    ])
    await click('button', /^Rückgängig/)
    await eventually(() =>
      expect(server.asked(fahrtWire.changeFahrt).at(-1)).toMatchObject({ body: { fahrzeugId: idOf(71) } }),
    )
  })

  test('name nobody where the list names nobody, once they are moved either', async () => {
    const unnamed = { ...before, fahrer: null, bucher: null }
    const answers = [
      answer(fahrtWire.listFahrten, { items: [unnamed], cursor: null }),
      answer(fahrtWire.changeFahrt, { ...before, fahrer: { name: 'Zoe Canary' }, version: 5 }),
    ]
    await move({ answers })
    await click('button', 'Verschieben …', find('dialog'))
    await eventually(() => expect(said()).toContain('bekommt eine Mail mit dem Grund'))
    expect(said()).not.toContain('Canary')
    expect(said(find('note'))).toContain('Ohne Namen')
  })

  test('say what could be had instead of what is taken, one press away', async () => {
    const instead = {
      art: 'anderesFahrzeug',
      fahrzeugId: idOf(72),
      kennzeichen: 'HH-PW 72',
      fahrzeug: 'VW Polo',
      kategorie: 'kleinwagen',
      standort: 'Haus',
      ...free,
    } as const
    const taken = { status: 409, code: 'fahrzeug.belegt', detail: 'Das Fahrzeug ist vergeben.' } as const
    const refusal = { ...taken, alternatives: [instead] }
    const { server } = await move({ answers: [refuse(fahrtWire.changeFahrt, refusal)] })
    await click('button', 'Verschieben …', find('dialog'))
    await eventually(() => expect(said(find('dialog'))).toContain('Das Fahrzeug ist vergeben.'))
    await click('button', /HH-PW 72/, find('dialog'))
    await click('button', 'Verschieben …', find('dialog'))
    await eventually(() =>
      expect(server.asked(fahrtWire.changeFahrt).at(-1)).toMatchObject({
        body: { fahrzeugId: idOf(72), ...free },
      }),
    )
  })
})
