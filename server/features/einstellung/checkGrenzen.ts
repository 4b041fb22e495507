import type { EinstellungName, EinstellungWert } from '@platzwart/domain/einstellung/catalogue'
import { BOUND, boundTo, grenzIssues, type WertOf } from '@platzwart/domain/einstellung/grenzen'
import { type EinstellungLayers, resolveEinstellung } from '@platzwart/domain/einstellung/resolve'
import { sameWert } from '@platzwart/domain/einstellung/sameWert'
import type { Issue } from '@platzwart/domain/issue'
import { ready, type Tx } from '../../platform/database/tx.ts'
import type { Schicht } from './queries.ts'

/** Stored values by option; null is nothing. */
export type WertChange = ReadonlyMap<EinstellungName, string | null>

type Werte = Readonly<Record<string, string>>

/** Groups and people that are named. */
const NAMED = 3

interface GroupRow {
  readonly id: string | null
  readonly name: string | null
  readonly werte: Werte
}

/** People who are in the same groups and have set the same for themselves. */
interface PersonRow {
  readonly gruppen: readonly string[]
  readonly eigen: Werte | null
  readonly name: string
}

const GROUPS = `
  select g.id, g.name, coalesce(json_object_agg(e.option_name, e.wert) filter (where e.option_name is not null), '{}') as werte
  from (select id, name from gruppe where mandant_id = $1 union all select null, null) g
  left join einstellung_wert e on e.mandant_id = $1 and e.option_name = any ($2) and e.benutzer_id is null
    and e.gruppe_id is not distinct from g.id
  where g.id is null or g.id = $3 or e.option_name is not null
  group by g.id, g.name order by g.name nulls first`

// Who is in one group alone and has said nothing is judged with the group.
const PEOPLE = `
  with gesagt as (
    select option_name, wert, benutzer_id, gruppe_id from einstellung_wert where mandant_id = $1 and option_name = any ($2)),
  mitglied as (
    select benutzer_id, array_agg(gruppe_id::text order by gruppe_id) as gruppen from benutzer_gruppe
    where mandant_id = $1 and (gruppe_id = $3 or gruppe_id in (select gruppe_id from gesagt where gruppe_id is not null))
    group by benutzer_id),
  eigen as (
    select benutzer_id, jsonb_object_agg(option_name, wert) as werte from gesagt where benutzer_id is not null
    group by benutzer_id)
  select coalesce(m.gruppen, '{}') as gruppen, e.werte as eigen, min(b.vorname || ' ' || b.nachname) as name
  from benutzer b
  left join mitglied m on m.benutzer_id = b.id
  left join eigen e on e.benutzer_id = b.id
  where b.mandant_id = $1 and b.status <> 'anonym'
    and (e.werte is not null or cardinality(m.gruppen) > 1 or b.id = $4) and ($4::uuid is null or b.id = $4)
  group by 1, 2 order by 3`

function changed(werte: Werte, change: WertChange): Werte {
  const next: Record<string, string> = { ...werte }
  for (const [name, wert] of change) {
    if (wert === null) delete next[name]
    else next[name] = wert
  }
  return next
}

/** For whom the same holds. */
interface Alike {
  /** A layer as it stands, and nobody's sum of several. */
  readonly einzeln: boolean
  readonly namen: readonly string[]
  readonly before: EinstellungLayers
  readonly after: EinstellungLayers
}

async function readAlike(
  tx: Tx,
  names: readonly string[],
  place: Schicht,
  change: WertChange,
): Promise<Alike[]> {
  const { gruppeId, benutzerId } = place
  const [groups, people] = await Promise.all([
    tx.all(ready<GroupRow>(GROUPS, tx.scope.mandantId, names, gruppeId)),
    tx.all(ready<PersonRow>(PEOPLE, tx.scope.mandantId, names, gruppeId, benutzerId)),
  ])
  const byId = new Map(groups.map((group) => [group.id, group]))
  const ofHouse = benutzerId === null && gruppeId === null
  const layers = (gruppen: readonly string[], eigen: Werte, now: boolean): EinstellungLayers => {
    const werteOf = (id: string | null) => {
      const werte = byId.get(id)?.werte ?? {}
      const isPlace = benutzerId === null && id === gruppeId
      return now && isPlace ? changed(werte, change) : werte
    }
    return {
      mandant: werteOf(null),
      gruppen: gruppen.map(werteOf),
      benutzer: now && benutzerId !== null ? changed(eigen, change) : eigen,
    }
  }
  const alike = (gruppen: readonly string[], eigen: Werte, namen: readonly string[]) => ({
    namen,
    before: layers(gruppen, eigen, false),
    after: layers(gruppen, eigen, true),
  })
  const nameOf = (id: string) => byId.get(id)?.name ?? ''
  const ofGroups = groups.flatMap(({ id }) => {
    if (benutzerId !== null || (id === null ? !ofHouse : !ofHouse && id !== gruppeId)) return []
    const namen = id === null || id === gruppeId ? [] : [nameOf(id)]
    return [{ ...alike(id === null ? [] : [id], {}, namen), einzeln: true }]
  })
  const ofPeople = people
    .filter(({ gruppen }) => gruppeId === null || gruppen.includes(gruppeId))
    .map(({ gruppen, eigen, name }) => {
      const namen = eigen === null ? gruppen.map(nameOf) : [name]
      return { ...alike(gruppen, eigen ?? {}, benutzerId === null ? namen : []), einzeln: false }
    })
  return [...ofGroups, ...ofPeople]
}

const reads =
  (layers: EinstellungLayers): WertOf =>
  <N extends EinstellungName>(name: N) =>
    resolveEinstellung(name, layers).value as EinstellungWert<N>

/**
 * Options that would exclude each other, in the layer itself and in what would hold with the other layers for those whom the change reaches: for the
 * house, for each group, for people with values of their own or with several groups. The house must be locked.
 */
export async function checkGrenzen(tx: Tx, place: Schicht, change: WertChange): Promise<Issue[]> {
  const names = boundTo(new Set(change.keys()))
  if (names.length === 0) return []
  const found: Found[] = []
  for (const { namen, before, after } of await readAlike(tx, names, place, change)) {
    const was = reads(before)
    const wert = reads(after)
    const moved = new Set([...change.keys()].filter((name) => !sameWert(was(name), wert(name))))
    for (const issue of grenzIssues({ wert, moved })) found.push({ issue, namen })
  }
  return oneEach(found)
}

/**
 * Options of a house that was brought in that exclude each other, by what its own layer and each of its groups say. What several groups of one person
 * come to is not judged: people change groups, and a house has to come back as it was.
 */
export async function checkSchichten(tx: Tx): Promise<Issue[]> {
  const alike = await readAlike(tx, [...BOUND], HAUS, new Map())
  const schichten = alike.filter(({ einzeln }) => einzeln)
  return oneEach(
    schichten.flatMap(({ namen, after }) =>
      grenzIssues({ wert: reads(after), moved: BOUND }).map((issue) => ({ issue, namen })),
    ),
  )
}

const HAUS = { gruppeId: null, benutzerId: null } as const

interface Found {
  readonly issue: Issue
  /** None: for whom the value is set. */
  readonly namen: readonly string[]
}

/** Each once, with the names of those whom it is about. */
function oneEach(found: readonly Found[]): Issue[] {
  const keyOf = ({ code, field }: Issue) => `${code} ${field}`
  const each = Map.groupBy(found, ({ issue }) => keyOf(issue))
  return [...each.values()].flatMap((all) => {
    const [first] = all
    if (!first) return []
    const named = all.every(({ namen }) => namen.length > 0)
    const namen = named ? [...new Set(all.flatMap((one) => one.namen))] : []
    return [{ ...first.issue, data: { ...first.issue.data, betrifft: namen.slice(0, NAMED) } }]
  })
}
