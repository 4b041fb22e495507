/** What a focus falls back into when its place goes, from the inside out. */
const REGION = 'article, section, form, [role="dialog"], main, [data-focus-region]'

/** The first of these in a region takes it: what was marked as the next step, else the region's heading. */
const TARGETS = ['[data-focus-target]', 'h1, h2, h3, h4']

type Focusable = HTMLElement | SVGElement

interface Held {
  readonly element: Focusable
  /** Kept from when it still stood: afterwards nobody knows where it was. */
  readonly regions: readonly Focusable[]
  /** It was switched off while something is sent. */
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

/** Where the focus belongs in a region: nothing that lies in a region inside it, and the region itself only when it has a name. */
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

/** Puts the focus into the nearest region that still stands; false when none does. */
function fallBack(regions: readonly Focusable[]): boolean {
  for (const region of regions) {
    const target = isShown(region) ? targetIn(region) : null
    if (target === null) continue
    focusOn(target)
    return true
  }
  return false
}

/** Longer than a closing dialog takes to give the focus back to what opened it. */
const DIALOG_MS = 100

function fallBackToPage(): void {
  const page = document.querySelector<HTMLElement>('main')
  if (isNowhere() && page !== null && !fallBack([page])) page.focus()
}

/**
 * What has the focus may go: a button gives way to its undo, a card to nothing. The browser then leaves the focus on the page, which is nowhere.
 * This puts it where the eye is: on what is marked as the next step (`data-focus-target`) in the nearest region that still stands, else on its
 * heading. A button that is switched off while something is sent gets it back. Who left the focus on purpose is left alone.
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
    // What comes there is still being loaded.
    if (regions.find(isShown)?.ariaBusy === 'true') return
    held = null
    if (!fallBack(regions)) toPage = setTimeout(fallBackToPage, DIALOG_MS)
  }

  // After this frame: whoever knows better where the focus belongs, like a page's heading, has taken it by then.
  function plan(): void {
    if (planned || held === null) return
    planned = true
    requestAnimationFrame(() => setTimeout(look))
  }

  document.addEventListener('focusin', ({ target }) => {
    // It has been given back: if it is lost again, that is another matter with a next step of its own.
    clearTimeout(toPage)
    if (target instanceof HTMLElement || target instanceof SVGElement) held = holdOf(target)
  })
  document.addEventListener('focusout', plan)
  new MutationObserver(plan).observe(document.body, {
    subtree: true,
    childList: true,
    // What was being loaded may turn out to be as it was: then nothing else tells that it is there.
    attributeFilter: ['disabled', 'aria-busy'],
  })
}
