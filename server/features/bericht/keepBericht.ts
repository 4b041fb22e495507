import type { Language } from '@platzwart/phrases/phrases'
import type pg from 'pg'
import { forMandant } from '../../platform/jobs/forMandant.ts'
import { cacheContent } from '../../platform/mail/cacheContent.ts'
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

/** The report of a period in a language, read and written once for all the addresses that it goes to; anew when what may be told is another. */
export async function keepBericht(pool: pg.Pool, wanted: Wanted): Promise<BerichtWithDateien> {
  const gruppe = await forMandant(pool, wanted.mandantId, (tx) => readGruppe(tx, wanted.now))
  const { periode, sprache, mandant, now } = wanted
  const key = JSON.stringify(['fahrzeuge', wanted.mandantId, periode, sprache, mandant, gruppe])
  return cacheContent(pool, key, now, () => make(pool, wanted, gruppe))
}

async function make(
  pool: pg.Pool,
  { mandantId, periode, sprache, mandant, now }: Wanted,
  gruppe: number | null,
): Promise<BerichtWithDateien> {
  const bericht = await forMandant(pool, mandantId, (tx) => loadBericht(tx, periode, gruppe, now))
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
