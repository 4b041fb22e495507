/** The regions that a lost focus falls back to, from the inside out. */
const REGION = 'article, section, form, [role="dialog"], main, [data-focus-region]'

/** In a region, the first match gets it: the element marked as the next step, else the region's heading. */
const TARGETS = ['[data-focus-target]', 'h1, h2, h3, h4']

type Focusable = HTMLElement | SVGElement

interface Held {
  readonly element: Focusable
  /** Recorded while it was attached: afterwards its place is unknown. */
  readonly regions: readonly Focusable[]
  /** It is disabled while sending. */
  readonly busy: boolean
}

function holdOf(element: Focusable): Held {
  const regions: Focusable[] = []
  for (let at = element.closest<Focusable>(REGION); at; at = outside(at)) regions.push(at)
  return { element, regions, busy: false }
}

function outside(region: Element): Focusable | null {
  return region.parentElement?.closest<Focusable>(REGION) ?? null
}

function isShown(element: Element): boolean {
  return element.isConnected && element.getClientRects().length > 0
}

/**
 * The target of the focus in a region: nothing within a nested region, and the region itself only if it is
 * named.
 */
function targetIn(region: Focusable): Focusable | null {
  for (const selector of TARGETS) {
    for (const one of region.querySelectorAll<Focusable>(selector)) {
      if (outside(one) === region && isShown(one)) return one
    }
  }
  return region.hasAttribute('aria-label') || region.hasAttribute('data-focus-target') ? region : null
}

function focusOn(target: Focusable): void {
  if (!target.matches('[tabindex], a[href], button, input, select, textarea')) {
    target.setAttribute('tabindex', '-1')
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
  }
  target.focus()
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

/** Focuses the nearest region that is still attached; false if none is. */
function fallBack(regions: readonly Focusable[]): boolean {
  for (const region of regions) {
    const target = isShown(region) ? targetIn(region) : null
    if (target === null) continue
    focusOn(target)
    return true
  }
  return false
}

/** Longer than a closing dialog takes to return the focus to its opener. */
const DIALOG_MS = 100

function fallBackToPage(): void {
  const page = document.querySelector<HTMLElement>('main')
  if (isNowhere() && page !== null && !fallBack([page])) page.focus()
}

/**
 * Restores the focus when the focused element is removed: a button is replaced by its undo, a card vanishes.
 * The browser would leave the focus on the body. This moves it to the element marked as the next step
 * (`data-focus-target`) in the nearest region that is still attached, else to its heading. A button that is
 * disabled while sending gets it back. A deliberate blur is respected.
 */
export function keepFocus(): void {
  let held: Held | null = null
  let planned = false
  let toPage: ReturnType<typeof setTimeout> | undefined

  function look(): void {
    planned = false
    if (held === null || !isNowhere()) return
    const { element, regions, busy } = held
    if (isShown(element)) {
      const off = element.matches(':disabled')
      if (off) held = { ...held, busy: true }
      else if (busy) element.focus()
      else held = null
      return
    }
    // The region is still loading.
    if (regions.find(isShown)?.ariaBusy === 'true') return
    held = null
    if (!fallBack(regions)) toPage = setTimeout(fallBackToPage, DIALOG_MS)
  }

  // After this frame: by then, anything that knows better, such as a page's heading, has taken the focus.
  function plan(): void {
    if (planned || held === null) return
    planned = true
    requestAnimationFrame(() => setTimeout(look))
  }

  document.addEventListener('focusin', ({ target }) => {
    // The focus is back: if it is lost again, that is a new case with its own target.
    clearTimeout(toPage)
    if (target instanceof HTMLElement || target instanceof SVGElement) held = holdOf(target)
  })
  document.addEventListener('focusout', plan)
  new MutationObserver(plan).observe(document.body, {
    subtree: true,
    childList: true,
    // Loading may end without any other change: then only this attribute tells.
    attributeFilter: ['disabled', 'aria-busy'],
  })
}
