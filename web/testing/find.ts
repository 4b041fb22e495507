import { act } from 'react'
import { vi } from 'vitest'

/** The elements of a role, as the browser gives it to them without being told. */
const NATIVE: Readonly<Record<string, string>> = {
  alert: '',
  article: 'article',
  button: 'button',
  cell: 'td',
  checkbox: 'input[type="checkbox"]',
  combobox: 'select',
  dialog: 'dialog',
  grid: '',
  gridcell: '',
  group: 'fieldset',
  heading: 'h1, h2, h3, h4',
  img: 'img',
  link: 'a[href]',
  list: 'ul, ol',
  listbox: '',
  listitem: 'li',
  menuitem: '',
  navigation: 'nav',
  option: 'option',
  progressbar: '',
  radio: 'input[type="radio"]',
  region: 'section[aria-label], section[aria-labelledby]',
  row: 'tr',
  searchbox: 'input[type="search"]',
  spinbutton: 'input[type="number"]',
  status: '',
  switch: '',
  tab: '',
  table: 'table',
  textbox: 'input:not([type]), input[type="text"], input[type="email"], input[type="password"], textarea',
}

export type Role = keyof typeof NATIVE

/** A name, or a part of one. */
type Name = string | RegExp

type Place = ParentNode

const HIDDEN = '[hidden], [aria-hidden="true"], [data-hidden]'

function roleIs(element: Element, role: string): boolean {
  const own = element.getAttribute('role')
  return own === null ? (NATIVE[role] ?? '') !== '' && element.matches(NATIVE[role] ?? '') : own === role
}

/** What stands in a line with the words around it. */
const INLINE = 'a, abbr, b, bdi, button, em, i, kbd, label, mark, q, s, small, span, strong, time, u'

/** What is read of an element: without what is hidden from everybody who listens. */
function textOf(node: Node | null): string {
  if (node === null) return ''
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? ''
  if (node instanceof Element) {
    if (node.matches(`${HIDDEN}, style, script`)) return ''
    if (node.matches('[role="img"][aria-label]')) return node.getAttribute('aria-label') ?? ''
    if (node instanceof HTMLImageElement) return node.alt
  }
  const inside = [...node.childNodes].map(textOf).join('')
  return node instanceof Element && !node.matches(INLINE) ? ` ${inside} ` : inside
}

const wordsAt = (ids: string | null) =>
  (ids ?? '')
    .split(' ')
    .map((id) => textOf(document.getElementById(id)))
    .join(' ')

type Labels = ReadonlyMap<string, readonly Element[]>

/** Of all fields at once: for the `labels` of each, all of the page is searched time and again. */
const labelsNow = (): Labels =>
  Map.groupBy(document.querySelectorAll<HTMLLabelElement>('label[for]'), ({ htmlFor }) => htmlFor)

function labelsOf(element: Element, labels: Labels): readonly Element[] {
  if (!('labels' in element)) return []
  const named = labels.get(element.id) ?? []
  const around = element.closest('label')
  return around === null || named.includes(around) ? named : [around, ...named]
}

/** What an element is called. */
export const nameOf = (element: Element): string => nameAmong(element, labelsNow())

function nameAmong(element: Element, labelled: Labels): string {
  const label = element.getAttribute('aria-labelledby')
  if (label !== null) return tidy(wordsAt(label))
  const spoken = element.getAttribute('aria-label')
  if (spoken !== null) return tidy(spoken)
  const labels = labelsOf(element, labelled)
  if (labels.length > 0) return tidy(labels.map(textOf).join(' '))
  const legend = element.matches('fieldset') ? element.querySelector('legend') : null
  return tidy(textOf(legend ?? element))
}

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

function namedBy(name: Name | undefined): (element: Element) => boolean {
  if (name === undefined) return () => true
  const labels = labelsNow()
  return (element) => {
    const own = nameAmong(element, labels)
    return typeof name === 'string' ? own === name : name.test(own)
  }
}

/** Everything of a role that is there for people, in its order. */
export function all(role: Role, name?: Name, inside: Place = document): HTMLElement[] {
  const isNamed = namedBy(name)
  return [
    ...inside.querySelectorAll<HTMLElement>(`[role="${role}"], ${NATIVE[role] || '[role="-"]'}`),
  ].filter((one) => roleIs(one, role) && one.closest(HIDDEN) === null && isNamed(one))
}

/** The one of a role and a name. @throws with what there is instead */
export function find<E extends HTMLElement = HTMLElement>(
  role: Role,
  name?: Name,
  inside: Place = document,
): E {
  const [found, ...more] = all(role, name, inside)
  if (found !== undefined && more.length === 0) return found as E
  const there = all(role, undefined, inside).map((one) => `'${nameOf(one)}'`)
  throw new Error(
    `${more.length + Number(found !== undefined)} ${role} ${name ?? ''}; there are ${there.join(', ')}`,
  )
}

export const names = (role: Role, inside: Place = document) => all(role, undefined, inside).map(nameOf)

/** All that is read of a place. */
export const said = (inside: Node = document.body) => tidy(textOf(inside))

/** What is said of an element beside its name. */
export const describedAs = (element: Element) => tidy(wordsAt(element.getAttribute('aria-describedby')))

/** Until it holds: what a press leads to takes its time. Meanwhile React draws by its own clock, as it does for people. */
export async function eventually(holds: () => void): Promise<void> {
  const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  react.IS_REACT_ACT_ENVIRONMENT = false
  try {
    await vi.waitFor(holds, { timeout: 20_000, interval: 5 })
  } finally {
    react.IS_REACT_ACT_ENVIRONMENT = true
  }
}

/** Whether a press does nothing: switched off, or kept for as long as it has the focus (`FocusKeepingButton`). */
export const isOff = (element: Element) =>
  element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true'

/** Presses what has this role and name, as a mouse does. */
export async function click(role: Role, name?: Name, inside?: Place): Promise<void> {
  const element = find(role, name, inside)
  await act(async () => {
    element.focus()
    element.click()
  })
}

/** Writes into a field, as typing does, and leaves it. */
export async function write(role: Role, name: Name, value: string, inside?: Place): Promise<void> {
  const input = find<HTMLInputElement>(role, name, inside)
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')
  await act(async () => {
    input.focus()
    own?.set?.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/** Presses a key where the focus is. @returns whether the screens have taken it */
export async function key(pressed: string, init: KeyboardEventInit = {}): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true, ...init })
  await act(async () => void (document.activeElement ?? document.body).dispatchEvent(event))
  return event.defaultPrevented
}

/** Goes on from the field that has the focus. */
export async function leave(): Promise<void> {
  const { activeElement } = document
  await act(async () => {
    if (activeElement instanceof HTMLElement) activeElement.blur()
  })
}

/** Chooses of a list by its value, as the arrow keys do. */
export async function turn(role: Role, name: Name, value: string): Promise<void> {
  const select = find<HTMLSelectElement>(role, name)
  await act(async () => {
    select.focus()
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

/** Chooses a file of the device for the input of this name, or for the one behind a field, which has none, by the types that it takes. */
export async function bring(name: string, file: File): Promise<void> {
  const input = document.querySelector<HTMLInputElement>(
    `input[type="file"]:is([aria-label="${name}"], [accept="${name}"])`,
  )
  if (input === null) throw new Error(`no file can be chosen as ${name}`)
  Object.defineProperty(input, 'files', { configurable: true, value: [file] })
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })))
}
