/** Limits per address and in total: a page with a bug may report at every click. */
export const REPORTS_A_MINUTE = { address: 20, all: 200 } as const

const MINUTE_MS = 60_000

/** Counts the reports of the current minute, per server: with several servers, the log merely gets more lines. */
export class ReportRate {
  readonly #now: () => number
  readonly #ofAddress = new Map<string | null, number>()
  #began = Number.NEGATIVE_INFINITY
  #all = 0

  /** @param now milliseconds of a monotonic clock */
  constructor(now: () => number) {
    this.#now = now
  }

  /**
   * Whether one more report is accepted.
   * @param address null behind an untrusted proxy; all of those share one count
   */
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
