import type { buchungszeitenSaveSchema, FahrzeugView } from '@platzwart/contract/fahrzeug'
import { type ZeitenPreset, zeitenPreset } from '@platzwart/domain/fahrzeug/buchungszeiten'
import type { Buchungszeiten } from '@platzwart/domain/fahrzeug/types'
import { parseUhrzeit } from '@platzwart/domain/time/uhrzeit'
import type { z } from 'zod'
import { build } from '../../platform/database/sql.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import type { CodedIssue } from '../../platform/http/problem.ts'
import { dayOf, lockForChange, periodIssues, refuseStaleFahrzeug } from '../flotte/checkFahrzeug.ts'
import { readFahrzeug } from '../flotte/showFahrzeug.ts'
import { raiseVersion, settleFahrzeug } from '../flotte/writeFahrzeug.ts'
import { cancelBetroffene } from './cancelBetroffene.ts'
import { keepsZeiten } from './listFahrzeugBetroffene.ts'

type BuchungszeitenSave = z.output<typeof buchungszeitenSaveSchema>
type Complete = BuchungszeitenSave & ZeitenPreset

/** What is not said is as the house has set it. */
function filled({ person }: Call, input: BuchungszeitenSave): Complete {
  const { von, bis, buchungAusserhalbMoeglich } = zeitenPreset(person.einstellungen)
  return {
    ...input,
    von: input.von ?? von,
    bis: input.bis ?? bis,
    buchungAusserhalbMoeglich: input.buchungAusserhalbMoeglich ?? buchungAusserhalbMoeglich,
  }
}

function issuesOf(input: Complete): CodedIssue[] {
  const seen = new Set<number>()
  return [
    ...periodIssues(input.gueltigVon, input.gueltigBis, 'gueltigBis'),
    ...(input.von < input.bis
      ? []
      : [{ code: 'zeitraum.startNichtVorEnde', field: 'bis', data: {} } as const]),
    ...input.wochentage.flatMap((tag, i) => {
      const twice = seen.has(tag)
      seen.add(tag)
      return twice
        ? [{ code: 'feld.doppelt', field: `wochentage.${i}`, data: { wert: String(tag) } } as const]
        : []
    }),
  ]
}

function zeitenOf(input: Complete): Buchungszeiten {
  const von = parseUhrzeit(input.von)
  const bis = parseUhrzeit(input.bis)
  if (!von.ok || !bis.ok) throw new Error('the declared shape lets through wall times only')
  const { wochentage, buchungAusserhalbMoeglich } = input
  const days = { gueltigVon: dayOf(input.gueltigVon), gueltigBis: dayOf(input.gueltigBis) }
  return { ...days, wochentage, von: von.value, bis: bis.value, buchungAusserhalbMoeglich }
}

/** The car in the fleet as it was read, locked; a refusal otherwise. */
async function openCar(call: Call, id: string) {
  const row = await lockForChange(call, id)
  return 'refusal' in row ? row : ((await refuseStaleFahrzeug(call, row)) ?? row)
}

/** A car's own booking times (F5): what no longer fits is shown first, and cancelled once that is confirmed. */
export async function saveBuchungszeiten(call: Call, id: string, wish: BuchungszeitenSave) {
  const { tx } = call
  const input = filled(call, wish)
  const row = await openCar(call, id)
  if ('refusal' in row) return row
  const issues = issuesOf(input)
  if (issues.length > 0) return refuse({ status: 422, code: 'anfrage.ungueltig', issues })
  const hit = await cancelBetroffene(call, id, {
    aktion: 'saveBuchungszeiten',
    aenderungen: keepsZeiten(call) ? [{ art: 'buchungszeiten', buchungszeiten: zeitenOf(input) }] : [],
    word: input,
  })
  if (hit) return hit
  const before = (await readFahrzeug(call, id)) as FahrzeugView
  const columns = {
    gueltig_von: dayOf(input.gueltigVon),
    gueltig_bis: dayOf(input.gueltigBis),
    wochentage: input.wochentage.toSorted((a, b) => a - b),
    von: input.von,
    bis: input.bis,
    buchung_ausserhalb_moeglich: input.buchungAusserhalbMoeglich,
  }
  await tx.run(
    build
      .insertInto('fahrzeug_oeffnungszeit')
      .values({ ...columns, mandant_id: tx.scope.mandantId, id: uuidv7(), fahrzeug_id: id })
      .onConflict((conflict) => conflict.columns(['mandant_id', 'fahrzeug_id']).doUpdateSet(columns)),
  )
  await raiseVersion(call, id)
  return settleFahrzeug(call, 'saveBuchungszeiten', before)
}

/** Takes a car's own booking times away: it can be booked at any time, which hits no booking. */
export async function clearBuchungszeiten(call: Call, id: string) {
  const row = await openCar(call, id)
  if ('refusal' in row) return row
  const before = (await readFahrzeug(call, id)) as FahrzeugView
  await call.tx.run(
    build
      .deleteFrom('fahrzeug_oeffnungszeit')
      .where('fahrzeug_oeffnungszeit.mandant_id', '=', call.tx.scope.mandantId)
      .where('fahrzeug_id', '=', id),
  )
  await raiseVersion(call, id)
  return settleFahrzeug(call, 'clearBuchungszeiten', before)
}
