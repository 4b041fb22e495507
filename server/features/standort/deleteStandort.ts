import { type Call, refuse } from '../../platform/http/endpoint.ts'
import type { CodedIssue } from '../../platform/http/problem.ts'
import { deleteRecord } from '../../platform/konfiguration/deleteRecord.ts'
import { listStandortGebrauch } from './listStandortGebrauch.ts'
import { lockRead } from './lockRead.ts'
import { presentStandort } from './present.ts'

/** Names that a sentence bears. */
const NAMED = 10

function sentence(code: 'standort.hatGrundrisse' | 'standort.hatFahrzeuge', names: readonly string[]) {
  if (names.length === 0) return []
  const namen = [...names.slice(0, NAMED), ...(names.length > NAMED ? ['…'] : [])].join(', ')
  return [{ code, data: { namen } } satisfies CodedIssue]
}

/** Deletes a location with its parking spaces, where nothing stands; else it says what does. */
export async function deleteStandort(call: Call, id: string) {
  const { tx } = call
  const before = await lockRead(call, id)
  if ('refusal' in before) return before
  // What somebody puts here at this moment waits for the row that is locked, and then finds no location.
  const usage = await listStandortGebrauch(call, id)
  if ('refusal' in usage) return usage
  const { grundrisse, fahrzeuge } = usage.body
  const issues = [
    ...sentence(
      'standort.hatGrundrisse',
      grundrisse.map(({ bezeichnung }) => bezeichnung),
    ),
    ...sentence(
      'standort.hatFahrzeuge',
      fahrzeuge.map(({ kennzeichen }) => kennzeichen),
    ),
  ]
  const [first] = issues
  if (first) return refuse({ status: 409, code: first.code, issues })
  return deleteRecord(tx, {
    aktion: 'deleteStandort',
    table: 'standort',
    id,
    vorher: presentStandort(before),
  })
}
