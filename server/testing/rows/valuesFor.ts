/**
 * The VALUES of so many rows, numbered from 1. Not an insert from a select: a cluster sends that by COPY, which row-level security refuses.
 */
export const valuesFor = (count: number, row: (n: number) => string) =>
  `values ${Array.from({ length: count }, (_, i) => `(${row(i + 1)})`).join(', ')}`
