import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { raiseStand } from '../../platform/konfiguration/mandant.ts'

/** The language of a person's own screens and mails. */
export async function changeSprache(call: Call, sprache: 'de' | 'en') {
  const { tx, person } = call
  if (person.sprache !== sprache) {
    record(tx, {
      aktion: 'changeSprache',
      objekt: 'benutzer',
      objektId: person.id,
      vorher: { sprache: person.sprache },
      nachher: { sprache },
    })
    await Promise.all([
      tx.run(
        build
          .updateTable('benutzer')
          .where('benutzer.mandant_id', '=', tx.scope.mandantId)
          .set({ sprache })
          .where('id', '=', person.id),
      ),
      raiseStand(tx),
    ])
  }
  return { status: 204, body: undefined } as const
}
