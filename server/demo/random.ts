/** Repeatable chance: the same seed gives the same demo. */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  readonly next: () => number
  /** A whole number, both ends included. */
  readonly between: (von: number, bis: number) => number
  readonly chance: (share: number) => boolean
  readonly pick: <T>(list: readonly T[]) => T
  readonly shuffle: <T>(list: readonly T[]) => T[]
  /** A UUIDv7 born at that millisecond. */
  readonly id: (milliseconds: number) => string
}

/** Mulberry32: 32 bits of state are plenty for some thousand bookings. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const between = (von: number, bis: number) => von + Math.floor(next() * (bis - von + 1))
  const hex = (digits: number) => Array.from({ length: digits }, () => between(0, 15).toString(16)).join('')
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[between(0, list.length - 1)]
    if (chosen === undefined) throw new RangeError('nothing to pick from')
    return chosen
  }
  return {
    next,
    between,
    chance: (share) => next() < share,
    pick,
    shuffle: (list) =>
      list
        .map((item) => ({ item, key: next() }))
        .sort((a, b) => a.key - b.key)
        .map(({ item }) => item),
    id: (milliseconds) => {
      const time = milliseconds.toString(16).padStart(12, '0')
      const variant = '89ab'.charAt(between(0, 3))
      return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${variant}${hex(3)}-${hex(12)}`
    },
  }
}
