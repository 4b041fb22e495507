import { record } from '../../../platform/database/record.ts'
import { ready, type Tx } from '../../../platform/database/tx.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import type { Call } from '../../../platform/http/endpoint.ts'
import { createAccounts } from '../../sitzung/createAccounts.ts'
import type { PersonJudged } from './judgeLines.ts'
import { shapeOf } from './readLine.ts'

/** Somebody who is in the house now. */
export interface Made {
  readonly id: string
  readonly anmeldungId: string
  readonly email: string
  readonly name: string
  readonly sprache: 'de' | 'en'
}

const INSERT = `
  insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email, personalnummer, sprache, einladung_bis)
  select m.id, r.id, r.anmeldung_id, r.vorname, r.nachname, r.email, r.personalnummer, r.sprache, r.einladung_bis
  from mandant m, json_to_recordset($2::json) as r(id uuid, anmeldung_id text, vorname text, nachname text, email text,
    personalnummer text, sprache text, einladung_bis timestamptz)
  where m.id = $1`

const UPDATE = `
  update benutzer b set vorname = coalesce(r.vorname, b.vorname), nachname = coalesce(r.nachname, b.nachname),
    personalnummer = coalesce(r.personalnummer, b.personalnummer), sprache = coalesce(r.sprache, b.sprache), version = b.version + 1
  from json_to_recordset($2::json) as r(id uuid, vorname text, nachname text, personalnummer text, sprache text)
  where b.mandant_id = $1 and b.id = r.id`

const linkText = (noun: 'gruppe' | 'rolle') => `
  insert into benutzer_${noun} (mandant_id, benutzer_id, ${noun}_id)
  select m.id, r.benutzer_id, r.wert from mandant m, json_to_recordset($2::json) as r(benutzer_id uuid, wert uuid)
  where m.id = $1 on conflict do nothing`

interface Linked {
  readonly id: string
  readonly line: PersonJudged
}

/** Puts people into the groups and gives them the roles that their lines name. */
async function saveLinks(tx: Tx, people: readonly Linked[]): Promise<void> {
  for (const noun of ['gruppe', 'rolle'] as const) {
    const rows = people.flatMap(({ id, line: { ergebnis } }) =>
      (noun === 'gruppe' ? ergebnis.gruppenIds : ergebnis.rollenIds).map((wert) => ({
        benutzer_id: id,
        wert,
      })),
    )
    if (rows.length > 0) await tx.run(ready(linkText(noun), tx.scope.mandantId, JSON.stringify(rows)))
  }
}

const given = ({ ergebnis }: PersonJudged) => ({
  gruppenIds: ergebnis.gruppenIds,
  rollenIds: ergebnis.rollenIds,
})

/** What of a person themself becomes another; the groups and roles are kept by their ids. */
function changedOf({ ergebnis }: PersonJudged) {
  const { gruppen: _, rollen: __, ...changed } = ergebnis.aenderungen
  return changed
}

/**
 * Lets people in who are new, without a word to them. They are known as invited, with a link that has run out: so they are found in the list, and
 * can be invited again.
 */
export async function saveNew({ tx, deps, now }: Call, lines: readonly PersonJudged[]): Promise<Made[]> {
  if (lines.length === 0) return []
  const people = lines.flatMap((line) => {
    const said = shapeOf(line.zeile, line.gelesen).line
    return said ? [{ line, said, name: `${said.vorname} ${said.nachname}` }] : []
  })
  const konten = await createAccounts(
    deps.authPool,
    people.map(({ said: { email }, name }) => ({ email, name })),
  )
  const made = people.map(({ line, said, name }) => {
    const anmeldungId = konten.get(said.email) ?? ''
    const { email, sprache = 'de' } = said
    return { line, said, id: uuidv7(now.epochMilliseconds), anmeldungId, email, name, sprache }
  })
  const rows = made.map(({ said, id, anmeldungId, email, sprache }) => ({
    id,
    anmeldung_id: anmeldungId,
    vorname: said.vorname,
    nachname: said.nachname,
    email,
    sprache,
    personalnummer: said.personalnummer ?? null,
    einladung_bis: now.toString(),
  }))
  await tx.run(ready(INSERT, tx.scope.mandantId, JSON.stringify(rows)))
  await saveLinks(tx, made)
  record(
    tx,
    ...made.map(({ id, line, email, name }) => ({
      aktion: 'importBenutzer',
      objekt: 'benutzer',
      objektId: id,
      nachher: { name, email, ...given(line) },
    })),
  )
  return made.map(({ id, anmeldungId, email, name, sprache }) => ({ id, anmeldungId, email, name, sprache }))
}

/** Changes those who are known in what their lines say. */
export async function saveKnown({ tx }: Call, lines: readonly PersonJudged[]): Promise<void> {
  const people = lines.flatMap((line) => {
    const { benutzerId } = line.ergebnis
    return benutzerId === null ? [] : [{ id: benutzerId, line }]
  })
  if (people.length === 0) return
  const { mandantId } = tx.scope
  const rows = people.map(({ id, line }) => ({ id, ...changedOf(line) }))
  await tx.run(ready(UPDATE, mandantId, JSON.stringify(rows)))
  await saveLinks(tx, people)
  record(
    tx,
    ...people.map(({ id, line }) => ({
      aktion: 'importBenutzer',
      objekt: 'benutzer',
      objektId: id,
      vorher: line.ergebnis.vorher,
      nachher: { ...changedOf(line), ...given(line) },
    })),
  )
}
