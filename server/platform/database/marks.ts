import { randomInt } from 'node:crypto'

/** What may have changed: of one thing (a floor plan; without one of the whole house) a day, or what it has beside its days. */
export interface Mark {
  /** A table of bookings, or what its feature has named beside it. */
  readonly art: string
  readonly objektId?: string
  /** YYYY-MM-DD; without one it concerns all days of the kind. */
  readonly tag?: string
}

/** What a statement changes of the days that are kept. */
export interface Marked {
  readonly marks?: readonly Mark[] | undefined
}

/** A statement with the marks of what it changes. One that names none marks all days of what it writes: dearer, and never wrong. */
export function marking<S extends object>(statement: S, marks: readonly Mark[] | undefined): S & Marked {
  return { ...statement, marks }
}

/**
 * What servers keep is made of bookings of whatever kind, whose tables are called so, and of how the vehicles are. The triggers of these tables
 * do the same for whoever is not one of our servers.
 */
const WRITES =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate)\s+(?:only\s+)?(?:public\.)?"?([a-z]+_buchung|fahrzeug|fahrzeug_schaden)\b/gi

/** The marks of whoever writes a text without saying of which days. */
export function marksOf(text: string): readonly Mark[] {
  const arts = [...text.matchAll(WRITES)].map(([, table = '']) => table.toLowerCase())
  return [...new Set(arts)].map((art) => ({ art }))
}

/** Stands for all days. */
const ALWAYS = 'infinity'

const rowOf = ({ art, objektId, tag = ALWAYS }: Mark, mandantId: string) => ({
  art,
  objekt_id: objektId ?? mandantId,
  tag,
})

// Of each day the row of the writer's own connection: hardly anybody waits here for another's commit, and nobody deadlocks, because all take
// their rows in one order. From the Mandant's row, and
// without a number that the database draws: so it has a plan over many machines.
const DRAW = `
  insert into tagesmarke (mandant_id, art, objekt_id, tag, fach, marke)
  select h.id, m.art, m.objekt_id, m.tag, $3::integer, m.marke
  from mandant h, json_to_recordset($2::json) as m(art text, objekt_id uuid, tag date, marke bigint)
  where h.id = $1 order by m.art, m.objekt_id, m.tag
  on conflict (mandant_id, art, objekt_id, tag, fach) do update set marke = excluded.marke`

/** A sum of thousands of them is still a number of the database, and two writes that leave the same sum are not met with. */
const MOST = 2 ** 48 - 1

/**
 * Draws marks anew. It is the last statement before COMMIT: what is seen of a write is seen with them, by whatever snapshot.
 * @param fach of the connection: of two that write at the same time and have the same, one waits for the other's commit
 */
export function drawMarks(
  mandantId: string,
  marks: Iterable<Mark>,
  fach: number,
): [text: string, values: readonly unknown[]] {
  const rows = [...marks].map((mark) => ({ ...rowOf(mark, mandantId), marke: randomInt(MOST) }))
  const distinct = new Map(rows.map((row) => [`${row.art} ${row.objekt_id} ${row.tag}`, row]))
  return [DRAW, [mandantId, JSON.stringify([...distinct.values()]), fach]]
}

/** Of what the marks are asked; each part an expression of SQL. */
interface Asked {
  readonly mandant: string
  readonly art: string
  readonly objekt: string
  /** A condition on `tag`. */
  readonly tage: string
}

/**
 * The marks of some days of one thing as an expression: a text that is another one after every write, so that who finds the same reads the same
 * rows. It says so of its own statement's snapshot alone: rows that are kept under it are read by the statement that asks for it.
 */
export function markeText({ mandant, art, objekt, tage }: Asked): string {
  const sum = (which: string) =>
    `coalesce((select sum(marke) from tagesmarke where mandant_id = ${mandant} and art = '${art}' and ${which}), 0)`
  return `${sum(`objekt_id = ${objekt} and ${tage}`)} || '.' || ${sum(`objekt_id = ${mandant} and tag = '${ALWAYS}'`)}`
}
