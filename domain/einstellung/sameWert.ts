/** Whether two values of an option are equal; the order of a list counts. */
export function sameWert(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
