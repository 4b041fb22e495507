import { fill } from '@platzwart/contract/operation'
import { PAGE } from '@platzwart/contract/paths'
import { expect, test } from '../../fixtures/journey.ts'
import { newPlan } from '../../fixtures/newPlan.ts'
import { bringTable, fetchTable } from '../../fixtures/tableFile.ts'
import { untaken } from '../../fixtures/untaken.ts'

const TABLE = {
  de: ['Name;Art;Zone;Ausstattung', 'A 1;Einzelplatz;Süd;', 'A 2;;Süd;', 'G 1;Gruppenraum;;', 'A 3;;;Sofa'],
  en: ['Name,Kind,Zone,Equipment', 'A 1,Single seat,South,', 'A 2,,South,', 'G 1,Group room,,', 'A 3,,,Sofa'],
}

for (const language of ['de', 'en'] as const) {
  test.describe(() => {
    test.use({ language })
    test(`In ${language} the seats of a plan come from a file: shown first, then taken over, and out again`, async ({
      signIn,
      texts,
    }) => {
      const { page } = await signIn('leitung')
      const id = await newPlan(page, untaken(`Umzug ${language}`))
      await page.goto(fill(PAGE.adminRaum, { id }))
      await bringTable(page, texts, { art: 'plaetze', lines: TABLE[language], good: 3 })
      for (const name of ['A 1', 'A 2', 'G 1'])
        await expect(page.getByRole('button', { name: new RegExp(`^${name}\\b`) })).toBeVisible()

      expect(await fetchTable(page, texts)).toHaveLength(4)
    })
  })
}
