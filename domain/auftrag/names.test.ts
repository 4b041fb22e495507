import { expect, it } from 'vitest'
import { AUFTRAG_NAMES, hasAuftrag } from './names.ts'

const EVERYWHERE = [
  'alteSitzungen',
  'aufbewahrung',
  'aufbewahrung.loeschen',
  'datei.aufraeumen',
  'mandant.hausdateienLoeschen',
  'verlorenePost',
]
const OF_VEHICLES = [
  'fahrtenbuch.ausfuhrenLoeschen',
  'fahrzeug.bericht',
  'fahrzeug.fristen',
  'fahrzeug.taeglich',
]
const OF_ROOMS = ['leseraum.bericht', 'leseraum.fristen', 'leseraum.warteliste']

it.each([
  [[], []],
  [['fahrzeugbuchung'], OF_VEHICLES],
  [['leseraum'], OF_ROOMS],
  [['arbeitswelt'], OF_ROOMS],
  [['arbeitswelt', 'fahrzeugbuchung'], [OF_VEHICLES, OF_ROOMS].flat()],
])('shows a house with %j what it has jobs for', (module, more) => {
  const shown = AUFTRAG_NAMES.filter((name) => hasAuftrag(module, name))
  expect(shown).toEqual([EVERYWHERE, more].flat().toSorted())
})

it('shows a job that only a newer server has', () => {
  expect(hasAuftrag([], 'neu.erfunden')).toBe(true)
})
