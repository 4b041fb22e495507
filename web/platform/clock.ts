import { useSyncExternalStore } from 'react'

/**
 * The app's clock. It follows the server's, because a wrong clock on the device must not open a check-in
 * window or close a day; between two answers the device counts on.
 */
let aheadMs = 0

/**
 * Sets the clock: `serverNow` is the server's time at the device's time `deviceMs` (milliseconds since the
 * epoch). Components that already show the device's time render again at once: a wrong day must not remain
 * for the rest of a minute.
 */
export function alignClock(serverNow: string, deviceMs: number): void {
  aheadMs = Temporal.Instant.from(serverNow).epochMilliseconds - deviceMs
  for (const ticker of [minutes, seconds]) ticker.restart()
}

function nowMs(): number {
  return Temporal.Now.instant().epochMilliseconds + aheadMs
}

export function now(): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(nowMs())
}

/** A counter that increments at each full `period` while it has listeners. */
function ticker(period: number) {
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function schedule(): void {
    timer = setTimeout(
      () => {
        for (const listener of listeners) listener()
        schedule()
      },
      period - (nowMs() % period),
    )
  }

  return {
    count: (): number => Math.floor(nowMs() / period),
    restart: (): void => {
      clearTimeout(timer)
      for (const listener of listeners) listener()
      if (listeners.size > 0) schedule()
    },
    listen: (listener: () => void): (() => void) => {
      listeners.add(listener)
      if (listeners.size === 1) schedule()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) clearTimeout(timer)
      }
    },
  }
}

const MINUTE = 60_000
const SECOND = 1_000
const minutes = ticker(MINUTE)
const seconds = ticker(SECOND)

/** The start of the current minute; renders again with the next one. */
export function useMinute(): Temporal.Instant {
  const count = useSyncExternalStore(minutes.listen, minutes.count)
  return Temporal.Instant.fromEpochMilliseconds(count * MINUTE)
}

/** The start of the current second, for countdowns. */
export function useSecond(): Temporal.Instant {
  const count = useSyncExternalStore(seconds.listen, seconds.count)
  return Temporal.Instant.fromEpochMilliseconds(count * SECOND)
}
