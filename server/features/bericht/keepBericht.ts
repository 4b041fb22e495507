import type { Language } from '@platzwart/phrases/phrases'
import type pg from 'pg'
import { forMandant } from '../../platform/jobs/forMandant.ts'
import { type Bericht, loadBericht, readGruppe } from './loadBericht.ts'

/** A report with its files. */
export interface BerichtWithDateien {
  readonly bericht: Bericht
  readonly excel: Buffer
  readonly pdf: Buffer
}

interface Wanted {
  readonly mandantId: string
  /** The period's name, `2026-10`. */
  readonly periode: string
  readonly sprache: Language
  readonly mandant: { readonly name: string; readonly zone: string }
  readonly now: Temporal.Instant
}

interface Kept {
  readonly until: Temporal.Instant
  readonly made: Promise<BerichtWithDateien>
}

/** All the addresses of a report get it within minutes. */
const MINUTES = 10
/** Reports in memory at once, in each language one. */
const MOST = 4

const KEPT = new WeakMap<pg.Pool, Map<string, Kept>>()

/** The report of a period in a language, read and written once for all the addresses that it goes to; anew when what may be told is another. */
export async function keepBericht(pool: pg.Pool, wanted: Wanted): Promise<BerichtWithDateien> {
  const gruppe = await forMandant(pool, wanted.mandantId, (tx) => readGruppe(tx, wanted.now))
  const kept = KEPT.get(pool) ?? new Map<string, Kept>()
  KEPT.set(pool, kept)
  const { now } = wanted
  for (const [key, { until }] of kept) if (Temporal.Instant.compare(until, now) <= 0) kept.delete(key)
  const key = JSON.stringify([wanted.mandantId, wanted.periode, wanted.sprache, wanted.mandant, gruppe])
  const known = kept.get(key)
  if (known) return known.made
  const made = make(pool, wanted, gruppe)
  // One that could not be made is made again at the next attempt.
  made.catch(() => kept.delete(key))
  const [oldest] = kept.keys()
  if (oldest !== undefined && kept.size >= MOST) kept.delete(oldest)
  kept.set(key, { until: now.add({ minutes: MINUTES }), made })
  return made
}

async function make(
  pool: pg.Pool,
  { mandantId, periode, sprache, mandant, now }: Wanted,
  gruppe: number | null,
): Promise<BerichtWithDateien> {
  const bericht = await forMandant(pool, mandantId, (tx) => loadBericht(tx, periode, gruppe))
  const head = { sprache, mandant: mandant.name, zone: mandant.zone, now }
  // Loaded with the first report: a server that sends none does without.
  const [{ writeBerichtExcel }, { writeBerichtPdf }] = await Promise.all([
    import('./writeBerichtExcel.ts'),
    import('./writeBerichtPdf.ts'),
  ])
  return {
    bericht,
    excel: await writeBerichtExcel(bericht, sprache),
    pdf: await writeBerichtPdf(bericht, head),
  }
}
