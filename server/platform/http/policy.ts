import type { Berechtigung } from '@platzwart/domain/berechtigung/names'
import type { NamesOthers } from '@platzwart/domain/datenschutz/namesOthers'
import type { AnyModul } from '@platzwart/domain/mandant/module'

/** Who may call an operation, as it is declared. There is no default: an operation without a policy does not compile. */
export interface GivenPolicy {
  /**
   * `offen` needs no session; `sitzung` any person of the Mandant; `betreiber` an operator of the installation; `anzeigegeraet` a paired screen of the
   * Mandant, which no person is.
   */
  readonly who: 'offen' | 'sitzung' | 'betreiber' | 'anzeigegeraet'
  /** Any one of these permissions. */
  readonly anyOf?: readonly Berechtigung[]
  /** It changes what bookings stand on: alone with the house's configuration, which every other operation that writes shares. */
  readonly configures?: true
  /** What is asked besides, by the value of a part of the path. */
  readonly by?: { readonly param: string; readonly values: Readonly<Record<string, Narrowed>> }
}

interface Narrowed {
  readonly anyOf?: readonly Berechtigung[]
  /** Other than the feature's: 404 for Mandanten that have it switched off. */
  readonly modul?: AnyModul
}

export interface Policy extends GivenPolicy {
  /** Every method but GET: changes something, same-origin only, may carry an Idempotency-Key. */
  readonly writes: boolean
  /** Its feature's: 404 for Mandanten that have it switched off. */
  readonly modul?: AnyModul
  /** Of an operation for screens the kinds that declare it; without any, every screen. */
  readonly arten?: readonly string[]
}

/** The policies of all operations, by operation id: the matrix of the tests and the page of the docs are made from it. */
export const POLICIES = new Map<string, Policy>()

/** What all operations say of others, by operation id: the annex of the configuration is made from it, and a test calls each of them. */
export const NAMES_OTHERS = new Map<string, NamesOthers>()
