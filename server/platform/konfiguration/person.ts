import { type Berechtigung, effectiveBerechtigungen, type Grant } from '@platzwart/domain/berechtigung/names'
import { type LayerRow, layersOf, unnamed } from '@platzwart/domain/einstellung/layers'
import { type Effective, resolveAll } from '@platzwart/domain/einstellung/resolve'
import { ready, type Tx } from '../database/tx.ts'
import { ProblemError } from '../http/problem.ts'
import type { MandantRow } from './mandant.ts'

/** A person with everything the rules need: permissions and settings, resolved once per configuration version. */
export interface Person {
  readonly id: string
  readonly vorname: string
  readonly nachname: string
  readonly email: string
  readonly sprache: 'de' | 'en'
  readonly anmeldungId: string
  readonly betreiber: boolean
  /** The house or one of the person's roles requires a second factor. */
  readonly zweitfaktorNoetig: boolean
  /** A second factor is required but not set up; until then nothing of the house is accessible. */
  readonly zweitfaktorFehlt: boolean
  readonly gruppen: readonly string[]
  readonly berechtigungen: ReadonlySet<Berechtigung>
  readonly einstellungen: Effective
}

/** One statement per person: it runs for each of thousands after every change of the configuration. */
const PERSON = `
  select b.id, b.vorname, b.nachname, b.email, b.sprache, b.anmeldung_id,
    array(select gruppe_id::text from benutzer_gruppe g
      where g.mandant_id = $1 and g.benutzer_id = b.id order by 1) as gruppen,
    (select coalesce(json_agg(json_build_object('berechtigung', berechtigung, 'wert', wert) order by berechtigung, wert), '[]') from (
      select berechtigung, wert from benutzer_berechtigung d where d.mandant_id = $1 and d.benutzer_id = b.id
      union
      select rb.berechtigung, rb.wert from benutzer_rolle br
        join rolle_berechtigung rb on rb.mandant_id = br.mandant_id and rb.rolle_id = br.rolle_id
        where br.mandant_id = $1 and br.benutzer_id = b.id
      union
      select rb.berechtigung, rb.wert from benutzer_gruppe bg
        join gruppe_rolle gr on gr.mandant_id = bg.mandant_id and gr.gruppe_id = bg.gruppe_id
        join rolle_berechtigung rb on rb.mandant_id = gr.mandant_id and rb.rolle_id = gr.rolle_id
        where bg.mandant_id = $1 and bg.benutzer_id = b.id) granted) as rechte,
    exists (select from rolle r where r.mandant_id = $1 and r.zweitfaktor and (
      exists (select from benutzer_rolle br where br.mandant_id = $1 and br.benutzer_id = b.id and br.rolle_id = r.id)
      or exists (select from gruppe_rolle gr join benutzer_gruppe bg on bg.mandant_id = $1 and bg.gruppe_id = gr.gruppe_id
        where gr.mandant_id = $1 and gr.rolle_id = r.id and bg.benutzer_id = b.id))) as zweitfaktor,
    (select coalesce(json_agg(json_build_object('option_name', option_name, 'wert', wert, 'benutzer_id', benutzer_id,
        'gruppe_id', gruppe_id) order by option_name, gruppe_id, benutzer_id), '[]') from einstellung_wert e
      where e.mandant_id = $1 and ((e.benutzer_id is null and e.gruppe_id is null) or e.benutzer_id = b.id
        or e.gruppe_id in (select gruppe_id from benutzer_gruppe g
          where g.mandant_id = $1 and g.benutzer_id = b.id))) as werte
  from benutzer b where b.mandant_id = $1 and b.id = $2`

/** Separate, because operators and second factors are in the directory, not in the Mandant. */
const ACCOUNT = 'select auth.is_konto_betreiber($1) as betreiber, auth.has_zweitfaktor($1) as zweitfaktor'

interface PersonRow {
  readonly id: string
  readonly vorname: string
  readonly nachname: string
  readonly email: string
  readonly sprache: string
  readonly anmeldung_id: string
  readonly zweitfaktor: boolean
  readonly gruppen: string[]
  readonly rechte: Grant[]
  readonly werte: LayerRow[]
}

/**
 * Most people of a house have the same permissions and settings: sharing them keeps thousands of people in
 * memory.
 */
export class SharedParts {
  readonly #parts = new Map<string, unknown>()

  of<T>(kind: string, rows: readonly unknown[], make: () => T): T {
    const key = kind + JSON.stringify(rows)
    const known = this.#parts.get(key)
    if (known !== undefined) return known as T
    const made = make()
    this.#parts.set(key, made)
    return made
  }
}

/** @throws ProblemError 'Ein Benutzer muss existieren' (S13) when the Mandant has no person with that id */
export async function loadPerson(
  tx: Tx,
  benutzerId: string,
  mandant: MandantRow,
  shared: SharedParts,
): Promise<Person> {
  const row = await tx.first(ready<PersonRow>(PERSON, tx.scope.mandantId, benutzerId))
  if (!row) throw new ProblemError({ status: 401, code: 'sitzung.benutzerMussExistieren' })
  const account = await tx.first(
    ready<{ betreiber: boolean; zweitfaktor: boolean }>(ACCOUNT, row.anmeldung_id),
  )
  const einstellungen = shared.of('werte', row.werte, () => resolveAll(unnamed(layersOf(row.werte))))
  const noetig = row.zweitfaktor || einstellungen['system.zweitfaktor'].value === true
  return {
    id: row.id,
    vorname: row.vorname,
    nachname: row.nachname,
    email: row.email,
    sprache: row.sprache === 'en' ? 'en' : row.sprache === 'de' ? 'de' : mandant.sprache,
    anmeldungId: row.anmeldung_id,
    betreiber: account?.betreiber === true,
    zweitfaktorNoetig: noetig,
    zweitfaktorFehlt: noetig && account?.zweitfaktor !== true,
    gruppen: shared.of('gruppen', row.gruppen, () => row.gruppen),
    berechtigungen: shared.of('rechte', row.rechte, () => effectiveBerechtigungen(row.rechte)),
    einstellungen,
  }
}
