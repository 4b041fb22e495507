import { declareAddress } from '../../../platform/address/declareAddress.ts'
import { id, oneOfOr, text } from '../../../platform/address/kinds.ts'

/** What the code at a seat says. */
export const PLATZ_ADDRESS = declareAddress({ code: text(80) })

/** Who is still to come, who is there, or everybody of today. */
export const CHOICES = ['kommen', 'da', 'alle'] as const
export type Choice = (typeof CHOICES)[number]

/** At the desk: of which floor plan, who is shown, and who is looked for. */
export const EMPFANG_ADDRESS = declareAddress({
  grundriss: id,
  auswahl: oneOfOr(CHOICES, 'kommen'),
  suche: text(100),
})
