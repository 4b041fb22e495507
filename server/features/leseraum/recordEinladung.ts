import { uuidv7 } from '../../platform/database/uuid.ts'
import type { Call } from '../../platform/http/endpoint.ts'

const INSERT = `
  insert into leseraum_einladung (mandant_id, id, benutzer_id, adresse, erstellt) values ($1, $2, $3, $4, $5)`

/** Notes that the person asks an address to confirm; leaves with the commit. */
export function recordEinladung({ tx, person, now }: Call, adresse: string): void {
  tx.later(INSERT, [tx.scope.mandantId, uuidv7(), person.id, adresse, now.toString()])
}
