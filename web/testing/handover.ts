import { readFahrt } from '@platzwart/contract/operations/fahrt'
import { showFahrzeug } from '@platzwart/contract/operations/fuhrpark'
import { listEinstellungen } from '@platzwart/contract/operations/start'
import { checkInFahrt, checkOutFahrt } from '@platzwart/contract/operations/uebergabe'
import { idOf } from '@platzwart/contract/testing/filled'
import { expect } from 'vitest'
import { uebergaben } from '../features/uebergabe/model/uebergaben.ts'
import { viewsOf } from './einstellungen.ts'
import { all, click, eventually, find } from './find.ts'
import { type Visit, visitApp } from './house.tsx'
import { answer } from './server.ts'

/** A trip whose car may be taken over now. */
export const FAHRT = {
  id: idOf(70),
  fahrzeugId: idOf(40),
  version: 4,
  rolle: 'fahrer',
  status: 'reserviert',
  kennzeichen: 'BI-PW 104',
  fahrzeug: 'Skoda Octavia',
  kategorie: 'kombi',
  stellplatz: 'Ebene 2',
  von: '2027-03-10T09:00:00Z',
  bis: '2027-03-10T13:00:00Z',
  beginnIst: null,
  endeIst: null,
  checkInVon: '2027-03-10T08:30:00Z',
  checkInBis: '2027-03-10T09:30:00Z',
  kilometerstand: 12_400,
  freigegeben: true,
  fahrtart: 'dienstlich',
  fahrtgrund: 'Termin',
  zielort: 'Kassel',
} as const

export const UNDER_WAY = { ...FAHRT, status: 'aktiv', beginnIst: '2027-03-10T06:00:00Z' } as const

export const SCRATCH = {
  id: idOf(80),
  fahrzeugId: idOf(40),
  beschreibung: 'Kratzer an der Tür',
  ansicht: 'rechts',
  x: 500,
  y: 500,
  gemeldet: '2027-02-01T08:00:00Z',
} as const

export const AUTO = {
  id: idOf(40),
  kraftstoff: 'diesel',
  zustand: { tankProzent: 80, kilometerstand: 12_400 },
}

/** What a test leaves on the device is nobody's afterwards. */
export async function emptyDevice(): Promise<void> {
  for (const { id } of uebergaben.state().uebergaben) await uebergaben.discard(id)
}

/** What the pages of a trip ask for. */
export const ofFahrt = (whole: object) => [
  answer(readFahrt, whole as never),
  answer(showFahrzeug, AUTO as never),
  answer(listEinstellungen, viewsOf()),
  answer(checkInFahrt, { ...whole, status: 'aktiv' } as never),
  answer(checkOutFahrt, { ...whole, status: 'durchgeführt' } as never),
]

/** The form of a handover, as it opens from the trip. */
export async function take(schritt: 'checkin' | 'checkout', fahrt: object = {}, how: Visit = {}) {
  const whole = { ...(schritt === 'checkin' ? FAHRT : UNDER_WAY), ...fahrt }
  const house = await visitApp(`/fahrzeuge/fahrten/${FAHRT.id}?schritt=${schritt}`, {
    rechte: ['fahrzeug_buchen'],
    ...how,
    answers: [...ofFahrt(whole), ...(how.answers ?? [])],
  })
  await eventually(() => expect(find('button', /^(Check-(in|out) abschließen|Complete check)/)).toBeDefined())
  const sent = () => house.server.asked(schritt === 'checkin' ? checkInFahrt : checkOutFahrt)
  const bodies = () => sent().map(({ body }) => body as Record<string, unknown>)
  return { ...house, sent, bodies }
}

const choose = (group: string, name: string) => click('radio', name, find('group', group))

export const chosen = (group: string) =>
  all('radio', undefined, find('group', group)).filter((one) => (one as HTMLInputElement).checked)

export async function clean(outside = 'sauber', inside = 'sauber'): Promise<void> {
  await choose('Sauberkeit außen', outside)
  await choose('Sauberkeit innen', inside)
}

type Dot = 'Beleuchtung' | 'Reifen' | 'Ladung gesichert'

/** Looks at the car before a trip. */
export async function look(found: Partial<Record<Dot, string>> = {}): Promise<void> {
  for (const dot of ['Beleuchtung', 'Reifen', 'Ladung gesichert'] as const)
    await choose(dot, found[dot] ?? 'In Ordnung')
}

export const mileage = () => find<HTMLInputElement>('textbox', 'Kilometerstand')
