import { declareAddress } from '../../../platform/address/declareAddress.ts'
import { day, id, ids, oneOfOr, text } from '../../../platform/address/kinds.ts'

/** Future and running ones, or the outcomes of others. */
export const CHOICES = ['offen', 'durchgeführt', 'storniert', 'alle'] as const

export type Choice = (typeof CHOICES)[number]

/** By default a month from today. */
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
