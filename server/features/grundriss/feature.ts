import * as wire from '@platzwart/contract/operations/grundriss'
import { PAGE } from '@platzwart/contract/paths'
import { BEREICHE } from '@platzwart/domain/mandant/bereich'
import type { Feature } from '../../platform/feature.ts'
import { countUpTo } from '../../platform/http/countUpTo.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { answer, serve } from '../../platform/http/serve.ts'
import { showStand } from '../../platform/live/event.ts'
import { bereicheOf } from './bereich.ts'
import { deleteGrundriss } from './deleteGrundriss.ts'
import { listGrundrisse } from './listGrundrisse.ts'
import { readPlanTag } from './readPlanTag.ts'
import { receiveBild } from './receiveBild.ts'
import { saveGrundriss } from './saveGrundriss.ts'
import { setBild } from './setBild.ts'
import { showFirst } from './showFirst.ts'
import { showGrundriss } from './showGrundriss.ts'

const reads = { who: 'sitzung' } as const
const configures = { ...reads, anyOf: ['objekt_pflege'], configures: true } as const

const countPlans = (call: Call) =>
  countUpTo(call.tx, 'from grundriss where mandant_id = $1 and aktiv and bereich = any($2)', bereicheOf(call))

export const grundriss: Feature = {
  name: 'grundriss',
  modul: BEREICHE,
  serves: [
    serve(wire.listGrundrisse, reads, listGrundrisse),
    serve(wire.showGrundriss, reads, showGrundriss),
    serve(wire.readPlanTag, reads, readPlanTag, { ahead: readPlanTag.statement }),
    serve(wire.saveGrundriss, configures, saveGrundriss),
    answer(wire.uploadBild, { ...reads, anyOf: ['objekt_pflege'] }, receiveBild),
    serve(wire.setBild, configures, setBild),
    serve(wire.deleteGrundriss, configures, deleteGrundriss),
  ],
  attention: {
    keinRaum: async (call) => ((await countPlans(call)) === 0 ? 1 : 0),
  },
  live: { grundriss: showStand },
  pages: {
    [PAGE.karte]: showFirst('leseraum'),
    [PAGE.arbeitsweltKarte]: showFirst('arbeitswelt'),
  },
}
