/** Of one address, and of all of them: one page with a fault in it may tell of it at every click. */
export const REPORTS_A_MINUTE = { address: 20, all: 200 } as const

const MINUTE_MS = 60_000

/** Counts the reports of the running minute. A server counts its own: what is lost by several of them is no more than a log with more lines. */
export class ReportRate {
  readonly #now: () => number
  readonly #ofAddress = new Map<string | null, number>()
  #began = Number.NEGATIVE_INFINITY
  #all = 0

  /** @param now milliseconds of a clock that never goes back */
  constructor(now: () => number) {
    this.#now = now
  }

  /** Whether one more may come. @param address null for those whom an unknown proxy hides: they share one count */
  take(address: string | null): boolean {
    const now = this.#now()
    if (now - this.#began >= MINUTE_MS) {
      this.#began = now
      this.#all = 0
      this.#ofAddress.clear()
    }
    const own = this.#ofAddress.get(address) ?? 0
    if (this.#all >= REPORTS_A_MINUTE.all || own >= REPORTS_A_MINUTE.address) return false
    this.#all += 1
    this.#ofAddress.set(address, own + 1)
    return true
  }
}
