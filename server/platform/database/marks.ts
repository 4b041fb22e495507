import { randomInt } from 'node:crypto'

/** A cache key that a write invalidates: a day of one resource, or of the whole house without `objektId`. */
export interface Mark {
  /** A table of bookings, or another name that its feature defines. */
  readonly art: string
  readonly objektId?: string
  /** YYYY-MM-DD; all days if absent. */
  readonly tag?: string
}

/** The marks that a statement invalidates. */
export interface Marked {
  readonly marks?: readonly Mark[] | undefined
}

/**
 * Attaches marks to a statement. Without any, all days of the written table are invalidated: more expensive,
 * never wrong.
 */
export function withMarks<S extends object>(statement: S, marks: readonly Mark[] | undefined): S & Marked {
  return { ...statement, marks }
}

/**
 * Server caches derive from bookings, whose tables have this suffix, and from the condition of vehicles.
 * Triggers on these tables do the same for other clients.
 */
const WRITES =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate)\s+(?:only\s+)?(?:public\.)?"?([a-z]+_buchung|fahrzeug|fahrzeug_schaden)\b/gi

/** The marks of a statement that names none: all days of each written table. */
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

// Each connection draws marks in a row of its own (`fach`) per day, so that writers rarely wait for each
// other's commit; a fixed row order prevents deadlocks. Selecting from the Mandant's row, and drawing the
// number outside the database, lets Citus route the statement.
const DRAW = `
  insert into tagesmarke (mandant_id, art, objekt_id, tag, fach, marke)
  select h.id, m.art, m.objekt_id, m.tag, $3::integer, m.marke
  from mandant h, json_to_recordset($2::json) as m(art text, objekt_id uuid, tag date, marke bigint)
  where h.id = $1 order by m.art, m.objekt_id, m.tag
  on conflict (mandant_id, art, objekt_id, tag, fach) do update set marke = excluded.marke`

/** A sum of thousands of them still fits a bigint, and two writes practically never leave the same sum. */
const MOST = 2 ** 48 - 1

/**
 * Draws new marks. Must be the last statement before COMMIT: a snapshot that sees the write sees the new
 * marks.
 * @param fach slot of the connection; concurrent writers in the same slot wait for each other's commit
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

/** SQL expressions that select marks. */
interface Asked {
  readonly mandant: string
  readonly art: string
  readonly objekt: string
  /** A condition on `tag`. */
  readonly tage: string
}

/**
 * SQL expression for the marks of some days of a resource as text: it changes with every write, so equal
 * texts mean equal rows. It holds for the snapshot of its own statement only: rows to be cached under it must
 * be read by the same statement.
 */
export function marksSql({ mandant, art, objekt, tage }: Asked): string {
  const sum = (which: string) =>
    `coalesce((select sum(marke) from tagesmarke where mandant_id = ${mandant} and art = '${art}' and ${which}), 0)`
  return `${sum(`objekt_id = ${objekt} and ${tage}`)} || '.' || ${sum(`objekt_id = ${mandant} and tag = '${ALWAYS}'`)}`
}
