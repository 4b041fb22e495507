import { PAGE } from '@platzwart/contract/paths'
import type { Page } from '@playwright/test'
import { essential } from '../../fixtures/essential.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { expectAccessible } from '../../pages/accessibility.ts'
import { beginning } from '../../pages/basePage.ts'
import { shown } from '../../pages/shown.ts'

/** A key that a browser could have made: the curve's own base point. */
const KEY = 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU'

/** The service of the browser's maker is nowhere near: its part alone is played, in the browser. */
async function withPushService(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    const point = Uint8Array.fromBase64(key, { alphabet: 'base64url' })
    const made = {
      endpoint: 'https://fcm.googleapis.com/fcm/send/journey',
      options: {},
      getKey: (name: string) => (name === 'auth' ? new Uint8Array(16).fill(7) : point).buffer,
      unsubscribe: async () => sessionStorage.removeItem('push') === undefined,
    }
    const there = () => (sessionStorage.getItem('push') === null ? null : made)
    // A browser without windows asks nobody, and says no.
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Object.assign(Notification, { requestPermission: async () => 'granted' })
    Object.assign(PushManager.prototype, {
      getSubscription: async () => there(),
      subscribe: async () => {
        sessionStorage.setItem('push', 'on')
        return made
      },
    })
  }, KEY)
}

test(
  'Whoever lets this browser be told tries it, finds it on when they come back, and switches it off',
  essential('benachrichtigung'),
  async ({ signIn, texts }) => {
    const { mitteilung } = texts
    const { page } = await signIn('leserin')
    await withPushService(page)
    await page.goto(PAGE.eigeneEinstellungen)
    const panel = page.getByRole('region', { name: mitteilung.titel })
    await panel.getByRole('button', { name: mitteilung.einschalten }).press('Enter')
    await expect(panel.getByText(beginning(mitteilung.an.split('{{')[0] ?? ''))).toBeVisible()
    await expect(shown(page, mitteilung.eingeschaltet)).toBeVisible()
    await expectAccessible(page)
    await panel.getByRole('button', { name: mitteilung.probe }).click()
    await expect(shown(page, mitteilung.probiert)).toBeVisible()
    await page.reload()

    await panel.getByRole('button', { name: mitteilung.ausschalten, exact: true }).click()
    await expect(panel.getByText(mitteilung.aus)).toBeVisible()
    await page.reload()
    await expect(panel.getByRole('button', { name: mitteilung.einschalten })).toBeVisible()
  },
)
