import * as standortWire from '@platzwart/contract/operations/standort'
import { PAGE } from '@platzwart/contract/paths'
import { expect, test } from '../../fixtures/journey.ts'
import { BY_KEYBOARD, BY_MOUSE, bringTable, fetchTable } from '../../fixtures/tableFile.ts'
import { untaken } from '../../fixtures/untaken.ts'

const HEAD = {
  de: 'Kennzeichen;Marke;Modell;Kategorie;Farbe;Standort;Antrieb;Leistung (kW);Getriebe;Sitze;Türen;Führerscheinklasse',
  en: 'Plate,Make,Model,Category,Colour,Location,Fuel,Power (kW),Gearbox,Seats,Doors,Licence class',
}

/** As all plates of this fleet read: other journeys count them. */
const PLATE = { de: 'NH-ZD 7', en: 'NH-ZE 7' }

const CAR = {
  de: (plate: string, place: string) =>
    `${plate};Opel;Astra;Kompaktklasse;grün;${place};Elektro;115;Automatik;5;5;B`,
  en: (plate: string, place: string) =>
    `${plate},Opel,Astra,Compact,green,${place},Electric,115,Automatic,5,5,B`,
}

for (const [language, press] of [
  ['de', BY_MOUSE],
  ['en', BY_KEYBOARD],
] as const) {
  test.describe(() => {
    test.use({ language })
    test(`In ${language} vehicles come from a file: shown first, then taken over, and out again`, async ({
      signIn,
      texts,
    }) => {
      const { page } = await signIn('fuhrpark')
      const answer = await page.request.get(standortWire.listStandorte.path)
      const [place] = (await answer.json()) as { name: string }[]
      await page.goto(PAGE.adminFahrzeuge)
      const plate = untaken(PLATE[language])
      const carAt = CAR[language]
      const lines = [HEAD[language], carAt(plate, place?.name ?? ''), carAt(`${plate} X`, 'Mond')]
      await bringTable(page, texts, { art: 'fahrzeuge', lines, good: 1 }, press)

      await page.getByRole('searchbox', { name: texts.fuhrpark.liste.suche }).fill(plate)
      await expect(page.getByRole('link', { name: new RegExp(`^${plate}, Opel Astra`) })).toBeVisible()
      await expect(page).toHaveURL(/suche=/)
      const [, ...cars] = await fetchTable(page, texts, press)
      expect(cars).toEqual([expect.stringContaining(plate)])
    })
  })
}
