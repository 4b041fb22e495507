// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../testing/find.ts'
import { keepFocus } from './keepFocus.ts'

/** Without a layout no element counts as visible; here every attached element does. */
const gone = new AbortController()
beforeAll(() => {
  const add = document.addEventListener.bind(document)
  vi.spyOn(document, 'addEventListener').mockImplementation(
    (name: string, listener: EventListenerOrEventListenerObject | null) =>
      listener === null ? undefined : add(name, listener, { signal: gone.signal }),
  )
  keepFocus()
})
afterAll(() => gone.abort())
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(
    () => [{}] as unknown as ReturnType<Element['getClientRects']>,
  )
})
afterEach(() => {
  document.body.innerHTML = ''
})

const show = (html: string) => {
  document.body.innerHTML = html
}
const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector)
  if (found === null) throw new Error(`there is no ${selector}`)
  return found
}
const falls = (to: string) => eventually(() => expect(document.activeElement).toBe(find(to)))

test('when the focused element is removed, its region’s next step gets the focus', async () => {
  show(
    '<main><section><h2>Fahrt</h2><button id="a">A</button><button data-focus-target>Zurück</button></section></main>',
  )
  find('#a').focus()
  find('#a').remove()
  await falls('[data-focus-target]')
})

test('without a next step the region’s heading gets it, for this once', async () => {
  show('<main><section><h2>Fahrt</h2><button id="a">A</button></section></main>')
  find('#a').focus()
  find('#a').remove()
  await falls('h2')
  expect(find('h2').getAttribute('tabindex')).toBe('-1')
  find('h2').blur()
  expect(find('h2').hasAttribute('tabindex')).toBe(false)
})

test('when the region is removed as well, the one around it gets it', async () => {
  show(
    '<main><h1>Seite</h1><section id="list"><h2>Liste</h2><article><h3>Karte</h3><button id="a">A</button></article></section></main>',
  )
  find('#a').focus()
  find('article').remove()
  await falls('h2')
})

test('nothing inside another region gets it', async () => {
  show(
    '<main><section><article><h3>Andere</h3></article><h2>Liste</h2><button id="a">A</button></section></main>',
  )
  find('#a').focus()
  find('#a').remove()
  await falls('h2')
})

test('a button that is disabled while sending gets it back', async () => {
  show('<main><form><button id="a">A</button></form></main>')
  const button = find('#a') as HTMLButtonElement
  button.focus()
  // The browser blurs an element that it disables.
  button.blur()
  button.disabled = true
  await eventually(() => expect(document.activeElement).toBe(document.body))
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  button.disabled = false
  await falls('#a')
})

test('a deliberate blur is respected', async () => {
  show('<main><section><h2>Fahrt</h2><button id="a">A</button></section><button id="b">B</button></main>')
  find('#a').focus()
  find('#b').focus()
  find('#a').remove()
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  expect(document.activeElement).toBe(find('#b'))
})
