import type { Berechtigung } from '@platzwart/domain/berechtigung/namen'
import type { Tx } from '../../platform/database/tx.ts'
import { loadPerson, type Person, SharedParts } from '../benutzer/person.ts'
import { readHeldByMany, readHolders } from '../benutzer/queries.ts'
import { type Flotte, loadFlotte } from '../flotte/flotte.ts'
import { loadPlan, type Plan } from '../grundriss/plan.ts'
import { readGrundrissOf } from '../grundriss/queries.ts'
import { type MandantRow, readMandant } from '../mandant/queries.ts'

/** People, plans and cars of one Mandant at one version of its configuration; loaded when first asked for. */
export class Konfiguration {
  readonly stand: number
  readonly mandant: MandantRow
  readonly #personen = new Map<string, Person>()
  readonly #plaene = new Map<string, Plan | null>()
  readonly #planOfSeat = new Map<string, string>()
  readonly #holders = new Map<Berechtigung, ReadonlySet<string>>()
  readonly #heldByMany = new Map<Berechtigung, boolean>()
  readonly #shared = new SharedParts()
  #flotte: Flotte | null = null

  constructor(stand: number, mandant: MandantRow) {
    this.stand = stand
    this.mandant = mandant
  }

  async person(tx: Tx, benutzerId: string): Promise<Person> {
    const known = this.#personen.get(benutzerId)
    if (known) return known
    const person = await loadPerson(tx, benutzerId, this.mandant, this.#shared)
    this.#personen.set(benutzerId, person)
    return person
  }

  /** Ids of the active people who hold a permission, directly, by role or by group. */
  async holders(tx: Tx, berechtigung: Berechtigung): Promise<ReadonlySet<string>> {
    const known = this.#holders.get(berechtigung)
    if (known) return known
    const holders = new Set(await readHolders(tx, berechtigung))
    this.#holders.set(berechtigung, holders)
    return holders
  }

  /** Whether so many people hold a permission that a list of them is asked row by row. */
  async heldByMany(tx: Tx, berechtigung: Berechtigung): Promise<boolean> {
    const known = this.#heldByMany.get(berechtigung)
    if (known !== undefined) return known
    const many = await readHeldByMany(tx, berechtigung)
    this.#heldByMany.set(berechtigung, many)
    return many
  }

  /** All cars. A transaction that changes one asks before it does so: what it has not committed is nobody else's yet. */
  async flotte(tx: Tx): Promise<Flotte> {
    this.#flotte ??= await loadFlotte(tx)
    return this.#flotte
  }

  /** A floor plan with its seats, opening hours and drawing; null when this Mandant has none of that id. */
  async plan(tx: Tx, grundrissId: string): Promise<Plan | null> {
    const known = this.#plaene.get(grundrissId)
    if (known !== undefined) return known
    const plan = await loadPlan(tx, grundrissId, this.mandant.zone)
    this.#plaene.set(grundrissId, plan)
    for (const raum of plan?.leseraeume ?? []) this.#planOfSeat.set(raum.id, grundrissId)
    return plan
  }

  /** The plan that a seat stands on; null when this Mandant has no such seat. */
  async planOfSeat(tx: Tx, leseraumId: string): Promise<Plan | null> {
    const grundrissId = this.#planOfSeat.get(leseraumId) ?? (await readGrundrissOf(tx, leseraumId))
    return grundrissId === null ? null : this.plan(tx, grundrissId)
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

  #keep(id: string, konfiguration: Konfiguration): void {
    this.#byMandant.delete(id)
    this.#byMandant.set(id, konfiguration)
    for (const oldest of this.#byMandant.keys()) {
      if (this.#byMandant.size <= KEPT) break
      this.#byMandant.delete(oldest)
    }
  }
}
