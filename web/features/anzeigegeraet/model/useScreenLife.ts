import { liveAnzeigegeraet } from '@platzwart/contract/operations/anzeigegeraet'
import { useEffect, useEffectEvent } from 'react'
import { now } from '../../../platform/clock.ts'
import { mayReload } from '../../../platform/reloadGuard.ts'
import { isOutdated } from '../../../platform/version.ts'

const LOOK_MS = 15_000

/** Nobody goes to another page on a screen: it loads the newer build by itself, as soon as it was seen that there is one. */
function useNewVersion(): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (isOutdated() && mayReload(location.pathname, now().epochMilliseconds, () => sessionStorage))
        location.reload()
    }, LOOK_MS)
    return () => clearInterval(timer)
  }, [])
}

/** Keeps the screen awake where the browser can; it lets go whenever the page is hidden, and is asked again. */
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
        // The browser does not want to now; the next time it is seen it is asked again.
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

/** What a screen does by itself, paired or not: it stays awake, and loads a newer version. */
export function useScreenLife(): void {
  useNewVersion()
  useAwake()
}

/** Hears at once that it is to read anew: also that it was disconnected. */
export function useScreenNews(onNews: () => void): void {
  const hear = useEffectEvent(onNews)
  useEffect(() => {
    const source = new EventSource(liveAnzeigegeraet.path)
    source.onmessage = () => hear()
    return () => source.close()
  }, [])
}
