import * as wire from '@platzwart/contract/operations/fuhrpark'
import type { Context } from 'hono'
import type { Feature } from '../../platform/feature.ts'
import { countUpTo } from '../../platform/http/countUpTo.ts'
import type { AppEnv } from '../../platform/http/env.ts'
import { issuesOfZod } from '../../platform/http/issuesOfZod.ts'
import { problemResponse } from '../../platform/http/problem.ts'
import { serve, type ValidationResult } from '../../platform/http/serve.ts'
import { showStand } from '../../platform/live/event.ts'
import { FAHRT_KALENDER } from '../fahrt/kalender.ts'
import { showFahrzeug } from '../flotte/showFahrzeug.ts'
import { linksOf } from '../kalender/answerLinks.ts'
import { isMissing, issuesOfStammdaten } from './checkPflichtfelder.ts'
import { closeFahrzeug } from './closeFahrzeug.ts'
import { createFahrzeug } from './createFahrzeug.ts'
import { deactivateFahrzeug } from './deactivateFahrzeug.ts'
import { FAHRZEUGE } from './einfuhr/art.ts'
import { einfuhrServes } from './einfuhr/serves.ts'
import { listFahrzeugBetroffene } from './listFahrzeugBetroffene.ts'
import { listFahrzeuge } from './listFahrzeuge.ts'
import { clearBuchungszeiten, saveBuchungszeiten } from './saveBuchungszeiten.ts'
import { setFahrzeugBild } from './setFahrzeugBild.ts'
import { updateFahrzeug } from './updateFahrzeug.ts'

const reads = { who: 'sitzung' } as const
const keeps = { who: 'sitzung', anyOf: ['fahrzeug_pflege'] } as const
const configures = { ...keeps, configures: true } as const
const {
  show: showFahrzeugKalender,
  create: createFahrzeugKalender,
  end: deleteFahrzeugKalender,
} = linksOf(FAHRT_KALENDER.art)

/** 'Please fill in all mandatory fields.' when that is what is wrong (F1), with every field named; else as everywhere. */
function tellPflichtfelder(result: ValidationResult, c: Context<AppEnv>): Response | undefined {
  if (result.success) return undefined
  const issues = issuesOfStammdaten(result.error.issues, result.data)
  const code = issues.some(isMissing) ? 'fahrzeug.pflichtfelder' : 'anfrage.ungueltig'
  return problemResponse({ status: 422, code, issues }, c.get('sprache'), c.get('requestId'))
}

/** Booking times are somebody's: without the vehicle's id there is nothing to save (F3). */
function tellMissingId(result: ValidationResult, c: Context<AppEnv>): Response | undefined {
  if (result.success) return undefined
  const issues = issuesOfZod(result.error.issues, result.data)
  const code = result.target === 'param' ? 'fahrzeug.idFehlt' : 'anfrage.ungueltig'
  return problemResponse({ status: 422, code, issues }, c.get('sprache'), c.get('requestId'))
}

export const fuhrpark: Feature = {
  name: 'fuhrpark',
  modul: 'fahrzeugbuchung',
  serves: [
    serve(wire.listFahrzeuge, reads, listFahrzeuge),
    serve(wire.showFahrzeug, reads, showFahrzeug),
    serve(wire.createFahrzeug, configures, createFahrzeug, { tell: tellPflichtfelder }),
    serve(wire.updateFahrzeug, configures, updateFahrzeug, { tell: tellPflichtfelder }),
    serve(wire.deactivateFahrzeug, configures, deactivateFahrzeug),
    serve(wire.listFahrzeugBetroffene, keeps, listFahrzeugBetroffene),
    serve(wire.saveBuchungszeiten, configures, saveBuchungszeiten, { tell: tellMissingId }),
    serve(wire.clearBuchungszeiten, configures, clearBuchungszeiten),
    serve(wire.setFahrzeugBild, configures, (call, id, { bildId }) => setFahrzeugBild(call, id, bildId)),
    serve(wire.closeFahrzeug, keeps, closeFahrzeug),
    serve(wire.showFahrzeugKalender, keeps, showFahrzeugKalender),
    serve(wire.createFahrzeugKalender, keeps, createFahrzeugKalender),
    serve(wire.deleteFahrzeugKalender, keeps, deleteFahrzeugKalender),
    ...einfuhrServes,
  ],
  attention: {
    keinFahrzeug: async ({ tx }) =>
      (await countUpTo(tx, 'from fahrzeug where mandant_id = $1 and not deaktiviert')) === 0 ? 1 : 0,
    fahrzeugeAus: ({ tx }) => countUpTo(tx, 'from fahrzeug where mandant_id = $1 and deaktiviert'),
  },
  einfuhren: [FAHRZEUGE],
  live: { fahrzeug: showStand },
}
