import { BEREICHE } from '../mandant/bereich.ts'
import { type AnyModul, hasModul } from '../mandant/module.ts'

/** Every recurring job. The phrases are typed by this list, so that no job lacks a name. */
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

/** The module that a job belongs to, by the prefix of its name; jobs without an entry run in every house. */
const MODUL_OF: Readonly<Record<string, AnyModul>> = {
  fahrtenbuch: 'fahrzeugbuchung',
  fahrzeug: 'fahrzeugbuchung',
  leseraum: BEREICHE,
}

/** Whether a house with these modules runs the job. */
export function hasAuftrag(module: readonly string[], name: string): boolean {
  const [about = ''] = name.split('.')
  return hasModul(module, Object.hasOwn(MODUL_OF, about) ? MODUL_OF[about] : null)
}
