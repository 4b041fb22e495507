import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/fuhrpark'
import * as houses from '@platzwart/contract/operations/mandant'
import { PAGE } from '@platzwart/contract/paths'
import type { BrowserContext, Page } from '@playwright/test'
import { essential } from '../fixtures/essential.ts'
import { expect, type Language, origin, TEXTS, test } from '../fixtures/journey.ts'
import { expectAccessible } from '../pages/accessibility.ts'
import { overhang } from '../pages/looks.ts'
import { open } from '../pages/openPage.ts'
import { settled } from '../pages/settled.ts'

const FOR_GUESTS = [
  PAGE.login,
  PAGE.recovery,
  PAGE.public,
  PAGE.confirm,
  PAGE.datenschutz,
  PAGE.impressum,
  PAGE.barrierefreiheit,
]
const FOR_READERS = [
  PAGE.karte,
  PAGE.liste,
  PAGE.passwort,
  PAGE.admin,
  `${PAGE.karte}?dialog=so-gehts`,
  '/gibt-es-nicht',
]

const DESKTOP = { width: 1360, height: 860 }
const PHONE = { width: 360, height: 740 }

/** The pages of those who approve, check, and keep the fleet; the drivers' own are in fahrzeuge.spec.ts. */
async function forKeepers(context: BrowserContext): Promise<readonly string[]> {
  const { items } = await (await context.request.get(`${wire.listFahrzeuge.path}?limit=1`)).json()
  const car = PAGE.adminFahrzeug.replace('{id}', items[0].id)
  return [
    PAGE.freigaben,
    PAGE.fuehrerschein,
    PAGE.fahrzeugEinstellungen,
    PAGE.fahrtenbuch.replace('{id}', items[0].id),
    PAGE.admin,
    PAGE.adminFahrzeuge,
    car,
    `${car}?reiter=pruefungen`,
    `${car}?reiter=schaeden`,
    PAGE.adminEinstellungen,
    PAGE.adminAuftraege,
    PAGE.adminPostausgang,
  ]
}

/** The pages of those who look after people, rooms and records. */
const FOR_ADMINS = [
  PAGE.adminBenutzer,
  PAGE.adminGruppen,
  PAGE.adminRollen,
  PAGE.adminLokationen,
  PAGE.adminRaeume,
  PAGE.adminAusstattung,
  PAGE.adminSonderoeffnungszeiten,
  PAGE.adminAuslastung,
  PAGE.adminAuswertung,
  PAGE.adminHaus,
  PAGE.adminAnlage,
  PAGE.adminAufbewahrung,
  PAGE.adminProtokoll,
  PAGE.eigeneEinstellungen,
  PAGE.eigeneMails,
  PAGE.empfang,
]

/** The pages of those who operate the installation; with lines in their trail. */
async function forOperators({ request }: BrowserContext): Promise<readonly string[]> {
  const { items } = await (await request.get(`${houses.listMandanten.path}?limit=1`)).json()
  const { id } = items[0]
  const domain = 'forEverybody.example'
  const data = { domain }
  const headers = { origin: origin() }
  await request.post(address(houses.addMailDomain, { id }), { data, headers })
  await request.delete(address(houses.removeMailDomain, { id, domain }), { headers })
  return [
    PAGE.adminMandanten,
    PAGE.adminMandantNeu,
    PAGE.adminMandantenProtokoll,
    PAGE.adminMandant.replace('{id}', id),
    PAGE.adminKonto,
  ]
}

/** WCAG 1.4.10: nothing but the map and wide tables may need scrolling sideways. */
async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  await expect.poll(() => overhang(page), { message: `width of ${page.url()}` }).toBeLessThanOrEqual(0)
}

/** WCAG 2.5.8: 24 px, unless the line of a text says otherwise. The seats of the map have their twin in the list. */
async function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = document.querySelectorAll<HTMLElement>(
      'button, a[href], input, select, [role="menuitem"], [role="tab"]',
    )
    return (
      [...targets]
        .filter((target) => target.checkVisibility() && target.closest('p, li p, svg') === null)
        // The steps beside a number do what its arrow keys do, for a pointer alone.
        .filter((target) => !target.matches('[tabindex="-1"][data-direction]'))
        .filter((target) => {
          const { width, height } = (target.closest('label') ?? target).getBoundingClientRect()
          return width > 1 && (width < 23.5 || height < 23.5)
        })
        .map((target) => target.outerHTML.slice(0, 160))
    )
  })
}

interface Look {
  readonly size: { readonly width: number; readonly height: number }
  readonly colorScheme: 'light' | 'dark'
}

/** Names, contrast and width of each page in each look, and room for fingers. */
async function expectUsable(page: Page, paths: readonly string[], looks: readonly Look[]): Promise<void> {
  for (const path of paths) {
    await open(page, path)
    for (const { size, colorScheme } of looks) {
      await page.setViewportSize(size)
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
      await expectAccessible(page)
      await expectNoSidewaysScrolling(page)
    }
    await settled(page)
    expect.soft(await tooSmall(page), `small targets of ${path}`).toEqual([])
  }
}

for (const language of ['de', 'en'] as const satisfies Language[]) {
  for (const theme of ['light', 'dark'] as const) {
    test.describe(`${TEXTS[language].shell.language[language]}, ${TEXTS[language].shell.theme[theme]}`, () => {
      test.use({ language, colorScheme: theme })

      test('Everybody can use the pages before the door', async ({ page, expectTrouble }) => {
        expectTrouble({ answers: [/^4\d\d \/api\/auth/] })
        for (const path of FOR_GUESTS) {
          await open(page, path)
          await expect(page.locator('html')).toHaveAttribute('lang', language)
          await expectAccessible(page)
        }
      })

      test(
        'Everybody can use the pages behind the door',
        language === 'en' && theme === 'dark' ? essential() : {},
        async ({ signIn, expectTrouble }) => {
          expectTrouble({ answers: [/^404 \/gibt-es-nicht$/] })
          const { page } = await signIn('leserin')
          for (const path of FOR_READERS) {
            await open(page, path)
            await expectAccessible(page)
          }
        },
      )
    })
  }
}

const LIGHT_DESK = { size: DESKTOP, colorScheme: 'light' } as const
const DARK_PHONE = { size: PHONE, colorScheme: 'dark' } as const
const DARK_DESK = { size: DESKTOP, colorScheme: 'dark' } as const
const LIGHT_PHONE = { size: PHONE, colorScheme: 'light' } as const

// Each language with each theme, each theme on each screen: in pairs, because every page costs a second.
for (const [language, looks] of [
  ['de', [LIGHT_DESK, DARK_PHONE]],
  ['en', [DARK_DESK, LIGHT_PHONE]],
] as const) {
  test.describe(`${TEXTS[language].shell.language[language]}, on desk and phone`, () => {
    test.use({ language })

    test('Everybody can use the pages of those who keep the fleet', async ({ signIn }) => {
      const { page, context } = await signIn('leitungNordhafen')
      await expectUsable(page, await forKeepers(context), looks)
    })

    test(
      'Everybody can use the pages of those who look after people, rooms and records',
      language === 'en' ? essential('auftrag', 'berechtigung') : {},
      async ({ signIn }) => {
        test.slow()
        const { page } = await signIn('leitung')
        await expectUsable(page, FOR_ADMINS, looks.slice(1))
      },
    )

    test('Everybody can use the pages of those who operate the installation', async ({ signIn }) => {
      const { page, context } = await signIn('betreiber')
      await expectUsable(page, await forOperators(context), looks)
    })
  })
}

test('Nothing is cut off or scrolls sideways on a phone of 360 pixels', async ({ signIn }) => {
  const { page } = await signIn('leserin')
  await page.setViewportSize(PHONE)
  for (const path of [...FOR_READERS.slice(0, 5), PAGE.datenschutz]) {
    await open(page, path)
    await expectNoSidewaysScrolling(page)
    expect(await tooSmall(page), `small targets of ${path}`).toEqual([])
  }
})

test('At 200 % zoom everything is still there', async ({ signIn, texts }) => {
  const { page } = await signIn('leserin')
  // A window of 1280 × 860 at 200 % is one of 640 × 430 with twice the pixels.
  await page.setViewportSize({ width: 640, height: 430 })
  for (const path of [PAGE.karte, PAGE.liste, PAGE.passwort]) {
    await open(page, path)
    await expectNoSidewaysScrolling(page)
  }
  await page.getByRole('button', { name: texts.shell.nav.open }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: texts.shell.menue.soGehts })).toBeVisible()
})

test('Nothing jumps while the pages load', async ({ signIn }) => {
  const { page } = await signIn('leserin')
  for (const path of [PAGE.karte, PAGE.liste, PAGE.passwort]) {
    await open(page, path)
    expect(await layoutShift(page), `layout shift of ${path}`).toBeLessThan(0.05)
  }
})

/** Cumulative layout shift since the page began, without what a person caused. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
            if (!entry.hadRecentInput) sum += entry.value
          }
        }
        const observer = new PerformanceObserver((list) => add(list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords())
            resolve(sum)
          }),
        )
      }),
  )
}
