import { tagOf } from '@platzwart/domain/time/zone'
import type { Row } from '../../platform/database/insertRows.ts'
import { ZONE } from '../mandanten/template.ts'
import type { Random } from '../random.ts'

interface Auto {
  readonly id: string
  readonly kennzeichen: string
  readonly kmVorEinemJahr: number
}

type Schaden = readonly [
  kennzeichen: string,
  ansicht: 'links' | 'rechts' | 'vorne' | 'hinten' | 'oben' | 'innen',
  spot: readonly [x: number, y: number],
  beschreibung: string,
  vorTagen: number,
  behoben: boolean,
]

const SCHAEDEN: readonly Schaden[] = [
  ['NH-WN 101', 'links', [310, 560], 'Kratzer an der hinteren Tür, etwa 12 cm', 41, false],
  ['NH-WN 101', 'vorne', [720, 700], 'Steinschlag an der Stoßstange', 9, false],
  ['NH-WN 104', 'rechts', [640, 520], 'Delle am Kotflügel', 120, false],
  ['NH-WN 106', 'hinten', [480, 640], 'Stoßstange verschrammt', 16, false],
  ['NH-WN 113', 'rechts', [560, 540], 'Schiebetür schließt nicht', 1, false],
  ['NH-WN 115', 'innen', [420, 380], 'Sitzbezug am Fahrersitz eingerissen', 66, false],
  ['NH-WN 116', 'oben', [500, 120], 'Delle im Dach über der Kabine', 201, false],
  ['NH-WN 108', 'links', [180, 480], 'Außenspiegel gebrochen', 88, true],
  ['NH-WN 121', 'vorne', [340, 610], 'Nebelscheinwerfer gesprungen', 140, true],
]

/** Damages that are open, and two that were mended. */
export function schadenRows(
  autos: readonly Auto[],
  gemeldetVon: string,
  now: Temporal.Instant,
  id: () => string,
): Row[] {
  const at = (days: number) => now.subtract({ hours: 24 * days }).toString()
  return SCHAEDEN.flatMap(([kennzeichen, ansicht, [x, y], beschreibung, vorTagen, behoben]) => {
    const auto = autos.find((it) => it.kennzeichen === kennzeichen)
    if (!auto) return []
    return [
      {
        id: id(),
        fahrzeug_id: auto.id,
        beschreibung,
        ansicht,
        x,
        y,
        gemeldet_von: gemeldetVon,
        gemeldet: at(vorTagen),
        behoben: behoben ? at(Math.floor(vorTagen / 2)) : null,
      },
    ]
  })
}

const SERVICE = [
  ['HU', 'Hauptuntersuchung ohne Mängel', 11_900, -250],
  ['UVV', 'Prüfung nach DGUV V 70, § 57: keine Mängel', 6_500, -200],
  ['REIFEN', 'Winterreifen aufgezogen, Profil 6 mm', 4_800, -30],
  ['SERVICE', 'Inspektion mit Ölwechsel', 28_400, -120],
] as const

/** What the service booklets tell of the last year. */
export function serviceRows(
  autos: readonly Auto[],
  fuhrpark: string,
  now: Temporal.Instant,
  zufall: Random,
  id: () => string,
): Row[] {
  const heute = tagOf(now, ZONE)
  return autos.flatMap((auto) =>
    SERVICE.map(([art, beschreibung, kosten, tage]) => {
      const von = heute.add({ days: tage - zufall.between(0, 60) })
      return {
        id: id(),
        fahrzeug_id: auto.id,
        art,
        beschreibung,
        von: von.toString(),
        bis: von.toString(),
        kilometerstand: auto.kmVorEinemJahr + zufall.between(200, 2000),
        kosten_cent: kosten + zufall.between(0, 40) * 100,
        benutzer_id: fuhrpark,
      }
    }),
  )
}
