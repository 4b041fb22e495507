import { randomUUID } from 'node:crypto'
import { address, fill } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/grundriss'
import * as standortWire from '@platzwart/contract/operations/standort'
import { PAGE } from '@platzwart/contract/paths'
import type { Page } from '@playwright/test'
import { expect, origin, test } from '../../fixtures/journey.ts'
import { bringTable, fetchTable } from '../../fixtures/tableFile.ts'
import { untaken } from '../../fixtures/untaken.ts'

const TABLE = {
  de: ['Name;Art;Zone;Ausstattung', 'A 1;Einzelplatz;Süd;', 'A 2;;Süd;', 'G 1;Gruppenraum;;', 'A 3;;;Sofa'],
  en: ['Name,Kind,Zone,Equipment', 'A 1,Single seat,South,', 'A 2,,South,', 'G 1,Group room,,', 'A 3,,,Sofa'],
}

/** A plan of its own, so that nobody sits on it meanwhile. */
async function newPlan({ request }: Page, bezeichnung: string): Promise<string> {
  const [standort] = (await (await request.get(standortWire.listStandorte.path)).json()) as { id: string }[]
  const id = randomUUID()
  const data = {
    bezeichnung,
    standortId: standort?.id,
    breite: 1400,
    hoehe: 900,
    aktiv: false,
    zeichnung: [],
  }
  const answer = await request.put(address(wire.saveGrundriss, { id }), {
    data,
    headers: { origin: origin() },
  })
  expect(answer.status()).toBe(200)
  return id
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
