import { carTexts, roomTexts } from '../bestaendeOfKinds.ts'
import type { Freitext } from './freitext.ts'

/**
 * Every place in which people write freely, by what it is about: what others wrote of somebody there outlives that they are made anonymous. The table
 * says which of its columns it is (`tables.ts`).
 */
const FREITEXTE = {
  ...roomTexts,
  ...carTexts,
  sperre: 'fest',
} as const satisfies Readonly<Record<string, Freitext>>

export type FreitextName = keyof typeof FREITEXTE

export const FREITEXT_NAMES = Object.keys(FREITEXTE) as readonly FreitextName[]

/** Whether nobody changes what was written there once. */
export const isFixed = (name: FreitextName): boolean => FREITEXTE[name] === 'fest'
