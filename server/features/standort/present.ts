import type { StandortView } from '@platzwart/contract/standort'
import type { readStandort } from './queries.ts'

type StandortRow = NonNullable<Awaited<ReturnType<typeof readStandort>>>

export function presentStandort(row: StandortRow): StandortView {
  return { ...row, erstellt: row.erstellt?.toString() ?? null, geaendert: row.geaendert?.toString() ?? null }
}
