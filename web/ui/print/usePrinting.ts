import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let asked = false

/** The browser prints the state when its listeners return, so the change is rendered synchronously. */
function listen(changed: () => void): () => void {
  const paper = matchMedia('print')
  const gone = new AbortController()
  const { signal } = gone
  const draw = () => flushSync(changed)
  const ask = (now: boolean) => () => {
    asked = now
    draw()
  }
  window.addEventListener('beforeprint', ask(true), { signal })
  window.addEventListener('afterprint', ask(false), { signal })
  paper.addEventListener('change', draw, { signal })
  return () => gone.abort()
}

const isPrinting = () => asked || matchMedia('print').matches

/** True while the page is being printed: virtualized lists then render everything. */
export function usePrinting(): boolean {
  return useSyncExternalStore(listen, isPrinting)
}
