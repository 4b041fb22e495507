import type { MandantUmfang } from '@platzwart/contract/mandant'
import { ready, type Tx } from '../../platform/database/tx.ts'
import { readMandant } from '../../platform/konfiguration/mandant.ts'
import type { HausCall } from './answerBetreiber.ts'

const COUNTS = `
  select
    (select count(*) from benutzer where mandant_id = $1 and status <> 'anonym')::int as menschen,
    (select count(*) from leseraum where mandant_id = $1)::int as plaetze,
    (select count(*) from leseraum_buchung where mandant_id = $1)::int as buchungen,
    (select count(*) from fahrzeug where mandant_id = $1)::int as fahrzeuge,
    (select count(*) from fahrzeug_buchung where mandant_id = $1)::int as fahrten,
    (select count(*) from fahrtenbuch_eintrag where mandant_id = $1)::int as fahrtenbuch,
    (select count(*) from datei where mandant_id = $1)::int as dateien,
    (select coalesce(sum(bytes), 0) from datei where mandant_id = $1)::float8 as bytes,
    (select count(*) from benachrichtigung where mandant_id = $1)::int as mails`
const DIRECTORY = 'select was, anzahl::int from auth.count_mandant()'

/** How much there is of the Mandant of the transaction. */
export async function readUmfang(tx: Tx): Promise<MandantUmfang> {
  const [counts, directory] = await Promise.all([
    tx.first(ready<Omit<MandantUmfang, 'anmeldungen' | 'auftraege'>>(COUNTS, tx.scope.mandantId)),
    tx.all(ready<{ was: string; anzahl: number }>(DIRECTORY)),
  ])
  if (!counts) throw new Error('counting answers one row')
  const of = (was: string) => directory.find((row) => row.was === was)?.anzahl ?? 0
  return { ...counts, anmeldungen: of('anmeldungen'), auftraege: of('auftraege') }
}

/** What would go if the house were deleted (T2): numbers, and nobody's data. @throws ProblemError 404 when there is none */
export async function countMandant({ tx }: HausCall) {
  await readMandant(tx)
  return { status: 200, body: await readUmfang(tx) } as const
}
