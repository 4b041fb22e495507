/** Runs in the page: texts that are cut off by what holds them, or lie over another one. Each is said in the same words when asked again. */
export function cutTexts(): string[] {
  interface Piece {
    readonly text: string
    readonly holder: Element
    readonly rect: DOMRect
  }

  const SLACK = 1.5
  const wordOf = ({ text, holder }: Piece) =>
    `«${text}» in ${holder.tagName} ${holder.closest('[class]')?.className}`

  function piecesOf(root: Element): Piece[] {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Piece[] = []
    while (walker.nextNode() !== null) {
      const node = walker.currentNode
      const holder = node.parentElement
      const text = (node.nodeValue ?? '').trim()
      if (
        holder === null ||
        text === '' ||
        !holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue
      // Pictures have letters of their own; what nobody sees is for readers' ears.
      if (holder.closest('svg, .visually-hidden, script, style, option, [data-print-only]') !== null) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const rect = range.getBoundingClientRect()
      if (rect.width > 1 && rect.height > 1) found.push({ text: text.slice(0, 60), holder, rect })
    }
    return found
  }

  /** Whether something around it hides a part of it that cannot be scrolled to. */
  function isHidden({ holder, rect }: Piece): boolean {
    for (let box: Element | null = holder; box !== null && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box)
      const { overflowX, overflowY, position } = style
      if (/auto|scroll/.test(overflowX + overflowY)) return false
      const own = box.getBoundingClientRect()
      const sideways =
        overflowX !== 'visible' && (rect.left < own.left - SLACK || rect.right > own.right + SLACK)
      const upright =
        overflowY !== 'visible' && (rect.top < own.top - SLACK || rect.bottom > own.bottom + SLACK)
      if (sideways || upright) return true
      if (position === 'fixed') return false
    }
    return false
  }

  /** Whose words they are: of the control around them, or of the one that they are seen beside. */
  function controlOf({ holder }: Piece): HTMLElement | null {
    const around = holder.closest<HTMLElement>('button, a[href]')
    const before = holder.closest('[aria-hidden="true"]')?.previousElementSibling
    return around ?? (before instanceof HTMLButtonElement ? before : null)
  }

  /** What is shortened on a control is whole once one has gone there. */
  function isCut(piece: Piece): boolean {
    if (!isHidden(piece)) return false
    const control = controlOf(piece)
    if (control === null || getComputedStyle(piece.holder).textOverflow !== 'ellipsis') return true
    control.focus({ preventScroll: true })
    const still = isHidden(piece)
    control.blur()
    return still
  }

  /** A button's words outside of it are over something else, or soon will be. */
  function isOutside(piece: Piece): boolean {
    const { holder, rect } = piece
    const control = holder.closest('button, [role="tab"], [role="menuitem"], th, td')
    // What is hidden there is over nothing; that is asked above.
    if (control === null || isHidden(piece)) return false
    const own = control.getBoundingClientRect()
    return (
      rect.bottom > own.bottom + SLACK ||
      rect.top < own.top - SLACK ||
      rect.right > own.right + SLACK ||
      rect.left < own.left - SLACK
    )
  }

  const scroller = (element: Element) => {
    for (let box: Element | null = element; box !== null; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box)
      if (position === 'fixed' || position === 'sticky' || /auto|scroll|hidden/.test(overflowX + overflowY))
        return box
    }
    return null
  }

  function overlaps(a: Piece, b: Piece): boolean {
    if (a.holder.contains(b.holder) || b.holder.contains(a.holder)) return false
    const wide = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left)
    const high = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top)
    // Lines that stand close touch each other's empty space.
    return wide > 3 && high > 6 && scroller(a.holder) === scroller(b.holder)
  }

  const pieces = piecesOf(document.querySelector('[role="dialog"]') ?? document.body)
  const cut = pieces.filter((one) => isCut(one) || isOutside(one)).map((one) => `cut: ${wordOf(one)}`)
  const over: string[] = []
  for (const [place, one] of pieces.entries()) {
    for (const other of pieces.slice(place + 1)) {
      if (overlaps(one, other)) over.push(`over each other: ${wordOf(one)}, ${wordOf(other)}`)
    }
  }
  return [...cut, ...over]
}
