import * as wire from '@platzwart/contract/operations/berechtigung'
import { ADMIN } from '@platzwart/domain/berechtigung/adminBereich'
import type { Feature } from '../../platform/feature.ts'
import { serve } from '../../platform/http/serve.ts'
import { showStand } from '../../platform/live/event.ts'
import { changeZweitfaktor } from './changeZweitfaktor.ts'
import { createGruppe, createRolle } from './createRolle.ts'
import { listAttention } from './listAttention.ts'
import { listFigures } from './listFigures.ts'
import { listHolders } from './listHolders.ts'
import { listGruppen, listRollen } from './listRollen.ts'
import { deleteGruppe, deleteRolle, updateGruppe, updateRolle } from './updateRolle.ts'

const grants = { who: 'sitzung', anyOf: ['berechtigungs_pflege'] } as const
const configures = { ...grants, configures: true } as const
/** Whoever maintains people sees by which groups and roles they are found. */
const sees = { who: 'sitzung', anyOf: ['berechtigungs_pflege', 'benutzer_pflegen'] } as const
/** And whoever maintains settings for which groups there are some. */
const seesGruppen = {
  who: 'sitzung',
  anyOf: [...sees.anyOf, 'customizing_mandant_pflege'],
} as const

export const berechtigung: Feature = {
  name: 'berechtigung',
  serves: [
    serve(wire.listRollen, sees, listRollen),
    serve(wire.createRolle, configures, createRolle),
    serve(wire.updateRolle, configures, updateRolle),
    serve(wire.changeZweitfaktor, configures, changeZweitfaktor),
    serve(wire.deleteRolle, configures, (call, id) => deleteRolle(call, id)),
    serve(wire.listGruppen, seesGruppen, listGruppen),
    serve(wire.createGruppe, configures, createGruppe),
    serve(wire.updateGruppe, configures, updateGruppe),
    serve(wire.deleteGruppe, configures, (call, id) => deleteGruppe(call, id)),
    serve(wire.listHolders, sees, listHolders),
    serve(wire.listFigures, { who: 'sitzung', anyOf: ADMIN }, listFigures),
    serve(wire.listAttention, { who: 'sitzung', anyOf: ADMIN }, listAttention),
  ],
  live: { rolle: showStand, gruppe: showStand },
}
