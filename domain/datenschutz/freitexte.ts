import { carTexts, roomTexts } from '../bestaendeOfKinds.ts'
import type { Freitext } from './freitext.ts'

/** Every place in which people write freely, by what it is about: what others wrote of somebody there outlives that they are made anonymous. */
const FREITEXTE = {
  ...roomTexts,
  ...carTexts,
  sperre: { table: 'loeschsperre', columns: ['grund'], ziel: 'id', fest: true },
} as const satisfies Readonly<Record<string, Freitext>>

export type FreitextName = keyof typeof FREITEXTE

export const FREITEXT_NAMES = Object.keys(FREITEXTE) as readonly FreitextName[]

export const freitextOf = (name: FreitextName): Freitext => FREITEXTE[name]
