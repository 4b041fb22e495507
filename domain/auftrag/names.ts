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
