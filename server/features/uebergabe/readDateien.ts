import type { Decision } from '@platzwart/domain/uebergabe/decision'
import { sql } from 'kysely'
import { build } from '../../platform/database/sql.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import type { CodedIssue } from '../../platform/http/problem.ts'
import type { Handover } from './recordZustand.ts'

function dateiIdsOf(input: Handover): { field: string; id: string }[] {
  const photos = input.schaeden.flatMap(({ bildId }, i) =>
    bildId === null ? [] : [{ field: `schaeden.${i}.bildId`, id: bildId }],
  )
  const receipts = 'belege' in input ? input.belege : []
  return [...photos, ...receipts.map(({ dateiId }, i) => ({ field: `belege.${i}.dateiId`, id: dateiId }))]
}

/**
 * Files that a person names must have been uploaded, into this bucket, and by them: what becomes the picture of a damage is seen by
 * everybody, and somebody else's receipt must not. Those who maintain the fleet see all files anyway.
 */
export async function readMissingDateien({ tx, person }: Call, input: Handover): Promise<CodedIssue[]> {
  const named = dateiIdsOf(input)
  if (named.length === 0) return []
  const ids = named.map(({ id }) => id)
  const pflege = person.berechtigungen.has('fahrzeug_pflege')
  const found = await tx.all(
    build
      .selectFrom('datei')
      .select('id')
      .where('mandant_id', '=', tx.scope.mandantId)
      .where('bucket', '=', 'fahrzeuge')
      .$if(!pflege, (select) => select.where('benutzer_id', '=', person.id))
      .where(sql<boolean>`id = any(${ids}::uuid[])`),
  )
  const there = new Set(found.map(({ id }) => id))
  return named
    .filter(({ id }) => !there.has(id))
    .map(({ field }) => ({ code: 'nichtGefunden', field, data: {} }))
}

/** Refuses files that the driver names and that are not there, with what else stands against the handover; null when nothing is missing. */
export function refuseMissing(decision: Decision<unknown>, missing: readonly CodedIssue[]) {
  if (missing.length === 0) return null
  const issues = 'issues' in decision ? decision.issues : []
  const all: CodedIssue[] = [...issues, ...missing]
  return refuse({ status: 422, code: all[0]?.code ?? 'anfrage.ungueltig', issues: all })
}
