/**
 * Columns into which anything fits and that are about things: names of rooms and cars, drawings, words that the house itself publishes.
 * What people type about people belongs into the list of what is kept (`domain/datenschutz/bestaende.ts`).
 */
export const THINGS: Readonly<Record<string, 'alle' | readonly string[]>> = {
  abstellplatz: ['name'],
  auftragslauf: ['auftrag', 'periode'],
  ausstattung: ['name'],
  beispiel: ['art'],
  'auth.mandant_domain': ['domain'],
  'auth.mandant_maildomain': ['domain'],
  'auth.passwort_verfahren': ['verfahren'],
  fahrtenbuch_siegel: ['hash'],
  fahrzeug: [
    ...['farbe', 'hinweis', 'kennzeichen', 'marke', 'modell', 'sauberkeit_aussen', 'sauberkeit_innen'],
    'stellplatz',
  ],
  fahrzeug_oeffnungszeit: ['bis', 'von'],
  grundriss: ['beschreibung', 'bezeichnung', 'bild_id', 'link', 'zeichnung'],
  grundriss_bild: 'alle',
  grundriss_kachel: 'alle',
  gruppe: ['name'],
  leseraum: ['bedingungen', 'beschreibung', 'bezeichnung', 'zone'],
  mailtext: [
    ...['betreff_de', 'einleitung_de', 'schluss_de', 'betreff_en', 'einleitung_en', 'schluss_en', 'typ'],
  ],
  mandant: [
    ...['akzent', 'datenschutz', 'datenschutz_en', 'einrichtung_unnoetig', 'impressum', 'impressum_en'],
    ...['logo', 'logo_dunkel', 'module', 'name', 'zone'],
  ],
  mandant_legacy: ['kundenname'],
  // The queue's own bookkeeping: what a job carries stands in its row.
  'pgboss.bam': 'alle',
  'pgboss.job_dependency': 'alle',
  'pgboss.queue': 'alle',
  'pgboss.queue_stats': 'alle',
  'pgboss.schedule': 'alle',
  'pgboss.subscription': 'alle',
  'pgboss.warning': 'alle',
  rolle: ['name'],
  rolle_berechtigung: ['berechtigung', 'wert'],
  schliessung: ['buchungen', 'nachher', 'vorher'],
  sonderoeffnungszeit: ['grund', 'grund_en'],
  standort: ['adresse', 'name'],
  tagesmarke: ['art', 'objekt_id'],
}
