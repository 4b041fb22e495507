/** From this many pixels on, a press is a drag and no longer a click. */
export const DRAG_FROM = 5

/** Half of what a finger covers, in pixels. */
export const FINGER = 22

/**
 * The plan that was pressed, with what leads from the screen to its units, and what keeps a pointer to it: not to what lies in the plan and is drawn
 * anew meanwhile, nor to what is around it, for then it would hear nothing of a finger that a second one joins. Null where something else was pressed.
 */
export function planUnder(root: HTMLElement, target: EventTarget | null) {
  const svg = root.querySelector<SVGSVGElement>('svg[role="application"]')
  // Beside a small plan, its frame is pressed.
  const pressed =
    target instanceof Element && (svg?.contains(target) === true || target === svg?.parentElement)
  if (svg === null || !pressed) return null
  const box = svg.getBoundingClientRect()
  const k = box.width / (svg.viewBox.baseVal.width || 1) || 1
  const at = (x: number, y: number) => ({ x: (x - box.left) / k, y: (y - box.top) / k })
  return { svg, k, at, keep: (pointerId: number) => svg.parentElement?.setPointerCapture(pointerId) }
}

export type Pressed = NonNullable<ReturnType<typeof planUnder>>

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
  /** A second finger joined the first: both pinch the plan, and whatever the first had begun was not meant. */
  readonly pinched: () => void
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
  function down(event: PointerEvent) {
    if (event.pointerType === 'touch' && !event.isPrimary) presses.pinched()
    else presses.pointerdown(event)
  }
  root.addEventListener('pointerdown', down, options)
  root.addEventListener('pointermove', presses.pointermove, options)
  root.addEventListener('pointerup', presses.pointerup, options)
  root.addEventListener('pointercancel', presses.pointerup, options)
  root.addEventListener('click', click, { signal })
  return () => ended.abort()
}
