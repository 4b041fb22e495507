import { type ReactNode, useEffect, useRef, useState } from 'react'

interface SidewaysProps {
  /** Id of the element that names it. */
  readonly labelledBy: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A horizontally scrolling region: reachable and scrollable by keyboard only if it overflows. */
export function Sideways({ labelledBy, className, children }: SidewaysProps) {
  const root = useRef<HTMLDivElement>(null)
  const [wide, setWide] = useState(false)
  useEffect(() => {
    const box = root.current
    if (box === null) return
    const look = () => setWide(box.scrollWidth > box.clientWidth)
    const observer = new ResizeObserver(look)
    observer.observe(box)
    for (const inner of box.children) observer.observe(inner)
    return () => observer.disconnect()
  }, [])
  return (
    <div
      ref={root}
      className={className}
      {...(wide ? { tabIndex: 0, role: 'group', 'aria-labelledby': labelledBy } : {})}
    >
      {children}
    </div>
  )
}
