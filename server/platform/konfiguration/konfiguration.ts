import type { Tx } from '../database/tx.ts'
import { type MandantRow, readMandant, standOf } from './mandant.ts'
import { loadPerson, type Person, SharedParts } from './person.ts'

/** A transaction with the configuration valid in it. */
export interface Configured {
  readonly tx: Tx
  readonly konfiguration: Konfiguration
}

/** A feature's part of the configuration, loaded by key on first use and cached with it. */
export interface Part<K, T> {
  load(here: Configured, key: K): Promise<T>
}

/**
 * One version of a Mandant's configuration: the Mandant, its people, and the features' parts, each loaded on
 * first use.
 */
export class Konfiguration {
  readonly stand: number
  readonly mandant: MandantRow
  readonly #personen = new Map<string, Person>()
  readonly #parts = new Map<Part<never, unknown>, Map<unknown, unknown>>()
  readonly #shared = new SharedParts()

  constructor(stand: number, mandant: MandantRow) {
    this.stand = stand
    this.mandant = mandant
  }

  async person(tx: Tx, benutzerId: string): Promise<Person> {
    const known = this.#personen.get(benutzerId)
    if (known) return known
    const person = await loadPerson(tx, benutzerId, this.mandant, this.#shared)
    if (await this.#stillHolds(tx)) this.#personen.set(benutzerId, person)
    return person
  }

  /** A person loaded before; undefined for others. */
  cachedPerson(benutzerId: string): Person | undefined {
    return this.#personen.get(benutzerId)
  }

  /**
   * Returns a feature's part. A transaction that changes the part must read it before: its uncommitted state
   * must not be cached.
   */
  async part<K, T>(tx: Tx, part: Part<K, T>, key: K): Promise<T> {
    const kept = this.#kept(part)
    const known = kept.get(key)
    if (known !== undefined) return known
    const loaded = await part.load({ tx, konfiguration: this }, key)
    // Missing records are not cached: keys come from addresses that anybody can type, and each would occupy
    // memory.
    if (loaded !== null && (await this.#stillHolds(tx))) kept.set(key, loaded)
    return loaded
  }

  /**
   * Statements see what was committed before each of them, so data read after a concurrent change belongs to
   * the next version and must not be cached for this one. If the version is unchanged after reading, nothing
   * newer was read.
   */
  async #stillHolds(tx: Tx): Promise<boolean> {
    return (await standOf(tx)) === this.stand
  }

  #kept<K, T>(part: Part<K, T>): Map<K, T> {
    const parts = this.#parts as Map<Part<K, T>, Map<K, T>>
    const known = parts.get(part)
    if (known) return known
    const fresh = new Map<K, T>()
    parts.set(part, fresh)
    return fresh
  }
}

/** Maximum number of cached Mandanten; each holds its plans, so the least recently used is evicted. */
const KEPT = 200

/**
 * The configuration cache by Mandant. Every transaction opens with the Mandant's current version, and no
 * other version is served. Whoever changes the configuration calls `raiseStand` in the same transaction.
 */
export class Konfigurationen {
  readonly #byMandant = new Map<string, Konfiguration>()

  async of(tx: Tx, stand: number): Promise<Konfiguration> {
    const id = tx.scope.mandantId
    const known = this.#byMandant.get(id)
    if (known?.stand === stand) return known
    const fresh = new Konfiguration(stand, await readMandant(tx))
    // A transaction that raised the version itself must not cache its uncommitted state.
    if (fresh.mandant.stand === stand) this.#keep(id, fresh)
    return fresh
  }

  /** The current configuration, for callers whose gate did not return the version. */
  async current(tx: Tx): Promise<Konfiguration> {
    return this.of(tx, await standOf(tx))
  }

  /** The last cached configuration, possibly stale: for callers that verify it in the same round trip. */
  latest(mandantId: string): Konfiguration | undefined {
    return this.#byMandant.get(mandantId)
  }

  #keep(id: string, konfiguration: Konfiguration): void {
    this.#byMandant.delete(id)
    this.#byMandant.set(id, konfiguration)
    for (const oldest of this.#byMandant.keys()) {
      if (this.#byMandant.size <= KEPT) break
      this.#byMandant.delete(oldest)
    }
  }
}
