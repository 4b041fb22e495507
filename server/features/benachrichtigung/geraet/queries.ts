import { createHash } from 'node:crypto'
import type { Geraete } from '@platzwart/contract/benachrichtigung'
import { ready, type Tx } from '../../../platform/database/tx.ts'
import type { Call } from '../../../platform/http/endpoint.ts'
import { pushKeysOf } from '../../../platform/pushKeys.ts'

interface OwnRow {
  readonly id: string
  readonly adresse: string
  readonly bezeichnung: string
  readonly erstellt: Temporal.Instant
}

const OWN = `
  select id, adresse, bezeichnung, erstellt from geraet
  where mandant_id = $1 and benutzer_id = $2 order by erstellt desc, id desc`

export function readOwn(tx: Tx, benutzerId: string): Promise<readonly OwnRow[]> {
  return tx.all(ready<OwnRow>(OWN, tx.scope.mandantId, benutzerId))
}

const kennungOf = (adresse: string) => createHash('sha256').update(adresse).digest('base64url')

/** The address itself is for us alone. */
export async function showGeraete({
  tx,
  deps,
  person,
}: Pick<Call, 'tx' | 'deps' | 'person'>): Promise<Geraete> {
  const rows = await readOwn(tx, person.id)
  return {
    schluessel: pushKeysOf(deps.secret).publicKey,
    geraete: rows.map(({ id, adresse, bezeichnung, erstellt }) => ({
      id,
      bezeichnung,
      kennung: kennungOf(adresse),
      erstellt: erstellt.toString(),
    })),
  }
}
