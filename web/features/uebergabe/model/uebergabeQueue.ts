import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import type { DeviceStore } from '../../../platform/deviceStore.ts'
import type { Holder } from '../../../platform/session/holder.ts'
import {
  type Ablehnung,
  type Anhang,
  belongsTo,
  confirmed,
  inOrder,
  refusedBy,
  type Uebergabe,
} from './uebergabe.ts'

export interface QueueTools {
  readonly store: DeviceStore<Uebergabe>
  /** The signed-in person by the server; null for nobody. */
  readonly signedIn: () => Promise<Holder | null>
  /** Uploads the bytes; idempotent by name. Returns the file's id. */
  readonly upload: (anhang: Anhang, holder: Holder) => Promise<string>
  readonly send: (uebergabe: Uebergabe) => Promise<FahrzeugBuchungView>
  /** The server's refusal; null if the failure is no refusal. */
  readonly refusalOf: (failure: unknown) => Ablehnung | null
  readonly now: () => Temporal.Instant
  /** Runs the work under a lock shared by all tabs. */
  readonly alone: (work: () => Promise<void>) => Promise<void>
  readonly onSent: (buchung: FahrzeugBuchungView, uebergabe: Uebergabe) => void
  /** Called after each write, so that other tabs reload. */
  readonly onWritten: (rest: number) => void
}

export interface QueueState {
  /** The present person's own, in order. */
  readonly uebergaben: readonly Uebergabe[]
  /** The id of the record being sent. */
  readonly sendet: string | null
  /** False until the device's store has been loaded for this person. */
  readonly read: boolean
}

export type Outcome = 'gesendet' | 'wartet' | 'abgelehnt'

const NOTHING: QueueState = { uebergaben: [], sendet: null, read: false }

/** The outbox of one person on one device. */
export class UebergabeQueue {
  readonly #tools: QueueTools
  readonly #listeners = new Set<() => void>()
  #person: Holder | null = null
  #state = NOTHING
  #running: Promise<void> = Promise.resolve()

  constructor(tools: QueueTools) {
    this.#tools = tools
  }

  readonly state = (): QueueState => this.#state

  readonly watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Sets the person whose records are shown and sent. */
  async follow(next: Holder | null): Promise<void> {
    if (next === null ? this.#person === null : belongsTo(next, this.#person)) return
    this.#person = next
    this.#show(NOTHING)
    await this.reread()
    await this.flush()
  }

  /** Reloads the device's store: another tab has written. */
  async reread(): Promise<void> {
    const asked = this.#person
    const uebergaben = inOrder((await this.#tools.store.all()).filter((one) => belongsTo(one, asked)))
    if (asked === this.#person) this.#show({ uebergaben, read: true })
  }

  /**
   * Resolves once the device has stored it, and rejects if it cannot; `ausgang` is the result of the first
   * attempt to send.
   */
  async keep(
    uebergabe: Uebergabe,
    inPlaceOf?: string,
  ): Promise<{ readonly outcomeOfForm: Promise<Outcome> }> {
    await this.#write(uebergabe)
    if (inPlaceOf !== undefined) await this.discard(inPlaceOf)
    return { outcomeOfForm: this.flush().then(() => this.#ausgangOf(uebergabe.id)) }
  }

  /** Discards a record, by the person's decision: the only way in which an unsent record is removed. */
  async discard(id: string): Promise<void> {
    await this.#tools.store.remove(id)
    await this.#written()
  }

  /** Sends a record again with the person's answer to the server's questions. */
  async confirm(id: string, key: string): Promise<void> {
    const asked = this.#state.uebergaben.find((one) => one.id === id)
    if (asked?.abgelehnt?.fragen?.length) await this.keep(confirmed(asked, key), id)
  }

  /**
   * Sends pending records, the oldest first. One run at a time; a call during a run starts another one after
   * it, because the run may have looked too early.
   */
  flush(): Promise<void> {
    this.#running = this.#running.catch(() => undefined).then(() => this.#tools.alone(() => this.#sendAll()))
    return this.#running
  }

  #show(next: Partial<QueueState>): void {
    this.#state = { ...this.#state, ...next }
    for (const listener of this.#listeners) listener()
  }

  async #write(uebergabe: Uebergabe): Promise<void> {
    await this.#tools.store.put(uebergabe.id, uebergabe)
    await this.#written()
  }

  async #written(): Promise<void> {
    await this.reread()
    this.#tools.onWritten((await this.#tools.store.all()).length)
  }

  #ausgangOf(id: string): Outcome {
    const left = this.#state.uebergaben.find((one) => one.id === id)
    if (left === undefined) return 'gesendet'
    return left.abgelehnt === null ? 'wartet' : 'abgelehnt'
  }

  async #sendAll(): Promise<void> {
    await this.reread()
    const tried = new Set<string>()
    if (this.#nextOf(tried) === undefined) return
    const asked = this.#person
    // In an open tab, the person may have signed out in another one.
    const there = await this.#tools.signedIn().catch(() => null)
    if (asked === null || !belongsTo(asked, there)) return
    for (let next = this.#nextOf(tried); next !== undefined; next = this.#nextOf(tried)) {
      if (this.#person !== asked) return
      tried.add(next.id)
      if (!(await this.#send(next))) return
    }
  }

  /**
   * Only the earliest record of each trip, and none behind a refused or not yet accepted one: a check-out
   * needs its check-in.
   */
  #nextOf(tried: ReadonlySet<string>): Uebergabe | undefined {
    const seen = new Set<string>()
    return this.#state.uebergaben.find((one) => {
      const first = !seen.has(one.buchungId)
      seen.add(one.buchungId)
      return first && one.abgelehnt === null && !tried.has(one.id)
    })
  }

  /** @returns false if the run should stop */
  async #send(first: Uebergabe): Promise<boolean> {
    let uebergabe = first
    this.#show({ sendet: uebergabe.id })
    try {
      for (const anhang of first.anhaenge) {
        if (anhang.dateiId !== null) continue
        const dateiId = await this.#tools.upload(anhang, first)
        uebergabe = { ...uebergabe, anhaenge: uebergabe.anhaenge.map(withId(anhang.schluessel, dateiId)) }
        await this.#write(uebergabe)
      }
      const buchung = await this.#tools.send(uebergabe)
      await this.discard(uebergabe.id)
      this.#tools.onSent(buchung, uebergabe)
      return true
    } catch (failure) {
      const abgelehnt = this.#tools.refusalOf(failure)
      if (abgelehnt === null) return false
      await this.#write(refusedBy(uebergabe, abgelehnt, this.#tools.now()))
      return true
    } finally {
      this.#show({ sendet: null })
    }
  }
}

function withId(schluessel: string, dateiId: string): (anhang: Anhang) => Anhang {
  return (anhang) => (anhang.schluessel === schluessel ? { ...anhang, dateiId } : anhang)
}
