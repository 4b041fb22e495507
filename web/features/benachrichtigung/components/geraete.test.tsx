// @vitest-environment happy-dom
import * as wire from '@platzwart/contract/operations/benachrichtigung'
import { listGrundrisse } from '@platzwart/contract/operations/grundriss'
import { showKalenderLink } from '@platzwart/contract/operations/kalender'
import { PAGE } from '@platzwart/contract/paths'
import { idOf } from '@platzwart/contract/testing/filled'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepingOwn } from '../../../testing/einstellungen.ts'
import { all, click, eventually, find, said } from '../../../testing/find.ts'
import { visitApp } from '../../../testing/house.tsx'
import { answer, refuse } from '../../../testing/server.ts'

const KEY = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM'
const ENDPOINT = 'https://web.push.apple.com/here'
const bytes = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)).buffer
const kennungOf = async (adresse: string) =>
  btoa(
    String.fromCharCode(
      ...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(adresse))),
    ),
  )
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** A browser with push notifications that asks for permission first. */
class TestBrowser {
  permission: NotificationPermission = 'default'
  says: NotificationPermission = 'granted'
  subscription: object | null = null
  /** Its push service is unreachable. */
  mute = false
  unsubscribed = 0

  readonly pushManager = {
    getSubscription: async () => this.subscription,
    subscribe: async () => {
      if (this.mute) throw new DOMException('push service error', 'AbortError')
      this.subscription = {
        endpoint: ENDPOINT,
        options: { applicationServerKey: bytes(KEY.replaceAll('-', '+').replaceAll('_', '/')) },
        getKey: (name: string) => bytes(name === 'auth' ? btoa('a'.repeat(16)) : btoa('b'.repeat(65))),
        unsubscribe: async () => {
          this.subscription = null
          this.unsubscribed++
          return true
        },
      }
      return this.subscription
    },
  }

  install(): void {
    vi.stubGlobal('PushManager', class {})
    const requestPermission = async () => {
      this.permission = this.says
      return this.permission
    }
    const notification = { requestPermission, permission: this.permission }
    Object.defineProperty(notification, 'permission', { get: () => this.permission })
    vi.stubGlobal('Notification', notification)
    const worker = { active: {}, installing: null, waiting: null, pushManager: this.pushManager }
    const serviceWorker = { getRegistration: async () => worker, register: async () => worker }
    Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  }
}

let browser: TestBrowser
beforeEach(() => {
  browser = new TestBrowser()
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const OTHER = {
  id: idOf(2),
  bezeichnung: 'Firefox auf Android',
  kennung: 'x',
  erstellt: '2026-11-20T09:00:00Z',
}

async function own(geraete: readonly object[] = []) {
  return visitApp(PAGE.eigeneEinstellungen, {
    answers: [
      ...keepingOwn({}),
      answer(listGrundrisse, []),
      answer(showKalenderLink, { link: null }),
      answer(wire.listGeraete, { schluessel: KEY, geraete }),
    ],
  })
}

describe('notifications', () => {
  test('are unavailable if the browser does not support them, and the page says so', async () => {
    await own()
    await eventually(() => expect(said()).toContain('Dieser Browser kann keine Mitteilungen zeigen.'))
    expect(all('button', 'Auf diesem Gerät einschalten')).toEqual([])
  })

  test('ask on an iPhone for the home screen first', async () => {
    const userAgent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile Safari/604.1'
    vi.stubGlobal('navigator', Object.create(navigator, { userAgent: { value: userAgent } }))
    await own()
    await eventually(() => expect(said()).toContain('„Zum Home-Bildschirm“'))
    expect(said()).not.toContain('Dieser Browser kann keine Mitteilungen zeigen.')
  })

  test('are switched on, tested and switched off, here and on other devices', async () => {
    browser.install()
    const { server } = await own([OTHER])
    const here = { ...OTHER, id: idOf(1), bezeichnung: 'Dieser', kennung: await kennungOf(ENDPOINT) }
    const both = { schluessel: KEY, geraete: [here, OTHER] }
    server.now(answer(wire.saveGeraet, both), answer(wire.deleteGeraet), answer(wire.sendProbe))
    await eventually(() => expect(said()).toContain('Auf diesem Gerät ausgeschaltet'))
    server.now(answer(wire.listGeraete, both))
    await click('button', 'Auf diesem Gerät einschalten')
    await eventually(() => expect(said()).toContain('Eingeschaltet: Dieser'))
    expect(server.asked(wire.saveGeraet)).toMatchObject([
      {
        body: {
          adresse: ENDPOINT,
          schluessel: btoa('b'.repeat(65)).replaceAll('=', ''),
          geheimnis: 'YWFhYWFhYWFhYWFhYWFhYQ',
        },
      },
    ])
    await click('button', 'Probe schicken')
    await eventually(() => expect(said()).toContain('Die Probe ist unterwegs.'))
    await click('button', 'Mitteilungen ausschalten: Firefox auf Android')
    await eventually(() => expect(server.asked(wire.deleteGeraet)).toMatchObject([{ id: idOf(2) }]))
    expect(browser.unsubscribed).toBe(0)
    server.now(answer(wire.listGeraete, { schluessel: KEY, geraete: [] }))
    await click('button', 'Ausschalten')
    await eventually(() => expect(said()).toContain('Auf diesem Gerät ausgeschaltet'))
    expect(server.asked(wire.deleteGeraet)).toHaveLength(2)
    expect(browser.unsubscribed).toBe(1)
  })

  test('stay off without permission, and say how to grant it if it was denied for good', async () => {
    browser.install()
    browser.says = 'default'
    const { server } = await own()
    await eventually(() => expect(find('button', 'Auf diesem Gerät einschalten')).toBeTruthy())
    await click('button', 'Auf diesem Gerät einschalten')
    await eventually(() => expect(said()).toContain('es wurde nicht zugestimmt'))
    browser.says = 'denied'
    await click('button', 'Auf diesem Gerät einschalten')
    await eventually(() => expect(said()).toContain('Erlauben Sie sie in den Einstellungen des Browsers'))
    expect(server.asked(wire.saveGeraet)).toEqual([])
  })

  test('stay off if the push service is unreachable, or if the house refuses and the subscription is undone', async () => {
    browser.install()
    browser.mute = true
    const { server } = await own()
    await eventually(() => expect(find('button', 'Auf diesem Gerät einschalten')).toBeTruthy())
    await click('button', 'Auf diesem Gerät einschalten')
    await eventually(() => expect(said()).toContain('Der Mitteilungsdienst des Browsers antwortet nicht'))
    browser.mute = false
    server.now(refuse(wire.saveGeraet, { status: 422, code: 'geraet.dienstFremd' }))
    await click('button', 'Auf diesem Gerät einschalten')
    await eventually(() => expect(said()).toContain('Mitteilungen gehen nur über die Dienste von'))
    expect(browser.subscription).toBeNull()
  })
})
