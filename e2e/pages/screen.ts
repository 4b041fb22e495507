import { PAGE } from '@platzwart/contract/paths'
import type { Phrases } from '@platzwart/phrases/phrases'
import type { ElementHandle, Page } from 'puppeteer-core'
import { firstWords } from './basePage.ts'

/** However busy the machine is. */
const WITHIN_MS = 60_000

/** So often it is looked whether something stands still: what never does is pressed all the same. */
const LOOKS = 200

type Kind = 'button' | 'link' | 'field' | 'heading' | 'choice' | 'text'

/** What to look for, as a person would say it: what it is, its words, and where. */
interface Wanted {
  readonly kind: Kind
  readonly name: string
  /** The legend of the group in which it is. */
  readonly group?: string
}

/** A window that is driven by WebDriver BiDi. Things are found by their role and their words, as in the other journeys. */
export class Screen {
  readonly page: Page
  readonly #texts: Phrases
  readonly #origin: string

  constructor(page: Page, texts: Phrases, origin: string) {
    this.page = page
    this.#texts = texts
    this.#origin = origin
  }

  /** A page that is still on its way somewhere may call the new way off (NS_BINDING_ABORTED): whoever typed the address presses Enter again. */
  async open(path: string): Promise<void> {
    const go = () => this.page.goto(`${this.#origin}${path}`)
    await go().catch((error: unknown) => {
      if (!String(error).includes('NS_BINDING_ABORTED')) throw error
      return go()
    })
  }

  get path(): string {
    return new URL(this.page.url()).pathname
  }

  /** By the form, with the keyboard. */
  async signIn(email: string, passwort: string): Promise<void> {
    const { login } = this.#texts.sitzung
    await this.open(PAGE.login)
    await this.fill(login.email, email)
    await this.fill(login.passwort, passwort)
    await this.page.keyboard.press('Enter')
    // Not before the page behind the door stands: leaving while the browser is on its way there is no journey.
    await this.find({ kind: 'button', name: `${firstWords(this.#texts.shell.account.label)}…` })
    await this.#rests()
  }

  async press(kind: 'button' | 'link' | 'choice', name: string, group?: string): Promise<void> {
    const target = await this.#stands(() =>
      this.find(group === undefined ? { kind, name } : { kind, name, group }),
    )
    await target.click()
  }

  /** Something on a drawing, which has no words of its own; what it was is told by `read`, as it was when it was pressed. */
  async pressOn<T>(selector: string, read: (element: Element) => T): Promise<T> {
    // What comes beside a drawing while it is loaded gives it another size, and everything on it another place.
    await this.#rests()
    const target = await this.#stands(async () => {
      const found = await this.page.waitForSelector(selector, { timeout: WITHIN_MS })
      if (found === null) throw new Error(`${this.page.url()} shows no ${selector}.`)
      return found
    })
    const told = await target.evaluate(read)
    await target.click()
    return told as T
  }

  async #rests(): Promise<void> {
    await this.page.waitForNetworkIdle({ concurrency: 2, idleTime: 300, timeout: WITHIN_MS })
  }

  /** What is found, once it is in sight and stands still: a click goes to where something was, and a dialog that is still coming in has moved on by then. */
  async #stands(find: () => Promise<ElementHandle<Element>>): Promise<ElementHandle<Element>> {
    for (let looks = 1; ; looks += 1) {
      const found = await find()
      await found.scrollIntoView()
      if ((await found.evaluate(standsStill)) || looks === LOOKS) return found
    }
  }

  /** In the place of what stands there. */
  async fill(name: string, text: string): Promise<void> {
    const field = await this.find({ kind: 'field', name })
    await field.focus()
    await this.page.keyboard.down('Control')
    await this.page.keyboard.press('a')
    await this.page.keyboard.up('Control')
    await this.page.keyboard.type(text)
  }

  /** The first that is shown and can be used; waits for it. */
  async find(wanted: Wanted): Promise<ElementHandle<Element>> {
    const handle = await this.page
      .waitForFunction(findShown, { timeout: WITHIN_MS }, wanted)
      .catch((error: unknown) => {
        throw new Error(`${this.page.url()} shows no ${wanted.kind} «${wanted.name}».`, { cause: error })
      })
    const element = handle.asElement()
    if (element === null) throw new Error(`«${wanted.name}» is nothing that can be shown.`)
    return element as ElementHandle<Element>
  }
}

/** Runs in the page. Whether it is still there, and where it was some frames ago. */
async function standsStill(element: Element): Promise<boolean> {
  const place = () => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [x, y, width, height].join(' ')
  }
  const before = place()
  for (let frame = 0; frame < 3; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
  return element.isConnected && place() === before
}

/** Runs in the page: what it needs stands inside. A name is whole, or begins as asked when that ends with an ellipsis. */
function findShown({ kind, name, group }: Wanted): Element | null {
  const SELECTORS: Readonly<Record<Kind, string>> = {
    button: 'button, [role="button"]',
    link: 'a[href]',
    field: 'input, textarea',
    heading: 'h1, h2, h3',
    choice: 'label',
    text: 'p, span, strong, dd, li, b',
  }
  const clean = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const isAsked = (text: string) =>
    name.endsWith('…') ? text.startsWith(name.slice(0, -1)) : text === name || text === `${name} *`
  const namesOf = (element: Element): string[] => [
    clean(element.getAttribute('aria-label')),
    ...(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? [...(element.labels ?? [])].map((label) => clean(label.textContent))
      : [clean(element.textContent)]),
  ]
  const places =
    group === undefined
      ? [document]
      : [...document.querySelectorAll('fieldset, [role="group"], [role="radiogroup"]')].filter((one) =>
          [one.querySelector('legend')?.textContent, one.getAttribute('aria-label')].some(
            (text) => clean(text) === group,
          ),
        )
  const dialog = document.querySelector('[role="dialog"]')
  return (
    places
      .flatMap((place) => [...place.querySelectorAll(SELECTORS[kind])])
      .filter(
        (element) => element.checkVisibility() && !(element instanceof HTMLButtonElement && element.disabled),
      )
      .filter((element) => dialog === null || dialog.contains(element))
      .find((element) => namesOf(element).some(isAsked)) ?? null
  )
}
