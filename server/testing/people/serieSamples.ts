import type { Sample } from '../samples.ts'

/** Two dates that nobody has. */
export const SERIE_SAMPLES: Record<string, Sample> = {
  proposeSerie: async ({ mandant }) => ({
    query: `?leseraumId=${mandant.seats[0]}&von=17:00&bis=17:30&ab=2026-11-24&wochentage=2,3&anzahl=2`,
  }),
  proposeWiederholung: async () => ({ query: '?woche=2026-11-24' }),
  bookSerie: async (house) => ({ body: { termine: [house.slot(), house.slot()] } }),
  listStornierbare: async () => ({ query: '?von=2026-11-24&bis=2026-11-27' }),
  proposeWechsel: async (house) => ({
    query: `?buchungId=${await house.booked(house.mandant.anna)}&umfang=eine&von=17:00&bis=17:30`,
  }),
  changeSerie: async (house) => ({
    body: { termine: [{ id: await house.booked(house.mandant.anna), version: 1, ...house.slot() }] },
  }),
  cancelBuchungen: async (house) => ({ body: { ids: [await house.booked(house.mandant.anna)] } }),
}
