import { BEREICHE } from '../mandant/bereich.ts'
import { type AnyModul, hasModul } from '../mandant/module.ts'

/** Every recurring job, so that none is shown without words. */
export const AUFTRAG_NAMES = [
  'alteSitzungen',
  'aufbewahrung',
  'aufbewahrung.loeschen',
  'datei.aufraeumen',
  'fahrtenbuch.ausfuhrenLoeschen',
  'fahrzeug.bericht',
  'fahrzeug.fristen',
  'fahrzeug.taeglich',
  'leseraum.bericht',
  'leseraum.fristen',
  'leseraum.warteliste',
  'mandant.hausdateienLoeschen',
  'verlorenePost',
] as const

export type AuftragName = (typeof AUFTRAG_NAMES)[number]

/** What a job is about, by what its name begins with; every house has the others. */
const MODUL_OF: Readonly<Record<string, AnyModul>> = {
  fahrtenbuch: 'fahrzeugbuchung',
  fahrzeug: 'fahrzeugbuchung',
  leseraum: BEREICHE,
}

/** Whether a house with these modules has what a job is about. */
export function hasAuftrag(module: readonly string[], name: string): boolean {
  const [about = ''] = name.split('.')
  return hasModul(module, Object.hasOwn(MODUL_OF, about) ? MODUL_OF[about] : null)
}
