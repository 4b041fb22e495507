export interface Seeing {
  /** Controls whose focus nobody sees. */
  readonly ringless: readonly string[]
  /** What is chosen and what is not, looking the same. */
  readonly alike: readonly string[]
  /** Words in the colour of their ground, and controls without words, picture or edge. */
  readonly faint: readonly string[]
}

/** Runs in the page, in forced colours: what can then not be seen, or not be told apart. */
export function unseen(): Seeing {
  const CONTROLS = 'button, a[href], input, select, textarea, [tabindex="0"]'
  const LOOKS = [
    'backgroundColor',
    'color',
    'fontWeight',
    'textDecorationLine',
    'outlineStyle',
    'outlineWidth',
    'outlineColor',
    'borderTopWidth',
    'borderBottomWidth',
    'borderLeftWidth',
    'borderTopStyle',
    'borderBottomColor',
    'content',
    'display',
    'opacity',
    'visibility',
    'transform',
    'stroke',
    'fill',
    'strokeDasharray',
    'width',
    'd',
  ]

  const name = (element: Element) => element.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 140)
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return (
      width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
  }
  const looksOf = (element: Element, part?: string) => {
    const style = getComputedStyle(element, part)
    return LOOKS.map((look) => style[look as keyof CSSStyleDeclaration]).join('|')
  }
  /** An element, what is drawn before and after it, and all in it. */
  const whole = (element: Element): string =>
    [element, ...element.querySelectorAll('*')]
      .slice(0, 12)
      .map((one) => [looksOf(one), looksOf(one, '::before'), looksOf(one, '::after')].join('#'))
      .join('\n')

  function ringless(): string[] {
    const found: string[] = []
    for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
      if (!isShown(control) || control.closest('svg, [inert]') !== null || control.matches(':disabled'))
        continue
      // A hidden input is drawn by its label, or by what stands beside it.
      const drawn = control.closest('label') ?? control.parentElement ?? control
      ;(document.activeElement as HTMLElement | null)?.blur()
      const before = whole(drawn) + looksOf(control)
      control.focus({ preventScroll: true })
      const hasFocus = document.activeElement === control
      const style = getComputedStyle(control)
      const ring = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1
      if (hasFocus && !ring && whole(drawn) + looksOf(control) === before) found.push(name(control))
    }
    ;(document.activeElement as HTMLElement | null)?.blur()
    return found
  }

  const STATES = [
    'aria-current',
    'aria-pressed',
    'aria-selected',
    'aria-checked',
    'data-active',
    'data-checked',
  ] as const

  /** What is seen of a part without its colour: its ground, its edges, its line below. */
  const seenOf = (element: Element, part?: string) => {
    const style = getComputedStyle(element, part)
    if (part !== undefined && style.content === 'none') return ''
    const ground = part === undefined ? groundOf(element) : style.backgroundColor
    const edges = (['Top', 'Right', 'Bottom', 'Left'] as const).map((side) => {
      const [width, kind, colour] = [`border${side}Width`, `border${side}Style`, `border${side}Color`].map(
        (name) => style[name as 'color'],
      )
      return kind === 'none' || width === '0px' || colour === ground ? '' : `${width} ${kind}`
    })
    const drawn = [...element.querySelectorAll('svg')].filter(
      (it) => getComputedStyle(it).opacity !== '0',
    ).length
    return [ground, ...edges, style.textDecorationLine, style.outlineStyle, drawn].join('|')
  }
  const seen = (element: Element) =>
    [element, ...element.querySelectorAll(':not(svg, svg *)')]
      .flatMap((it) => [undefined, '::before', '::after'].map((part) => seenOf(it, part)))
      .join('#')

  function alike(): string[] {
    const found: string[] = []
    const chosen = document.querySelectorAll(
      STATES.map((state) => `[${state}]:not([${state}="false"])`).join(', '),
    )
    for (const one of chosen) {
      const row = one.closest('ul, ol, nav, fieldset, [role="group"], [role="radiogroup"], table')
      if (!isShown(one) || row === null || one.closest('svg') !== null) continue
      const other = [...row.querySelectorAll(one.tagName)].find(
        (it) =>
          it.classList[0] === one.classList[0] &&
          isShown(it) &&
          !STATES.some((state) => it.hasAttribute(state) && it.getAttribute(state) !== 'false'),
      )
      if (other !== undefined && seen(other) === seen(one)) found.push(name(one))
    }
    return [...found, ...alikeStates()]
  }

  /** Seats, bars and their legend: one look for each state. A card says its state in words. */
  function alikeStates(): string[] {
    const byState = new Map<string, string>()
    for (const one of document.querySelectorAll('svg [data-state], [data-status]:not(:has(p, h3))')) {
      if (!isShown(one) || one.hasAttribute('data-eigen') || one.hasAttribute('data-spaet')) continue
      const signs = one.querySelectorAll(one.hasAttribute('data-platz') ? '[data-teil="zeichen"]' : 'path')
      const lines = [...one.querySelectorAll('path, rect')].map((it) => getComputedStyle(it).strokeDasharray)
      const { backgroundImage, backgroundColor, borderTopStyle, borderTopWidth, borderBottomWidth } =
        getComputedStyle(one)
      const looks = [
        ...[...signs].map((sign) => sign.getAttribute('d')),
        ...new Set(lines),
        backgroundImage,
        backgroundColor,
        borderTopStyle,
        borderTopWidth,
        borderBottomWidth,
      ].join(' ')
      const kind = one.hasAttribute('data-platz') ? 'seat' : one.tagName
      const state = one.getAttribute('data-state') ?? one.getAttribute('data-status')
      byState.set(`${kind} ${state}`, `${kind} ${looks}`)
    }
    const states = [...byState]
    return states
      .filter(([, looks], place) => states.findIndex(([, other]) => other === looks) !== place)
      .map(([state]) => `state ${state}`)
  }

  /** The first ground that is not clear, from the element on outwards. */
  function groundOf(element: Element): string {
    for (let box: Element | null = element; box !== null; box = box.parentElement) {
      const { backgroundColor } = getComputedStyle(box)
      if (!/rgba\(.*, 0\)|transparent/.test(backgroundColor)) return backgroundColor
    }
    return 'rgb(255, 255, 255)'
  }

  function faint(): string[] {
    return [...document.querySelectorAll(CONTROLS)]
      .filter(
        (control) => isShown(control) && control.closest('svg') === null && !control.matches(':disabled'),
      )
      .filter((control) => {
        const style = getComputedStyle(control)
        if ((control.textContent ?? '').trim() !== '') return style.color === groundOf(control)
        const edge = Number.parseFloat(style.borderTopWidth) + Number.parseFloat(style.borderBottomWidth) > 0
        const picture =
          control.querySelector('svg, img') !== null ||
          control.matches('input[type="checkbox"], input[type="radio"], input[type="range"]')
        return (
          !edge &&
          !picture &&
          style.appearance === 'none' &&
          control.closest('label') === null &&
          looksOf(control, '::before').includes('none|')
        )
      })
      .map(name)
  }

  /** Ticks, dots and switches in the colour of what they stand on. Where words are chosen, their looks tell. */
  function unticked(): string[] {
    return [...document.querySelectorAll('input:is([type="checkbox"], [type="radio"]):checked')]
      .filter((input) => {
        const drawn = input.nextElementSibling
        if (drawn === null || !drawn.checkVisibility() || (drawn.textContent ?? '').trim() !== '')
          return false
        if (drawn.matches('svg')) return getComputedStyle(drawn).color === groundOf(input)
        const knob = drawn.firstElementChild
        return knob !== null && getComputedStyle(knob).backgroundColor === groundOf(drawn)
      })
      .map(name)
  }

  return { faint: [...faint(), ...unticked()], alike: alike(), ringless: ringless() }
}
