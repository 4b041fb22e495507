import type { Form, GrundrissView } from '@platzwart/contract/leseraum'
import type { DraftKind } from '../draftWork.ts'
import type { Steps } from '../steps.ts'
import type { DraftWorking } from '../useDraftWork.ts'

export type Zeichnung = readonly Form[]
export type ZeichnungSteps = Steps<Zeichnung>

/** The drawing in a version of the plan. */
interface Stand {
  readonly zeichnung: Zeichnung
  readonly version: number
}

export type ZeichnungWorking = DraftWorking<Zeichnung, Stand>

/** A room's drawing, saved as a whole. */
export const ZEICHNUNG: DraftKind<Zeichnung, Stand, Stand & Omit<GrundrissView, 'zeichnung'>> = {
  standOf: ({ zeichnung, version }) => ({ zeichnung, version }),
  draftOf: ({ zeichnung }) => zeichnung,
  isSaved: (draft, { zeichnung }) =>
    draft === zeichnung || JSON.stringify(draft) === JSON.stringify(zeichnung),
}
