import type { AuftraegeView } from '@platzwart/contract/auftrag'
import { hasAuftrag } from '@platzwart/domain/auftrag/names'
import type { Tx } from '../../platform/database/tx.ts'
import type { Call } from '../../platform/http/endpoint.ts'

/** Of each job. */
const LAST_RUNS = 20

interface LaufRow {
  readonly auftrag: string
  readonly periode: string
  readonly begonnen: Temporal.Instant
  readonly beendet: Temporal.Instant | null
  readonly ergebnis: Record<string, unknown> | null
}

// By name, because the newest of each are asked for and not the newest of all: one job runs every 30 seconds, another once a year.
const LAEUFE = `
  select l.auftrag, l.periode, l.begonnen, l.beendet, l.ergebnis
  from (select distinct auftrag from auftragslauf where mandant_id = $1) a
    cross join lateral (select * from auftragslauf l where l.mandant_id = $1 and l.auftrag = a.auftrag
      order by l.begonnen desc, l.periode desc limit ${LAST_RUNS}) l
  order by l.auftrag, l.begonnen desc, l.periode desc`

async function readLaeufe(tx: Tx): Promise<LaufRow[]> {
  return (await tx.raw<LaufRow>(LAEUFE, [tx.scope.mandantId])).rows
}

/** How this server's jobs are, of those that are about what the house has. */
export function healthOf({ deps, konfiguration }: Pick<Call, 'deps' | 'konfiguration'>) {
  return deps.jobs.health().filter(({ name }) => hasAuftrag(konfiguration.mandant.module, name))
}

/**
 * J: every recurring job with its last runs for this Mandant, whichever server they were on, and whether it is late here. Those of a module that
 * is off are left out, what they did while it was on included.
 */
export async function listAuftraege(call: Call) {
  const { tx, konfiguration } = call
  const runs = Map.groupBy(await readLaeufe(tx), (row) => row.auftrag)
  const known = new Map(healthOf(call).map((job) => [job.name, job]))
  const names = [...new Set([...known.keys(), ...runs.keys()])]
    .filter((name) => hasAuftrag(konfiguration.mandant.module, name))
    .sort()
  const body: AuftraegeView = names.map((name) => ({
    auftrag: name,
    alleSekunden: known.get(name)?.everySeconds ?? null,
    ueberfaellig: known.get(name)?.red ?? false,
    laeufe: (runs.get(name) ?? []).map(({ periode, begonnen, beendet, ergebnis }) => ({
      periode,
      begonnen: begonnen.toString(),
      beendet: beendet?.toString() ?? null,
      ergebnis,
    })),
  }))
  return { status: 200, body } as const
}
