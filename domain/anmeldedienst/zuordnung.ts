/** A group of the service, and the group or role of the house that it becomes. */
export interface Zuordnung {
  readonly wert: string
  readonly gruppeId: string | null
  readonly rolleId: string | null
}

/** What somebody has been given here. */
export interface Granted {
  readonly gruppenIds: readonly string[]
  readonly rollenIds: readonly string[]
}

export interface GrantChange {
  readonly dazu: Granted
  readonly weg: Granted
}

const NOTHING: Granted = { gruppenIds: [], rollenIds: [] }

/** Services write a name with capitals one day, and without them the next. */
const same = (a: string, b: string) => a.localeCompare(b, 'de', { sensitivity: 'accent' }) === 0

export const isIn = (gruppen: readonly string[], wert: string) => gruppen.some((one) => same(one, wert))

function follow(
  now: readonly string[],
  zuordnung: readonly (readonly [wert: string, id: string])[],
  gruppen: readonly string[],
) {
  const held = new Set(zuordnung.filter(([wert]) => isIn(gruppen, wert)).map(([, id]) => id))
  const ours = new Set(zuordnung.map(([, id]) => id))
  return {
    dazu: [...held].filter((id) => !now.includes(id)),
    weg: now.filter((id) => ours.has(id) && !held.has(id)),
  }
}

/**
 * What changes for somebody by what their service says. A group or role that is mapped follows the service; every other one is left alone. Where the
 * service does not say in which groups somebody is, nothing changes: above some number of them it leaves the claim out, and that is not "none".
 */
export function mapGruppen(
  gruppen: readonly string[] | null,
  zuordnung: readonly Zuordnung[],
  now: Granted,
): GrantChange {
  if (gruppen === null) return { dazu: NOTHING, weg: NOTHING }
  const ofGruppen = zuordnung.flatMap(({ wert, gruppeId }) =>
    gruppeId === null ? [] : [[wert, gruppeId] as const],
  )
  const ofRollen = zuordnung.flatMap(({ wert, rolleId }) =>
    rolleId === null ? [] : [[wert, rolleId] as const],
  )
  const g = follow(now.gruppenIds, ofGruppen, gruppen)
  const r = follow(now.rollenIds, ofRollen, gruppen)
  return {
    dazu: { gruppenIds: g.dazu, rollenIds: r.dazu },
    weg: { gruppenIds: g.weg, rollenIds: r.weg },
  }
}
