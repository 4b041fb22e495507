import { mayForgetBytes } from '../../platform/backup/keepBytes.ts'
import { ready, type Tx } from '../../platform/database/tx.ts'
import { BUSY } from '../../platform/database/violations.ts'
import { refuse } from '../../platform/http/endpoint.ts'
import { readMandant } from '../../platform/konfiguration/mandant.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { HausCall } from './answerBetreiber.ts'
import { readUmfang } from './countMandant.ts'

/** A hundred thousand people take minutes: every table that may name a person is asked for each of them. Nobody waits for their locks; ten minutes. */
const PATIENCE = "select set_config('statement_timeout', '600000', true)"

/**
 * Deletes a house whole (T2), after its name was typed: nothing of it is left anywhere. It is closed before, so that nobody writes
 * meanwhile. Its files go when all rows have gone and only the commit is left: whatever fails, no file is left without its house. The
 * operators' trail keeps the name and how much it was.
 */
export async function deleteMandant({ tx, deps, note }: HausCall, typed: string) {
  const { id, name, gesperrt } = await readMandant(tx)
  if (!gesperrt) return refuse({ status: 409, code: 'mandant.offen' })
  if (typed !== name) {
    const issue = { code: 'mandant.nameStimmtNicht', field: 'name', data: {} } as const
    return refuse({ status: 422, code: 'mandant.nameStimmtNicht', issues: [issue] })
  }
  // A backup that is being made names files that must still be there when its turn comes.
  if (!(await mayForgetBytes(tx))) return refuse(BUSY)
  const umfang = await readUmfang(tx)
  await tx.first(ready<object>(PATIENCE))
  // It locks the house itself: somebody may have opened it meanwhile, or deleted it.
  const done = await tx.first(ready<{ done: boolean }>('select auth.delete_mandant() as done'))
  if (!done?.done) return refuse({ status: 409, code: 'konflikt.gleichzeitig' })
  await removeFiles(tx, deps.storage, id)
  await removeHausdateien(tx, deps.storage)
  note({ name, ...umfang })
  return { status: 200, body: umfang } as const
}

/** What was written out of it, or brought it here, goes as well: whoever wants a file of it has fetched that. */
async function removeHausdateien(tx: Tx, storage: Storage): Promise<void> {
  const rows = await tx.all(
    ready<{ schluessel: string | null }>(
      'delete from auth.hausdatei where mandant_id = $1 returning schluessel',
      tx.scope.mandantId,
    ),
  )
  await storage.remove(rows.flatMap(({ schluessel }) => schluessel ?? []))
}

/** Keys removed at once. */
const BATCH = 500

async function removeFiles(tx: Tx, storage: Storage, mandantId: string): Promise<void> {
  let keys: string[] = []
  const remove = async () => {
    await storage.remove(keys)
    keys = []
    // A transaction that says nothing for long is ended.
    await tx.first(ready<object>('select 1'))
  }
  for await (const { key } of storage.list(`${mandantId}/`)) {
    keys.push(key)
    if (keys.length === BATCH) await remove()
  }
  await remove()
}
