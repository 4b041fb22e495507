import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { minutesBetween } from '@platzwart/domain/time/zeitraum'

const FACTS = [
  'fahrer',
  'bucher',
  'fahrtgrund',
  'zielort',
  'zielperson',
  'entfernung',
  'personen',
  'mitfahrer',
  'umweg',
  'standort',
] as const
export type Fact = (typeof FACTS)[number]

/** The facts of a trip in the order relevant to the decision; missing ones are omitted. */
export function factsOf(
  buchung: FahrzeugBuchungView,
  km: (entfernungKm: number) => string,
  /** The text in place of a hidden driver. */
  unnamed: string | null = null,
): readonly (readonly [Fact, string])[] {
  const { fahrer, bucher, personen, entfernungKm } = buchung
  const texts: Record<Fact, string> = {
    fahrer: fahrer?.name ?? unnamed ?? '',
    bucher: fahrer?.id === bucher?.id ? '' : (bucher?.name ?? ''),
    fahrtgrund: buchung.fahrtgrund,
    zielort: buchung.zielort,
    zielperson: buchung.zielperson,
    entfernung: entfernungKm === null ? '' : km(entfernungKm),
    personen: personen > 1 ? String(personen) : '',
    mitfahrer: buchung.mitfahrer,
    umweg: buchung.umweg,
    standort: buchung.standort,
  }
  return FACTS.map((fact) => [fact, texts[fact]] as const).filter(([, text]) => text !== '')
}

/** Whole hours, rounded as the limit's rule does. */
export function stundenOf({ von, bis }: Pick<FahrzeugBuchungView, 'von' | 'bis'>): number {
  return Math.max(1, Math.round(minutesBetween(Temporal.Instant.from(von), Temporal.Instant.from(bis)) / 60))
}

export type FreigabeStand = 'offen' | 'freigegeben' | 'abgelehnt' | 'ohne' | 'storniert'

/** The state of a special trip: its decision, or that none is needed any more. */
export function standOf(buchung: Pick<FahrzeugBuchungView, 'status' | 'freigaben'>): FreigabeStand {
  const decided = buchung.freigaben.find((one) => one.isFreigegeben !== null)
  if (decided) return decided.isFreigegeben === true ? 'freigegeben' : 'abgelehnt'
  if (buchung.status === 'vorgemerkt') return 'offen'
  return buchung.status === 'storniert' ? 'storniert' : 'ohne'
}
