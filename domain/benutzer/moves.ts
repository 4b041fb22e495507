import { definitionOf, TABLE_NAMES } from '../tables.ts'
import type { Move } from './move.ts'

/**
 * Every column that refers to a person, and what happens to it when two people are merged; a test compares it
 * with the schema.
 */
export const MOVES: Readonly<Record<string, readonly Move[]>> = Object.fromEntries(
  TABLE_NAMES.flatMap((table) => {
    const definition = definitionOf(table)
    return definition.bestand === undefined || definition.moves === undefined
      ? []
      : [[table, definition.moves]]
  }),
)
