import { createContext } from 'react'
import type { Entry } from './feature.ts'

/** The pages of a part that the person may open, in the order of the menu: handed in around all pages. */
export const PartEntries = createContext<(part: string) => readonly Entry[]>(() => [])
