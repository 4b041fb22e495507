import type { BenutzerId } from '@platzwart/domain/id'
import { SOMEBODY } from '@platzwart/domain/leseraum/book'
import type { Bereich } from '@platzwart/domain/mandant/bereich'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { readBenutzerByEmail } from '../berechtigung/queries.ts'
import { regelnIn } from '../grundriss/bereich.ts'

/** Only where the house tells who has an address; elsewhere an unknown one is asked like any other, and does not answer. */
function unknownSecond() {
  return refuse({
    status: 422,
    code: 'anfrage.ungueltig',
    issues: [{ code: 'leseraum.zweitePersonUnbekannt', field: 'zweitePerson', data: {} }],
  })
}

/** Who is meant by the address of a second person, as the row knows them and as the rules do. */
export async function readSecond(
  { tx, person }: Call,
  plan: { readonly bereich: Bereich },
  adresse: string | null,
  bucherId: string,
) {
  const second = adresse === null ? undefined : await readBenutzerByEmail(tx, adresse)
  const names = regelnIn(person.einstellungen, plan)['leseraum.zweitePersonNennen'].value
  if (adresse !== null && !second && names) return unknownSecond()
  return {
    second,
    // Oneself is for the rules to refuse, whose answer comes after the slot is taken.
    benutzer2Id: second === undefined || second.id === bucherId ? null : second.id,
    zweiteId: adresse === null ? null : ((second?.id as BenutzerId | undefined) ?? SOMEBODY),
  }
}
