import {
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import classes from './floorplan.module.css'

export interface HoverCardHandle {
  readonly show: (id: string) => void
  readonly showSoon: (id: string) => void
  readonly hide: () => void
  readonly hideSoon: () => void
  /** Goes along when the plan moves. */
  readonly follow: () => void
}

interface HoverCardProps {
  readonly ref: Ref<HoverCardHandle>
  readonly render: (id: string) => ReactNode
  readonly place: (id: string) => { x: number; y: number; halb: number } | null
}

const SOON_MS = 140

/**
 * The seat's facts beside it, for pointer and focus alike. Hidden from screen readers, whose users hear the same
 * facts as the seat's name. It stays while the pointer is on it and goes with Escape (WCAG 1.4.13).
 */
export function HoverCard({ ref, render, place }: HoverCardProps) {
  const [id, setId] = useState<string | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const shown = useRef<string | null>(null)

  function become(next: string | null) {
    clearTimeout(timer.current)
    shown.current = next
    setId(next)
  }

  function soon(next: string | null) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => become(next), SOON_MS)
  }

  function follow() {
    const at = shown.current === null ? null : place(shown.current)
    if (at !== null && box.current !== null) position(box.current, at)
  }

  useImperativeHandle(ref, () => ({
    show: become,
    showSoon: soon,
    hide: () => become(null),
    hideSoon: () => (shown.current === null ? clearTimeout(timer.current) : soon(null)),
    follow,
  }))

  useLayoutEffect(follow)
  useEffect(() => () => clearTimeout(timer.current), [])

  if (id === null) return null
  return (
    <div
      ref={box}
      className={classes.slip}
      aria-hidden="true"
      onPointerEnter={() => clearTimeout(timer.current)}
      onPointerLeave={() => soon(null)}
      onPointerDown={() => become(null)}
    >
      {render(id)}
    </div>
  )
}

/** Above the seat where there is room, below it otherwise, never out of the frame, and beside the buttons at its right. */
function position(box: HTMLElement, at: { x: number; y: number; halb: number }): void {
  const gap = 8
  const { offsetWidth: width, offsetHeight: height } = box
  const above = at.y - at.halb - gap - height
  const top = above < 4 ? at.y + at.halb + gap : above
  const left = `clamp(4px, ${Math.round(at.x - width / 2)}px, 100cqw - 100% - var(--beside))`
  box.style.transform = `translate(${left}, ${Math.round(top)}px)`
}
