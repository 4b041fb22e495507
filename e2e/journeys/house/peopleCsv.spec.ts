import { readFile } from 'node:fs/promises'
import { PAGE } from '@platzwart/contract/paths'
import type { Page } from '@playwright/test'
import { essential } from '../../fixtures/essential.ts'
import { expect, type Language, test } from '../../fixtures/journey.ts'
import { PEOPLE } from '../../fixtures/people.ts'
import { untaken } from '../../fixtures/untaken.ts'
import { expectAccessible } from '../../pages/accessibility.ts'
import { filled } from '../../pages/basePage.ts'

const HEAD = { de: 'Vorname;Nachname;E-Mail;Personalnummer', en: 'First name,Last name,E-mail,Employee ID' }

/** Somebody new, somebody of the house under another number, and somebody whose address is none. */
function tableOf(language: Language, who: string): Buffer {
  const people = [
    ['Jörg', 'Müller', `${who}@einfuhr.example`, `E-${who}`],
    ['Jörg', 'Ohneadresse', 'keine-adresse', ''],
  ]
  const separator = language === 'de' ? ';' : ','
  const text = [HEAD[language], ...people.map((cells) => cells.join(separator))].join('\r\n')
  // As an old Excel saves it, and as a new one does.
  return language === 'de' ? Buffer.from(text, 'latin1') : Buffer.from(`\ufeff${text}`)
}

async function choose(page: Page, label: string, buffer: Buffer) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: new RegExp(`^${label}`) }).click()
  await (await chooser).setFiles({ name: 'personen.csv', mimeType: 'text/csv', buffer })
}

for (const language of ['de', 'en'] as const) {
  test.describe(() => {
    test.use({ language })
    test(
      `In ${language} people come from a file: shown first with what is wrong, then taken over, and out again`,
      language === 'de' ? essential('benutzer') : {},
      async ({ signIn, texts }) => {
        const { benutzer, einfuhr } = texts
        const who = untaken(`joerg-${language}`)
        const { page } = await signIn('leitung')
        await page.goto(PAGE.adminBenutzer)
        await page.getByRole('button', { name: benutzer.einfuhr.oeffnen, exact: true }).click()
        const dialog = page.getByRole('dialog', { name: einfuhr.titel.personen })
        await expect(dialog.getByText(einfuhr.waehlen.lead)).toBeVisible()
        await expectAccessible(page)

        await choose(page, einfuhr.waehlen.datei, tableOf(language, who))
        await dialog.getByRole('button', { name: einfuhr.waehlen.pruefen }).click()
        await expect(dialog.getByText('keine-adresse').first()).toBeVisible({ timeout: 30_000 })
        await expect(dialog.getByText(filled(einfuhr.vorschau.zeile, { zeile: '3' }))).toBeVisible()
        await expectAccessible(page)
        await dialog.getByLabel(einfuhr.vorschau.zeigen).selectOption('neu')
        await expect(dialog.getByText('Jörg Müller')).toBeVisible()

        await dialog.getByRole('button', { name: einfuhr.vorschau.uebernehmen_one }).click()
        const done = page.getByRole('dialog', { name: einfuhr.fertig.titel })
        await expect(done.getByRole('button', { name: einfuhr.schliessen.personen })).toBeVisible()
        await expectAccessible(page)
        await done.getByRole('button', { name: einfuhr.schliessen.personen }).click()

        await page.getByRole('searchbox', { name: benutzer.liste.suche }).fill(who)
        await expect(page.getByRole('listitem', { name: 'Jörg Müller' })).toHaveCount(1)
        await expect(page.getByText(PEOPLE.leitung)).toBeHidden()
        const download = page.waitForEvent('download')
        await page.getByRole('link', { name: benutzer.einfuhr.export }).click()
        const text = await readFile(await (await download).path(), 'utf8')
        expect(text.trim().split('\r\n')).toHaveLength(2)
        expect(text).toContain(`${who}@einfuhr.example`)
      },
    )
  })
}
