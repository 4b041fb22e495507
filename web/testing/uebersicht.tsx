import { idOf } from '@platzwart/contract/testing/filled'
import { act, type ReactNode } from 'react'
import { UebersichtPage } from '../features/fahrzeug/pages/UebersichtPage.tsx'
import { FAHRZEUG_ADDRESS } from '../features/flotte/model/address.ts'
import { type Bar, CAR, type Fuhrpark, fuhrpark } from './fahrzeug.ts'
import { find } from './find.ts'
import { type Visit, visit } from './house.tsx'
import { wall } from './leseraum.ts'
import type { Answer } from './server.ts'

export interface Shown extends Fuhrpark {
  readonly answers?: readonly Answer[]
  readonly more?: Visit
}

/** A page about cars at an address, and what that says. */
export async function carPage(page: ReactNode, at: string, { answers = [], more = {}, ...how }: Shown) {
  const shown = await visit(page, { at, answers: [...fuhrpark(how), ...answers], ...more })
  return { ...shown, address: () => FAHRZEUG_ADDRESS.read(shown.router.state.location.search) }
}

/** The overview of the cars. */
export const uebersicht = (how: Shown = {}, search = '') =>
  carPage(<UebersichtPage />, `/fahrzeuge/uebersicht${search}`, how)

export const MINE: Bar = { id: idOf(850), car: CAR.klein, von: wall('12:00'), bis: wall('14:00'), mine: true }
export const ADAS: Bar = {
  id: idOf(851),
  car: CAR.bus,
  von: wall('08:00'),
  bis: wall('19:00'),
  name: 'Ada Berg',
}
export const BLOCK: Bar = {
  id: idOf(852),
  car: CAR.kombi,
  von: wall('06:00', '2027-03-12'),
  bis: wall('18:00', '2027-03-14'),
  status: 'verschlossen',
  typ: 'WARTUNG',
}
export const BARS = [MINE, ADAS, BLOCK]

export const row = (plate: string) => find('region', plate)
export const timeline = () => find('application' as 'grid')
/** Puts the focus on a car's name or a bar. */
export const focus = (name: RegExp) => act(async () => find('button', name, timeline()).focus())
