import type { MandantHaus } from '@platzwart/contract/mandant'
import type { DraftOf } from '@platzwart/contract/operation'
import type { updateMandant } from '@platzwart/contract/operations/mandant'
import { isModul, type Modul } from '@platzwart/domain/mandant/module'
import { detailsBody, detailsOf, sitzungOf, textsOf } from '../../mandant/model/values.ts'

type Update = DraftOf<typeof updateMandant>

/** A part of a house that is saved separately: its form values, and the request. */
export interface HausPart<V extends object> {
  readonly start: (haus: MandantHaus) => V
  readonly body: (values: V) => Update
}

function part<V extends object>(
  start: (haus: MandantHaus) => V,
  body: (values: V) => Update = (values) => values as Update,
): HausPart<V> {
  return { start, body }
}

export const DETAILS = part(detailsOf, detailsBody)

export const AREAS = part(
  ({ module }): { readonly module: readonly Modul[] } => ({ module: module.filter(isModul) }),
  ({ module }) => ({ module: [...module] }),
)

export const ALTSEITE = part(({ kundenname, altseiteMuster }) => ({ kundenname, altseiteMuster }))

export const SITZUNG = part(sitzungOf)

export const TEXTS = part(textsOf)
