import type { Tx } from '../database/tx.ts'
import { type MandantRow, readMandant, standOf } from './mandant.ts'
import { loadPerson, type Person, SharedParts } from './person.ts'

/** A transaction and the configuration that holds in it. */
export interface Configured {
  readonly tx: Tx
  readonly konfiguration: Konfiguration
}

/** What a feature keeps of a Mandant's configuration, by a key of its own; it says how it is loaded, and when it is asked for. */
export interface Part<K, T> {
  load(here: Configured, key: K): Promise<T>
}

/** One Mandant at one version of its configuration: itself, its people, and the parts of the features; each loaded when first asked for. */
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

  /** Somebody who was asked for before; undefined for everybody else. */
  knownPerson(benutzerId: string): Person | undefined {
    return this.#personen.get(benutzerId)
  }

  /** A part of a feature. A transaction that changes one asks before it does so: what it has not committed is nobody else's yet. */
  async part<K, T>(tx: Tx, part: Part<K, T>, key: K): Promise<T> {
    const kept = this.#kept(part)
    const known = kept.get(key)
    if (known !== undefined) return known
    const loaded = await part.load({ tx, konfiguration: this }, key)
    // Keys come from addresses that anybody may type: what is not there is not kept, or memory would grow by one entry for each.
    if (loaded !== null && (await this.#stillHolds(tx))) kept.set(key, loaded)
    return loaded
  }

  /**
   * Each statement sees what was committed before it: what somebody changes between the begin of a transaction and its reading belongs to the next
   * version, and must not be kept for this one. Whoever reads the same version after it has read nothing newer.
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

/** Mandanten kept at most; each holds its plans, so the least recently used goes first. */
const KEPT = 200

/**
 * The configuration by Mandant, exact: every transaction opens with the Mandant's current version, and another version is
 * never served. Whoever changes configuration raises `mandant.stand` in the same transaction (`raiseStand`).
 */
export class Konfigurationen {
  readonly #byMandant = new Map<string, Konfiguration>()

  async of(tx: Tx, stand: number): Promise<Konfiguration> {
    const id = tx.scope.mandantId
    const known = this.#byMandant.get(id)
    if (known?.stand === stand) return known
    const fresh = new Konfiguration(stand, await readMandant(tx))
    // A transaction that raised the version itself must not leave its uncommitted state for others.
    if (fresh.mandant.stand === stand) this.#keep(id, fresh)
    return fresh
  }

  /** What holds now, for who is not told the version by the gate that opened the transaction. */
  async current(tx: Tx): Promise<Konfiguration> {
    return this.of(tx, await standOf(tx))
  }

  /** What was served last, which may no longer be so: for who finds out in the same round trip. */
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
