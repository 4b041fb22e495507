import { AS_TWO, plainLetters, SIGNED, TYPED, UNTYPED } from '@platzwart/domain/plainLetters'

/**
 * A column in the order of people, which is not that of the database: Äpfel at A, de Vries at D, NH-ZZ 2 before NH-ZZ 10.
 * @param expression of a statement
 */
export const sorted = (expression: string): string => `${expression} collate public.sprache`

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** What `plainLetters` makes of a text, as an expression of a statement. */
export function plainly(expression: string): string {
  const small = AS_TWO.reduce(
    (inner, [letter, typed]) => `replace(${inner}, ${quoted(letter)}, ${quoted(typed)})`,
    `lower(${expression})`,
  )
  return `translate(${small}, ${quoted(SIGNED + UNTYPED)}, ${quoted(TYPED)})`
}

/** What `plainly` and `benutzer.suchform` are compared with by LIKE: what people type is no pattern. */
export function plainPattern(text: string): string {
  // Signs that are not looked at are found nowhere by themselves, rather than everywhere.
  const looked = plainLetters(text) || text
  return `%${looked.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}
