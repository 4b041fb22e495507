import { PAGE } from '@platzwart/contract/paths'
import { guardAdminPath } from '@platzwart/domain/berechtigung/adminBereich'
import type { Berichtsperiode } from '@platzwart/domain/bericht/periode'
import { shareOf } from '@platzwart/domain/leseraum/auslastung'
import { BEREICHE } from '@platzwart/domain/mandant/bereich'
import { hasModul } from '@platzwart/domain/mandant/module'
import type { Language } from '@platzwart/phrases/phrases'
import { AnswerCache } from '../../../platform/cache/answerCache.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { isRefusal } from '../../../platform/http/endpoint.ts'
import { Konfigurationen } from '../../../platform/konfiguration/konfiguration.ts'
import { readMandant } from '../../../platform/konfiguration/mandant.ts'
import { loadPerson, SharedParts } from '../../../platform/konfiguration/person.ts'
import { phrase } from '../../../platform/phrases.ts'
import { keyFigures, notesOf } from '../auslastung/listTables.ts'
import { counts, readAuslastung } from '../auslastung/readAuslastung.ts'
import { readAuswertung } from '../auslastung/readAuswertung.ts'
import { asShare, asText, spoken } from '../auslastung/renderTables.ts'
import { auslastungExcel, auslastungPdf, auswertungExcel, auswertungPdf } from '../auslastung/writeFiles.ts'
import { PLATZ_BERICHT_FLAG, type PlatzBericht, type Row } from './bericht.ts'

/**
 * Whether somebody may read the figures now and still wants them: rights, modules and switches may be others than when the mail was queued. Who
 * lacks a second factor that is asked for reads nothing of the house.
 */
export async function wantsPlatzBericht(tx: Tx, benutzerId: string): Promise<boolean> {
  const mandant = await readMandant(tx)
  if (!hasModul(mandant.module, BEREICHE)) return false
  const person = await loadPerson(tx, benutzerId, mandant, new SharedParts())
  return (
    counts.anyOf.some((recht) => person.berechtigungen.has(recht)) &&
    // It leads to the page, which not everybody can open who may read the figures.
    guardAdminPath(PAGE.adminAuswertung, person.berechtigungen) === null &&
    !person.zweitfaktorFehlt &&
    person.einstellungen[PLATZ_BERICHT_FLAG].value
  )
}

/** Sums of a month are some kilobytes for each plan: they are made for this one mail and go with it. */
const SUMS = 16 * 1024 * 1024

/** Utilisation and evaluation of a month as the pages say them, with their files; null for a house without floor plans. */
export async function loadPlatzBericht(
  tx: Tx,
  periode: Berichtsperiode,
  sprache: Language,
  now: Temporal.Instant,
): Promise<PlatzBericht | null> {
  const konfiguration = await new Konfigurationen().current(tx)
  const asking = { tx, konfiguration, now, sprache, deps: { cache: new AnswerCache(SUMS) } }
  const query = { von: periode.von.toString(), bis: periode.bis.subtract({ days: 1 }).toString() }
  const auslastung = await readAuslastung(asking, query)
  const auswertung = await readAuswertung(asking, query)
  // Of days of ours and of all plans nothing is refused.
  if (isRefusal(auslastung) || isRefusal(auswertung)) throw new RangeError(`no figures of ${periode.name}`)
  const taken = auslastung.body
  const told = auswertung.body
  if (told.grundrisse.length === 0) return null
  const share = (one: typeof taken.gesamt) =>
    one.wenige ? asText(phrase(sprache, 'auslastung', 'wenige')) : asShare(shareOf(one))
  const used = [
    asText(phrase(sprache, 'auslastung', 'gesamt.anteil')),
    share(taken.gesamt),
    share(taken.gesamtDavor),
  ]
  const zeilen = [used, ...keyFigures(told, sprache)].map((row): Row => {
    const [name = '', jetzt = '', davor = ''] = row.map((figure) => spoken(figure, sprache))
    return [name, jetzt, davor]
  })
  return {
    von: told.von,
    bis: told.bis,
    davor: told.davor,
    zeilen,
    hinweise: notesOf(told, sprache),
    dateien: [
      await auswertungExcel(asking, told),
      await auswertungPdf(asking, told),
      await auslastungExcel(asking, taken),
      await auslastungPdf(asking, taken),
    ],
  }
}
