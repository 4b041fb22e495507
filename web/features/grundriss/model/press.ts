/** Pixels from which on a press is a drag instead of a click. */
export const DRAG_FROM = 5

/** Half the size of a touch area, in pixels. */
export const FINGER = 22

/**
 * The pressed plan, its conversion from screen to plan units, and `keep`, which captures the pointer. The
 * capture is on the SVG's parent: elements inside the plan are re-rendered meanwhile, and an outer element
 * would get no events of a finger that a second one joins. Null if something else was pressed.
 */
export function planUnder(root: HTMLElement, target: EventTarget | null) {
  const svg = root.querySelector<SVGSVGElement>('svg[role="application"]')
  // Around a small plan, its frame is pressed.
  const pressed =
    target instanceof Element && (svg?.contains(target) === true || target === svg?.parentElement)
  if (svg === null || !pressed) return null
  const box = svg.getBoundingClientRect()
  const k = box.width / (svg.viewBox.baseVal.width || 1) || 1
  const at = (x: number, y: number) => ({ x: (x - box.left) / k, y: (y - box.top) / k })
  return { svg, k, at, keep: (pointerId: number) => svg.parentElement?.setPointerCapture(pointerId) }
}

export type Pressed = NonNullable<ReturnType<typeof planUnder>>

/** Ignores the click event that follows the end of a drag. */
export function swallowClick(root: HTMLElement): void {
  const ended = new AbortController()
  root.addEventListener('click', (event) => event.stopPropagation(), { capture: true, signal: ended.signal })
  setTimeout(() => ended.abort())
}

interface Presses {
  readonly pointerdown: (event: PointerEvent) => void
  readonly pointermove: (event: PointerEvent) => void
  /** Released or cancelled. */
  readonly pointerup: (event: PointerEvent) => void
  /** A second finger joined the first: both pinch the plan, and the first one's action is cancelled. */
  readonly pinched: () => void
}

/**
 * Listens in the capture phase of the root, and to clicks after everything else; the returned function
 * removes the listeners.
 */
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
