import { ready, type Tx } from '../../../platform/database/tx.ts'
import { FAHRTEN, UNDERWAY } from '../../fahrt/marks.ts'

/** The marks of what searches and overviews are made of, as one statement has said. */
export interface Marken {
  /** Version of the Mandant's configuration, as the same statement saw it. */
  readonly stand: number
  /** The days that were asked for. */
  readonly tage: readonly string[]
  /** Of what holds cars on a day (UTC, YYYY-MM-DD). */
  tag(tag: string): string
  /** Of all cars that are out. */
  readonly underway: string
  /** Of how the cars are. */
  readonly zustand: string
}

interface Row {
  readonly stand: number
  /** `2026-11-24 123,2026-11-25 456`, without the days that nobody has written. */
  readonly tage: string
  readonly alle: string
  readonly underway: string
  readonly zustand: string
}

const sum = (arts: string, tage: string) => `coalesce((select sum(marke) from tagesmarke
  where mandant_id = $1 and objekt_id = $1 and art in (${arts}) and ${tage}), 0)::text`

const MARKEN = `
  select (select stand from mandant where id = $1) as stand, coalesce((
    select string_agg(t.tag || ' ' || t.summe, ',') from (
      select tag::text, sum(marke)::text as summe from tagesmarke
      where mandant_id = $1 and objekt_id = $1 and art = '${FAHRTEN}' and tag between $2::date and $3::date group by tag) t), '') as tage,
    ${sum(`'${FAHRTEN}'`, "tag = 'infinity'")} as alle,
    ${sum(`'${UNDERWAY}'`, "tag = 'infinity'")} as underway,
    ${sum("'fahrzeug', 'fahrzeug_schaden'", "tag = 'infinity'")} as zustand`

function markenOf(tage: readonly string[], { stand, tage: text, alle, underway, zustand }: Row): Marken {
  const byTag = new Map(text === '' ? [] : text.split(',').map((one) => one.split(' ') as [string, string]))
  return {
    stand,
    tage,
    tag: (tag) => `${byTag.get(tag) ?? ''}.${alle}`,
    underway: `${underway}.${alle}`,
    zustand,
  }
}

/** Of these days, which follow each other, in their order. */
export async function readMarken(tx: Tx, tage: readonly string[]): Promise<Marken> {
  const row = await tx.first(ready<Row>(MARKEN, tx.scope.mandantId, tage[0], tage.at(-1)))
  return markenOf(tage, row as Row)
}

/**
 * What was read after these marks, and the marks after it: of what has the same in both, nothing was written between. So what is read may be a
 * function's answer, which no database of many machines reads in one statement with a table. The version after it tells whether the configuration
 * that it was made with is still the caller's own: each statement sees what was committed before it.
 */
export async function readBetween<T>(
  tx: Tx,
  { tage }: Marken,
  read: Promise<T>,
): Promise<{ readonly found: T; readonly after: Marken }> {
  const [found, after] = await Promise.all([read, readMarken(tx, tage)])
  return { found, after }
}
