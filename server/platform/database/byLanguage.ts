import { AS_TWO, plainLetters, SIGNED, TYPED, UNTYPED } from '@platzwart/domain/plainLetters'

/**
 * Adds the collation for display order: Äpfel under A, de Vries under D, NH-ZZ 2 before NH-ZZ 10.
 * @param expression SQL expression
 */
export const collate = (expression: string): string => `${expression} collate public.sprache`

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** SQL expression for what `plainLetters` does in TypeScript. */
export function plainLettersSql(expression: string): string {
  const small = AS_TWO.reduce(
    (inner, [letter, typed]) => `replace(${inner}, ${quoted(letter)}, ${quoted(typed)})`,
    `lower(${expression})`,
  )
  return `translate(${small}, ${quoted(SIGNED + UNTYPED)}, ${quoted(TYPED)})`
}

/** LIKE pattern for `plainLettersSql` and `benutzer.suchform`, with wildcards in the input escaped. */
export function plainPattern(text: string): string {
  // Ignored characters alone match nothing, rather than everything.
  const looked = plainLetters(text) || text
  return `%${looked.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}
