import { showFahrzeug } from '@platzwart/contract/operations/fuhrpark'
import { listStandorte } from '@platzwart/contract/operations/standort'
import { PAGE } from '@platzwart/contract/paths'
import { idOf } from '@platzwart/contract/testing/filled'
import { find } from './find.ts'
import { type Visit, visitApp } from './house.tsx'
import { type Answer, answer } from './server.ts'

const MAINTAINER = { rechte: ['fahrzeug_pflege'] } as const

const STANDORTE = [
  { id: idOf(10), name: 'Bielefeld', abstellplaetze: [{ id: idOf(11), name: 'Ebene 2' }] },
  { id: idOf(20), name: 'Herford', abstellplaetze: [{ id: idOf(21), name: 'Hof' }] },
]

export const CAR = {
  id: idOf(40),
  version: 3,
  kennzeichen: 'BI-PW 104',
  marke: 'Skoda',
  modell: 'Octavia',
  kategorie: 'kombi',
  farbe: 'blau',
  kraftstoff: 'diesel',
  getriebe: 'automatik',
  leistungKw: 110,
  sitze: 5,
  tueren: 5,
  kofferLiter: 640,
  fuehrerscheinklasse: 'B',
  klimaanlage: true,
  standort: { id: idOf(10), name: 'Bielefeld' },
  abstellplatz: { id: idOf(11), name: 'Ebene 2' },
  zustand: { kilometerstand: 12_400 },
} as const

export const arrive = (at: string, answers: readonly Answer[] = [], how: Visit = {}) =>
  visitApp(at, {
    ...MAINTAINER,
    ...how,
    answers: [answer(showFahrzeug, CAR), answer(listStandorte, STANDORTE), ...answers],
  })

export const car = (reiter = '') =>
  `${PAGE.adminFahrzeuge}/${CAR.id}${reiter === '' ? '' : `?reiter=${reiter}`}`
export const field = (name: string) => find<HTMLInputElement>('textbox', name)
export const bodies = (asked: readonly { readonly body?: unknown }[]) => asked.map(({ body }) => body)
