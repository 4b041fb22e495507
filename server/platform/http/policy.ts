import type { Berechtigung } from '@platzwart/domain/berechtigung/names'
import type { NamesOthers } from '@platzwart/domain/datenschutz/namesOthers'
import type { AnyModul } from '@platzwart/domain/mandant/module'

/** Who may call an operation. There is no default: an operation without a policy does not compile. */
export interface DeclaredPolicy {
  /**
   * `offen`: no session needed; `sitzung`: any person of the Mandant; `betreiber`: an operator of the
   * installation; `anzeigegeraet`: a paired screen of the Mandant.
   */
  readonly who: 'offen' | 'sitzung' | 'betreiber' | 'anzeigegeraet'
  /** Requires any one of these permissions. */
  readonly anyOf?: readonly Berechtigung[]
  /**
   * Changes what bookings depend on: takes the configuration's lock exclusively, where other writing
   * operations share it.
   */
  readonly configures?: true
  /** Additional requirements by the value of a path parameter. */
  readonly by?: { readonly param: string; readonly values: Readonly<Record<string, Narrowed>> }
}

interface Narrowed {
  readonly anyOf?: readonly Berechtigung[]
  /** Instead of the feature's module: 404 for Mandanten that have switched it off. */
  readonly modul?: AnyModul
}

export interface Policy extends DeclaredPolicy {
  /** Every method but GET: same-origin only, and accepts an Idempotency-Key. */
  readonly writes: boolean
  /** The operation's tag, by which API tokens are limited. */
  readonly tag: string
  /** The feature's module: 404 for Mandanten that have switched it off. */
  readonly modul?: AnyModul
  /** For screens' operations: the kinds that may call it; every kind if absent. */
  readonly arten?: readonly string[]
}

/** Policies of all operations by id: tests derive the permission matrix from them, and the API page shows them. */
export const POLICIES = new Map<string, Policy>()

/**
 * What each operation reveals about other people, by operation id: the annex is generated from it, and a test
 * calls each operation.
 */
export const NAMES_OTHERS = new Map<string, NamesOthers>()
