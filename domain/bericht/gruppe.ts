/**
 * Withholds a figure about people whose group is too small: a figure about few would reveal what each did.
 * Zero people reveal nobody.
 * @param people how many people it is about
 * @param least the smallest group; null: no limit
 * @returns null if the group is too small
 */
export function figureOf(value: number, people: number, least: number | null): number | null {
  return least !== null && people > 0 && people < least ? null : value
}

/** The sum of the published figures; including the withheld ones would reveal them. */
export function sumOfTold(values: readonly (number | null)[]): number {
  return values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
}
