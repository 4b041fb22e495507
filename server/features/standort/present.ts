import type { StandortView } from '@platzwart/contract/standort'
import type { Bundesland } from '@platzwart/domain/oeffnungszeit/bundesland'
import type { readStandort } from './queries.ts'

type StandortRow = NonNullable<Awaited<ReturnType<typeof readStandort>>>

export function presentStandort(row: StandortRow): StandortView {
  const bundesland = row.bundesland as Bundesland | null
  return {
    ...row,
    bundesland,
    erstellt: row.erstellt?.toString() ?? null,
    geaendert: row.geaendert?.toString() ?? null,
  }
}
