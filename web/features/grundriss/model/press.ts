/** From this many pixels on, a press is a drag and no longer a click. */
export const DRAG_FROM = 5

/** The plan that was pressed, with what leads from the screen to its units; null where it was something else. */
export function planUnder(root: HTMLElement, target: EventTarget | null) {
  const svg = root.querySelector<SVGSVGElement>('svg[role="application"]')
  // Beside a small plan, its frame is pressed.
  const pressed =
    target instanceof Element && (svg?.contains(target) === true || target === svg?.parentElement)
  if (svg === null || !pressed) return null
  const box = svg.getBoundingClientRect()
  const k = box.width / (svg.viewBox.baseVal.width || 1) || 1
  const at = (x: number, y: number) => ({ x: (x - box.left) / k, y: (y - box.top) / k })
  return { svg, k, at }
}

/** The click that belongs to the press that just ended comes next, and means nothing. */
export function swallowClick(root: HTMLElement): void {
  const ended = new AbortController()
  root.addEventListener('click', (event) => event.stopPropagation(), { capture: true, signal: ended.signal })
  setTimeout(() => ended.abort())
}

interface Presses {
  readonly pointerdown: (event: PointerEvent) => void
  readonly pointermove: (event: PointerEvent) => void
  /** It let go, or was taken away. */
  readonly pointerup: (event: PointerEvent) => void
}

/** Listens before whatever lies in the root does, and to its clicks behind all else; the returned function ends both. */
export function listenFirst(
  root: HTMLElement,
  presses: Presses,
  click: (event: MouseEvent) => void = () => undefined,
): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const options = { capture: true, signal }
  root.addEventListener('pointerdown', presses.pointerdown, options)
  root.addEventListener('pointermove', presses.pointermove, options)
  root.addEventListener('pointerup', presses.pointerup, options)
  root.addEventListener('pointercancel', presses.pointerup, options)
  root.addEventListener('click', click, { signal })
  return () => ended.abort()
}
