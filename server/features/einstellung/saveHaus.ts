import type { hausEinstellungenSaveSchema } from '@platzwart/contract/einstellung'
import { type EinstellungName, isEinstellungName } from '@platzwart/domain/einstellung/catalogue'
import { modulOfWert } from '@platzwart/domain/einstellung/modul'
import { parseWert } from '@platzwart/domain/einstellung/parseWert'
import { type Issue, issue } from '@platzwart/domain/issue'
import type { z } from 'zod'
import type { Tx } from '../../platform/database/tx.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import type { Refusal } from '../../platform/http/problem.ts'
import { lockStand, raiseStand } from '../../platform/konfiguration/mandant.ts'
import { requireModul } from '../../platform/konfiguration/requireModul.ts'
import { checkHaus, type HausChange } from './checkHaus.ts'
import { presentHaus } from './present.ts'
import { readMandantEinstellungen } from './queries.ts'
import { placeOfChange, readHistory } from './readHistory.ts'
import { refuseWert } from './refuseWert.ts'
import { storeWert } from './storeWert.ts'

type Input = z.output<typeof hausEinstellungenSaveSchema>

const HAUS = { benutzerId: null, gruppeId: null } as const

/**
 * Saves several of the house's values at once, or none: a state of cleanliness is renamed together with the threshold that is at it.
 * Who saw something else (`bisher`) than what holds now gets 412 with the values as they are.
 *
 * @throws ProblemError 404 `modul.aus` where the house has not the module by which one of them is set
 */
export async function saveHausEinstellungen(call: Call, { aenderungen }: Input) {
  const { tx } = call
  const [aenderung, wrong] = parsed(aenderungen)
  if (wrong.length > 0) return notSaved(call, aenderungen, wrong)
  for (const name of aenderung.keys()) requireModul(call, modulOfWert(name, 'haus'))
  const { module } = call.konfiguration.mandant
  await lockStand(tx)
  const current = presentHaus(module, await readMandantEinstellungen(tx))
  const stale = [...aenderung.keys()].find((name) => {
    const now = current.find((view) => view.name === name)
    const { bisher } = aenderungen.find((one) => one.name === name) ?? {}
    return JSON.stringify(now?.wert) !== JSON.stringify(bisher)
  })
  if (stale !== undefined) {
    const geaendert = await readLastChange(tx, stale)
    return refuse({ status: 412, code: 'anfrage.versionVeraltet', current, ...geaendert })
  }
  const unfit = await checkHaus(call, aenderung)
  if (unfit.length > 0) return notSaved(call, aenderungen, unfit)
  let changed = false
  for (const [name, stored] of aenderung) changed = (await storeWert(tx, name, HAUS, stored)) || changed
  if (changed) await raiseStand(tx)
  return { status: 200, body: presentHaus(module, await readMandantEinstellungen(tx)) } as const
}

/** Changes of one option, of whatever layer, among which the house's last one is looked for. */
const LOOKED_AT = 50

/** Who changed a value of the house last, and when. */
async function readLastChange(tx: Tx, name: EinstellungName): Promise<Pick<Refusal, 'geaendert'>> {
  const changes = await readHistory(tx, name, null, LOOKED_AT)
  const last = changes.find((one) => placeOfChange(one).schicht === 'mandant')
  return last ? { geaendert: { von: last.akteur, zeit: last.zeit.toString() } } : {}
}

/** The values as they will be stored, and what is wrong with them one by one. */
function parsed(aenderungen: Input['aenderungen']): [HausChange, Issue[]] {
  const aenderung = new Map<EinstellungName, string | null>()
  const wrong: Issue[] = []
  for (const { name, wert } of aenderungen) {
    if (!isEinstellungName(name)) {
      wrong.push(issue('einstellung.optionUnbekannt', { option: name }, { field: name }))
      continue
    }
    const result = wert === null ? null : parseWert(name, wert)
    if (result === null || result.ok) aenderung.set(name, result === null ? null : result.value.stored)
    else wrong.push(...result.issues.map((found) => ({ ...found, field: name })))
  }
  return [aenderung, wrong]
}

function notSaved(call: Call, aenderungen: Input['aenderungen'], issues: readonly Issue[]) {
  const [first, ...more] = issues
  const wert = aenderungen.find(({ name }) => name === first?.field)?.wert
  const reasons = [first ?? issue('einstellung.wertTyp'), ...more] as const
  return refuseWert(call, { wert, schicht: 'mandant', reasons })
}
