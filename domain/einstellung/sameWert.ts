/** Whether two values of an option are the same; lists are compared in their order. */
export function sameWert(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
