import type { ExplanationView, explanationQuerySchema } from '@platzwart/contract/einstellung'
import { EINSTELLUNG_NAMES, optionOf } from '@platzwart/domain/einstellung/catalogue'
import { explainEinstellung } from '@platzwart/domain/einstellung/explain'
import { type LayerRow, layersOf, type NamedLayers, takeBack } from '@platzwart/domain/einstellung/layers'
import { dayPeriod } from '@platzwart/domain/time/zone'
import type { z } from 'zod'
import { collate } from '../../platform/database/byLanguage.ts'
import { ready, type Tx } from '../../platform/database/tx.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { placeOfChange, readSince } from './readHistory.ts'

type Query = z.output<typeof explanationQuerySchema>
type Named = { readonly id: string; readonly name: string }

interface Facts {
  readonly id: string
  readonly name: string
  readonly email: string
  /** All groups of the house. */
  readonly alle: readonly Named[]
  readonly in: readonly string[]
  readonly werte: readonly LayerRow[]
}

const FACTS = `
  select b.id, b.vorname || ' ' || b.nachname as name, b.email,
    (select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name) order by ${collate('g.name')}), '[]')
      from gruppe g where g.mandant_id = $1) as alle,
    array(select bg.gruppe_id::text from benutzer_gruppe bg where bg.mandant_id = $1 and bg.benutzer_id = b.id) as in,
    (select coalesce(json_agg(json_build_object('option_name', e.option_name, 'wert', e.wert, 'benutzer_id', e.benutzer_id,
        'gruppe_id', e.gruppe_id) order by e.option_name, e.gruppe_id), '[]') from einstellung_wert e
      where e.mandant_id = $1 and (e.benutzer_id is null or e.benutzer_id = b.id)) as werte
  from benutzer b where b.mandant_id = $1 and b.id = $2`

/** What somebody marked for themselves is shown to nobody else. */
const SHOWN = EINSTELLUNG_NAMES.filter((name) => optionOf(name).vertraulich !== true)

function inGroups(rows: readonly LayerRow[], gruppen: ReadonlySet<string>): NamedLayers {
  return layersOf(rows.filter(({ gruppe_id }) => gruppe_id === null || gruppen.has(gruppe_id)))
}

/** The values as they stood at the end of a local day: what was changed since is taken back, the newest first. */
async function asOf({ tx, konfiguration }: Call, { tag, benutzerId }: Query, werte: readonly LayerRow[]) {
  if (tag === undefined) return werte
  const { bis } = dayPeriod(Temporal.PlainDate.from(tag), konfiguration.mandant.zone)
  const changes = await readSince(tx, bis, benutzerId)
  return takeBack(
    werte,
    changes.map((change) => {
      const { name, place } = placeOfChange(change)
      const row = { option_name: name, benutzer_id: place.benutzerId, gruppe_id: place.gruppeId }
      return { ...row, wert: change.vorher?.wert ?? null }
    }),
  )
}

/**
 * Z3: what holds for person X on day Y, and through what; and what would, were the person in one group more or one less. Groups are those of today:
 * who was in which when is not kept.
 */
export async function explainEinstellungen(call: Call, query: Query) {
  const { benutzerId, dazu, ohne } = query
  const facts = await readFacts(call.tx, benutzerId)
  const names = new Map(facts?.alle.map(({ id, name }) => [id, name]))
  const unknown = [dazu, ohne].some((id) => id !== undefined && !names.has(id))
  if (!facts || unknown) return refuse({ status: 404, code: 'nichtGefunden' })
  const werte = await asOf(call, query, facts.werte)
  const isIn = new Set(facts.in)
  const then = new Set([...isIn, ...(dazu ? [dazu] : [])].filter((id) => id !== ohne))
  const layers = inGroups(werte, isIn)
  const others = inGroups(werte, then)
  const named = (id: string): Named => ({ id, name: names.get(id) ?? '' })
  const items = SHOWN.map((name) => {
    const { wert, herkunft, beitraege } = explainEinstellung(name, layers)
    const dann = explainEinstellung(name, others)
    const same = JSON.stringify([wert, herkunft]) === JSON.stringify([dann.wert, dann.herkunft])
    return {
      name,
      wert,
      herkunft,
      beitraege: beitraege.map(({ gruppeId, ...rest }) => ({
        ...rest,
        gruppe: gruppeId === null ? null : named(gruppeId),
      })),
      dann: same ? null : { wert: dann.wert, herkunft: dann.herkunft },
    } as ExplanationView['items'][number]
  })
  const { id, name, email } = facts
  const gruppen = facts.alle.map((gruppe) => ({ ...gruppe })).filter((gruppe) => isIn.has(gruppe.id))
  return { status: 200, body: { benutzer: { id, name, email }, gruppen, items } } as const
}

function readFacts(tx: Tx, benutzerId: string): Promise<Facts | undefined> {
  return tx.first(ready<Facts>(FACTS, tx.scope.mandantId, benutzerId))
}
