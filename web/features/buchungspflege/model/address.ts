import { declareAddress } from '../../../platform/address/declareAddress.ts'
import { day, id, ids, oneOfOr, text } from '../../../platform/address/kinds.ts'

/** What is still to come or under way, or what came of the others. */
export const CHOICES = ['offen', 'durchgeführt', 'storniert', 'alle'] as const

export type Choice = (typeof CHOICES)[number]

/** The days stand for a month from today where nothing else is said. */
export const RAEUME_ADDRESS = declareAddress({
  suche: text(100),
  grundriss: id,
  von: day,
  bis: day,
  status: oneOfOr(CHOICES, 'offen'),
})

export const FAHRTEN_ADDRESS = declareAddress({
  suche: text(100),
  fahrzeuge: ids,
  von: day,
  bis: day,
  status: oneOfOr(CHOICES, 'offen'),
})

export const SPERREN_ADDRESS = declareAddress({ grundriss: id })
