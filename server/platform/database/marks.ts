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
 * Bookings of whatever kind: what servers keep is made of them, and their tables are called so. The triggers of these tables do the same for
 * whoever is not one of our servers.
 */
const WRITES =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate)\s+(?:only\s+)?(?:public\.)?"?([a-z]+_buchung)\b/gi

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

// Of each day a row that no other writer has at this moment, or a new one: nobody waits here for anybody's commit, and nobody deadlocks.
const DRAW = `
  with m as (
    select art, objekt_id, tag from json_to_recordset($2::json) as m(art text, objekt_id uuid, tag date)
  ), free as (
    select m.art, m.objekt_id, m.tag, t.fach from m cross join lateral (
      select fach from tagesmarke where mandant_id = $1 and art = m.art and objekt_id = m.objekt_id and tag = m.tag
      order by fach limit 1 for update skip locked) t
  ), drawn as (
    update tagesmarke t set marke = (random() * 4e18)::bigint from free
    where t.mandant_id = $1 and t.art = free.art and t.objekt_id = free.objekt_id and t.tag = free.tag and t.fach = free.fach
  )
  insert into tagesmarke (mandant_id, art, objekt_id, tag, fach, marke)
  select $1, art, objekt_id, tag, (random() * 2e9)::integer, (random() * 4e18)::bigint from m
  where not exists (select from free where free.art = m.art and free.objekt_id = m.objekt_id and free.tag = m.tag)
  on conflict (mandant_id, art, objekt_id, tag, fach) do update set marke = excluded.marke`

/** Draws marks anew. It is the last statement before COMMIT: what is seen of a write is seen with them, by whatever snapshot. */
export function drawMarks(
  mandantId: string,
  marks: Iterable<Mark>,
): [text: string, values: readonly unknown[]] {
  const rows = [...marks].map((mark) => rowOf(mark, mandantId))
  const distinct = new Map(rows.map((row) => [`${row.art} ${row.objekt_id} ${row.tag}`, row]))
  return [DRAW, [mandantId, JSON.stringify([...distinct.values()])]]
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
