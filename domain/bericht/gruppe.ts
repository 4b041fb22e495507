/**
 * A figure that comes of what people did. Of a few of them it would tell what each did, and is nobody's; what nobody did tells of nobody.
 * @param people whose doing it is
 * @param least how many they have to be; null: as few as there are
 * @returns null where they are too few
 */
export function figureOf(value: number, people: number, least: number | null): number | null {
  return least !== null && people > 0 && people < least ? null : value
}

/** The sum of the figures that are told: with the others in it, it would tell them. */
export function sumOfTold(values: readonly (number | null)[]): number {
  return values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
}
