import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let asked = false

/** The browser prints what stands there when its listeners return, so the change is drawn before they do. */
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

/** True while the page is being printed: lists that grow as one scrolls then show all that they have. */
export function usePrinting(): boolean {
  return useSyncExternalStore(listen, isPrinting)
}
