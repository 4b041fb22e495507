import { liveAnzeigegeraet } from '@platzwart/contract/operations/anzeigegeraet'
import { useEffect, useEffectEvent } from 'react'
import { now } from '../../../platform/clock.ts'
import { mayReload } from '../../../platform/reloadGuard.ts'
import { isOutdated } from '../../../platform/version.ts'

const LOOK_MS = 15_000

/** Nobody navigates on a screen: it loads a newer build by itself as soon as one is detected. */
function useNewVersion(): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (isOutdated() && mayReload(location.pathname, now().epochMilliseconds, () => sessionStorage))
        location.reload()
    }, LOOK_MS)
    return () => clearInterval(timer)
  }, [])
}

/**
 * Requests a wake lock if the browser supports it; the lock is released when the page is hidden, and
 * requested again afterwards.
 */
function useAwake(): void {
  useEffect(() => {
    const { wakeLock } = navigator as Partial<Pick<Navigator, 'wakeLock'>>
    if (wakeLock === undefined) return
    let gone = false
    let lock: WakeLockSentinel | null = null
    const hold = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        lock = await wakeLock.request('screen')
        if (gone) void lock.release()
      } catch {
        // Denied for now; the next time the page is visible it is requested again.
      }
    }
    void hold()
    const again = () => void hold()
    document.addEventListener('visibilitychange', again)
    return () => {
      gone = true
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [])
}

/** A screen's background tasks, paired or not: staying awake, and loading a newer version. */
export function useScreenLife(): void {
  useNewVersion()
  useAwake()
}

/** Subscribes to the signal to read again, which includes being disconnected. */
export function useScreenNews(onNews: () => void): void {
  const hear = useEffectEvent(onNews)
  useEffect(() => {
    const source = new EventSource(liveAnzeigegeraet.path)
    source.onmessage = () => hear()
    return () => source.close()
  }, [])
}
