import { CHAIN_START, type ChainReport, verifyChain } from '@platzwart/domain/fahrtenbuch/chain'
import { type Widerspruch, widersprueche } from '@platzwart/domain/fahrtenbuch/zeugen'
import type { Language } from '@platzwart/phrases/phrases'
import { ready, type Tx } from '../../platform/database/tx.ts'
import { formatDatum, formatNumber, formatTag } from '../../platform/format.ts'
import { phrase } from '../../platform/phrases.ts'
import { EINTRAG_AS_TEXT, type EintragRow, eintragInText } from './eintrag.ts'
import { sha256 } from './hashEintrag.ts'
import { readZeugnis } from './readZeugnis.ts'

/** Rows that are in memory at once. */
const BATCH = 250

const ROWS = `${EINTRAG_AS_TEXT} and fahrzeug_id = $2 and nummer > $3 order by nummer limit ${BATCH}`

/** What a check of a logbook found: its chain, and who remembers it otherwise. */
export interface Verification extends ChainReport {
  readonly widersprueche: readonly Widerspruch[]
}

/**
 * Walks a vehicle's chain from its first row to its last and names the first that is broken. A chain can be in order in itself and have lost
 * its end, or be written anew as a whole: so it is held against everything else that remembers it, too.
 */
export async function verifyFahrtenbuch(tx: Tx, fahrzeugId: string): Promise<Verification> {
  const chain = await walk(tx, fahrzeugId)
  return { ...chain, widersprueche: widersprueche(await readZeugnis(tx, fahrzeugId)) }
}

export function isIntact({ fault, widersprueche }: Verification): boolean {
  return fault === null && widersprueche.length === 0
}

async function walk(tx: Tx, fahrzeugId: string): Promise<ChainReport> {
  let head = CHAIN_START
  const read = (after: number) =>
    tx.all(ready<EintragRow<string>>(ROWS, tx.scope.mandantId, fahrzeugId, after))
  for (let coming = read(head.nummer); ; ) {
    const rows = await coming
    const last = rows.at(-1)
    const more = rows.length === BATCH && last !== undefined
    // The database reads on while this batch is hashed.
    if (more) coming = read(last.nummer)
    coming.catch(() => undefined)
    const report = verifyChain(rows.map(eintragInText), sha256, head)
    if (report.fault || !more) return report
    head = report.head
  }
}

/** Who reads the result: days are told in the Mandant's zone. */
interface Reader {
  readonly sprache: Language
  readonly zone: string
}

/** All that was found, a sentence each; none when the logbook is in order. */
export function sayFaults({ fault, widersprueche }: Verification, reader: Reader): string[] {
  const chain = fault ? [sayFault(fault, reader.sprache)] : []
  return [...chain, ...widersprueche.map((one) => sayWiderspruch(one, reader))]
}

/** What is wrong in the chain itself, in a sentence. */
export function sayFault(fault: NonNullable<ChainReport['fault']>, sprache: Language): string {
  return phrase(sprache, 'fahrtenbuch', `fehler.${fault.art}`, { eintrag: String(fault.nummer) })
}

/** A contradiction in a sentence. */
export function sayWiderspruch(found: Widerspruch, { sprache, zone }: Reader): string {
  const say = (key: string, data: Record<string, string>) =>
    phrase(sprache, 'fahrtenbuch', `zeuge.${key}`, data)
  const tag = (zeit: Temporal.Instant) => formatTag(zeit, zone, sprache)
  const km = (wert: number) => formatNumber(wert, sprache)
  switch (found.zeuge) {
    case 'protokoll':
      return say(found.fehlt ? 'protokollFehlt' : 'protokollAnders', { eintrag: String(found.nummer) })
    case 'siegel':
      return say(found.fehlt ? 'siegelFehlt' : 'siegelAnders', {
        eintrag: String(found.nummer),
        tag: formatDatum(found.tag, sprache),
      })
    case 'fahrten':
      return say(found.anzahl === 1 ? 'fahrt' : 'fahrten', {
        anzahl: km(found.anzahl),
        tag: tag(found.zeit),
      })
    case 'historie':
      return found.nummer === null
        ? say('historieFehlt', { tag: tag(found.zeit), km: km(found.km) })
        : say('historieAnders', { tag: tag(found.zeit), km: km(found.km), eintrag: String(found.nummer) })
    case 'kilometerstand':
      return say('kilometerstand', { km: km(found.km), belegt: km(found.belegt) })
  }
}
