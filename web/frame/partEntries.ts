import { createContext } from 'react'
import type { Entry } from './feature.ts'

/** The pages of a part that the person may open, in the menu's order: provided above all pages. */
export const PartEntries = createContext<(part: string) => readonly Entry[]>(() => [])
