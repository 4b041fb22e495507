import type { CodeTexts } from '../../shape.ts'

/** Why nobody is put on a waiting list, or an offer is none any more. */
export const fehler = {
  'warteliste.aus': 'Hier gibt es keine Warteliste.',
  'warteliste.zuViele':
    'Einträge auf Wartelisten zugleich: höchstens {{limit}}. Wer auf etwas anderes warten will, verlässt vorher eine.',
  'warteliste.schonDrin': 'Dafür gibt es in dieser Zeit schon einen eigenen Eintrag.',
  'warteliste.vorbei': 'Für diese Zeit kann nichts mehr frei werden.',
  'warteliste.laengerAlsZeitraum': 'Der Zeitraum selbst dauert nur {{minuten}}.',
  'warteliste.nichtsPassendes':
    'Nichts auf diesem Grundriss passt: Es gibt so etwas nicht, oder nicht für {{gruppengroesse}}.',
  'warteliste.frei': '{{bezeichnung}} ist von {{von}} bis {{bis}} Uhr frei und kann gleich gebucht werden.',
  'warteliste.anderesAngebot': 'Inzwischen ist etwas anderes frei geworden. Bitte das neue Angebot ansehen.',
  'warteliste.keinAngebot': 'Dieses Angebot gilt nicht mehr.',
} satisfies CodeTexts<'warteliste'>
