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
  /** Who the server says is signed in; null for nobody. */
  readonly signedIn: () => Promise<Holder | null>
  /** Sends the bytes; the same name again is the same file. Answers with the file's id. */
  readonly upload: (anhang: Anhang, holder: Holder) => Promise<string>
  readonly send: (uebergabe: Uebergabe) => Promise<FahrzeugBuchungView>
  /** The reason when the server has refused it; null when it has not come to that. */
  readonly refusalOf: (failure: unknown) => Ablehnung | null
  readonly now: () => Temporal.Instant
  /** Runs the work unless another page of this device is at it. */
  readonly alone: (work: () => Promise<void>) => Promise<void>
  readonly onSent: (buchung: FahrzeugBuchungView, uebergabe: Uebergabe) => void
  /** Told whenever something was written, so that other pages read it again. */
  readonly onWritten: (rest: number) => void
}

export interface QueueState {
  /** The present person's own, in order. */
  readonly uebergaben: readonly Uebergabe[]
  /** The id of the one on its way. */
  readonly sendet: string | null
  /** False until the device's store has been read for this person. */
  readonly read: boolean
}

export type Outcome = 'gesendet' | 'wartet' | 'abgelehnt'

const NOTHING: QueueState = { uebergaben: [], sendet: null, read: false }

/** The records of one person on one device, on their way to the server. */
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

  /** Whose records are shown and sent from now on. */
  async follow(next: Holder | null): Promise<void> {
    if (next === null ? this.#person === null : belongsTo(next, this.#person)) return
    this.#person = next
    this.#show(NOTHING)
    await this.reread()
    await this.flush()
  }

  /** Reads the device's store again: another page of this device has written. */
  async reread(): Promise<void> {
    const asked = this.#person
    const uebergaben = inOrder((await this.#tools.store.all()).filter((one) => belongsTo(one, asked)))
    if (asked === this.#person) this.#show({ uebergaben, read: true })
  }

  /** Resolves once the device has it, and rejects when it cannot keep it; `ausgang` is what the first attempt to send came to. */
  async keep(
    uebergabe: Uebergabe,
    inPlaceOf?: string,
  ): Promise<{ readonly outcomeOfForm: Promise<Outcome> }> {
    await this.#write(uebergabe)
    if (inPlaceOf !== undefined) await this.discard(inPlaceOf)
    return { outcomeOfForm: this.flush().then(() => this.#ausgangOf(uebergabe.id)) }
  }

  /** The person's own decision, and the only way in which one goes without having been sent. */
  async discard(id: string): Promise<void> {
    await this.#tools.store.remove(id)
    await this.#written()
  }

  /** The person's yes to what the server has asked: it goes once more, with the answer. */
  async confirm(id: string, key: string): Promise<void> {
    const asked = this.#state.uebergaben.find((one) => one.id === id)
    if (asked?.abgelehnt?.fragen?.length) await this.keep(confirmed(asked, key), id)
  }

  /** Sends what waits, the oldest first. One run at a time; who asks during one gets another after it, because it may have looked too early. */
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
    // A page that was left open may belong to somebody who has signed out elsewhere.
    const there = await this.#tools.signedIn().catch(() => null)
    if (asked === null || !belongsTo(asked, there)) return
    for (let next = this.#nextOf(tried); next !== undefined; next = this.#nextOf(tried)) {
      if (this.#person !== asked) return
      tried.add(next.id)
      if (!(await this.#send(next))) return
    }
  }

  /** Of each trip the earliest alone, and none behind one that was refused or is not taken yet: a check-out needs its check-in. */
  #nextOf(tried: ReadonlySet<string>): Uebergabe | undefined {
    const seen = new Set<string>()
    return this.#state.uebergaben.find((one) => {
      const first = !seen.has(one.buchungId)
      seen.add(one.buchungId)
      return first && one.abgelehnt === null && !tried.has(one.id)
    })
  }

  /** @returns false when there is no point in going on now */
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
