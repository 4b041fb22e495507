import { carTexts, roomTexts } from '../bestaendeOfKinds.ts'
import type { Freitext } from './freitext.ts'

/**
 * Every kind of free text. What others wrote about somebody in it survives anonymisation. Each table says
 * which of its columns hold which kind (`tables.ts`).
 */
const FREITEXTE = {
  ...roomTexts,
  ...carTexts,
  sperre: 'fest',
} as const satisfies Readonly<Record<string, Freitext>>

export type FreitextName = keyof typeof FREITEXTE

export const FREITEXT_NAMES = Object.keys(FREITEXTE) as readonly FreitextName[]

/** Whether the text is immutable once it is written. */
export const isFixed = (name: FreitextName): boolean => FREITEXTE[name] === 'fest'
