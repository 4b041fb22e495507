import { type ReactNode, useEffect, useRef, useState } from 'react'

interface SidewaysProps {
  /** Id of what names it. */
  readonly labelledBy: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** What is pushed to and fro by itself where it is too wide: by the arrow keys, too, and only then a stop on the way through the page. */
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
