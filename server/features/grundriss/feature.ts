import * as wire from '@platzwart/contract/operations/grundriss'
import { PAGE } from '@platzwart/contract/paths'
import type { Feature } from '../../platform/feature.ts'
import { countUpTo } from '../../platform/http/countUpTo.ts'
import { serve } from '../../platform/http/serve.ts'
import { showStand } from '../../platform/live/event.ts'
import { deleteGrundriss } from './deleteGrundriss.ts'
import { listGrundrisse } from './listGrundrisse.ts'
import { readPlanTag } from './readPlanTag.ts'
import { saveGrundriss } from './saveGrundriss.ts'
import { showFirst } from './showFirst.ts'
import { showGrundriss } from './showGrundriss.ts'

const reads = { who: 'sitzung' } as const

export const grundriss: Feature = {
  name: 'grundriss',
  modul: 'leseraum',
  serves: [
    serve(wire.listGrundrisse, reads, listGrundrisse),
    serve(wire.showGrundriss, reads, showGrundriss),
    serve(wire.readPlanTag, reads, readPlanTag, { ahead: readPlanTag.statement }),
    serve(wire.saveGrundriss, { ...reads, anyOf: ['objekt_pflege'] }, saveGrundriss),
    serve(wire.deleteGrundriss, { ...reads, anyOf: ['objekt_pflege'] }, deleteGrundriss),
  ],
  attention: {
    keinRaum: async ({ tx }) =>
      (await countUpTo(tx, 'from grundriss where mandant_id = $1 and aktiv')) === 0 ? 1 : 0,
  },
  live: { grundriss: showStand },
  pages: { [PAGE.karte]: showFirst },
}
