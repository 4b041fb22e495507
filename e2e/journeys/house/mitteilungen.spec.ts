import { PAGE } from '@platzwart/contract/paths'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/journey.ts'
import { expectAccessible } from '../../pages/accessibility.ts'
import { beginning } from '../../pages/basePage.ts'
import { shown } from '../../pages/shown.ts'

/** The service of the browser's maker is nowhere near: its part alone is played, in the browser. */
async function withPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const bytes = (length: number) => new Uint8Array(length).fill(7).buffer
    const made = {
      endpoint: 'https://fcm.googleapis.com/fcm/send/journey',
      options: {},
      getKey: (name: string) => bytes(name === 'auth' ? 16 : 65),
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
  })
}

test('Whoever lets this browser be told tries it, finds it on when they come back, and switches it off', async ({
  signIn,
  texts,
}) => {
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
})
