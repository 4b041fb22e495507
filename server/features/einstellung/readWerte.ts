import type { EinstellungWertView, werteQuerySchema } from '@platzwart/contract/einstellung'
import { EINSTELLUNG_NAMES, isEinstellungName, optionOf } from '@platzwart/domain/einstellung/catalogue'
import { readStored } from '@platzwart/domain/einstellung/parseWert'
import type { z } from 'zod'
import { plainLettersSql, plainPattern } from '../../platform/database/byLanguage.ts'
import { ready, type Tx } from '../../platform/database/tx.ts'

type Query = z.output<typeof werteQuerySchema>

/** Options whose values in people's own layer nobody else is shown. */
const OPEN = EINSTELLUNG_NAMES.filter((name) => optionOf(name).vertraulich !== true)

interface Row {
  readonly id: string
  readonly option_name: string
  readonly wert: string
  readonly version: number
  readonly gruppe_id: string | null
  readonly gruppe: string | null
  readonly benutzer_id: string | null
  readonly benutzer: string | null
  readonly email: string | null
}

const SHOWN = `
  select e.id, e.option_name, e.wert, e.version, e.gruppe_id, g.name as gruppe, e.benutzer_id,
    b.vorname || ' ' || b.nachname as benutzer, b.email
  from einstellung_wert e
  left join gruppe g on g.mandant_id = e.mandant_id and g.id = e.gruppe_id
  left join benutzer b on b.mandant_id = e.mandant_id and b.id = e.benutzer_id
  where e.mandant_id = $1 and e.option_name = any ($2) and (e.benutzer_id is null or e.option_name = any ($3))`

const PAGE = `${SHOWN}
    and case when $4::text = 'mandant' then e.benutzer_id is null and e.gruppe_id is null
      when $4::text = 'gruppe' then e.gruppe_id is not null
      when $4::text = 'benutzer' then e.benutzer_id is not null
      else e.gruppe_id is not null or e.benutzer_id is not null end
    and ($5::text is null or ${plainLettersSql('g.name')} like $5 or b.suchform like $5)
    and ($6::uuid is null or (e.option_name, e.id) >
      (select c.option_name, c.id from einstellung_wert c where c.mandant_id = $1 and c.id = $6))
  order by e.option_name, e.id limit $7`

const ONE = `${SHOWN} and e.id = $4`

function present({ id, option_name: name, wert, version, ...of }: Row): EinstellungWertView {
  const value = isEinstellungName(name) ? readStored(name, wert) : null
  const gruppe = of.gruppe_id === null ? null : { id: of.gruppe_id, name: of.gruppe ?? '' }
  const benutzer =
    of.benutzer_id === null ? null : { id: of.benutzer_id, name: of.benutzer ?? '', email: of.email ?? '' }
  return {
    id,
    name,
    wert: value as EinstellungWertView['wert'],
    gruppe,
    benutzer,
    version,
    schicht: benutzer ? 'benutzer' : gruppe ? 'gruppe' : 'mandant',
  }
}

/** A page of values, and one more if there is one: of groups and people, or of one layer. */
export async function readWerte(tx: Tx, { option, schicht, suche, cursor, limit }: Query) {
  const names = option === undefined ? EINSTELLUNG_NAMES : [option]
  const pattern = suche ? plainPattern(suche) : null
  const page = [schicht ?? null, pattern, cursor ?? null, limit + 1]
  return (await tx.all(ready<Row>(PAGE, tx.scope.mandantId, names, OPEN, ...page))).map(present)
}

/** One value that may be shown to who maintains the house's settings. */
export async function readWertById(tx: Tx, id: string): Promise<EinstellungWertView | undefined> {
  const row = await tx.first(ready<Row>(ONE, tx.scope.mandantId, EINSTELLUNG_NAMES, OPEN, id))
  return row && present(row)
}
