import * as wire from '@platzwart/contract/operations/suche'
import { serve } from '../../../platform/http/serve.ts'
import { listFahrer } from './listFahrer.ts'
import { searchFahrzeuge } from './searchFahrzeuge.ts'
import { showUebersicht } from './showUebersicht.ts'

const travels = { who: 'sitzung' } as const

export const sucheServes = [
  serve(wire.searchFahrzeuge, travels, searchFahrzeuge, { eager: true }),
  serve(wire.showUebersicht, travels, showUebersicht, { eager: true }),
  serve(wire.listFahrer, travels, listFahrer),
]
