import { declareAddress } from '../../../platform/address/declareAddress.ts'
import { id, oneOfOr, text } from '../../../platform/address/kinds.ts'

/** The code from the QR code at a seat. */
export const PLATZ_ADDRESS = declareAddress({ code: text(80) })

/** Still to come, checked in, or everybody of today. */
export const CHOICES = ['kommen', 'da', 'alle'] as const
export type Choice = (typeof CHOICES)[number]

/** The desk's floor plan, selection and search. */
export const EMPFANG_ADDRESS = declareAddress({
  grundriss: id,
  auswahl: oneOfOr(CHOICES, 'kommen'),
  suche: text(100),
})
