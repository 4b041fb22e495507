import type { FreigabeGrund } from '@platzwart/domain/fahrzeug/types'
import { instantOf } from '@platzwart/domain/time/zone'
import { clock, ZONE } from '../mandanten/template.ts'
import type { Random } from '../random.ts'
import type { DemoFahrzeug } from './flotte.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** The minimum gap of the house, as its settings have it by default. */
export const GAP = 15 * MINUTE

/** A person who drives, as the trips see them. */
export interface DemoFahrer {
  readonly id: string
  readonly name: string
  readonly klassen: readonly string[]
}

/** A trip before it is stored; times in milliseconds since the epoch. */
export interface DemoFahrt {
  readonly fahrzeug: DemoFahrzeug & { readonly id: string }
  readonly von: number
  readonly bis: number
  readonly fahrer: DemoFahrer | null
  readonly status: 'vorgemerkt' | 'reserviert' | 'aktiv' | 'durchgeführt' | 'storniert' | 'verschlossen'
  readonly typ?: 'WARTUNG' | 'SERVICE' | 'DEFEKT'
  readonly zielort: string
  readonly fahrtgrund: string
  readonly zielperson: string
  readonly km: number
  readonly personen: number
  readonly fahrtart: 'dienstlich' | 'privat' | 'arbeitsweg'
  readonly ausland?: boolean
  readonly gruende: readonly FreigabeGrund[]
  readonly informationstext: string
}

const TARGETS: readonly (readonly [ort: string, km: number, person: string])[] = [
  ['Hafenamt Nordhafen', 14, 'Hafenkapitän'],
  ['Werft Süd', 11, ''],
  ['Lager Nordtor', 18, ''],
  ['Bremerhaven', 126, 'Schiffsausrüster Meyer & Sohn'],
  ['Hamburg', 214, 'Germanischer Prüfdienst'],
  ['Bremen', 98, 'Kunde Weserstahl'],
  ['Emden', 172, 'Reederei Fisser'],
  ['Oldenburg', 84, 'Berufsgenossenschaft'],
  ['Cuxhaven', 148, 'Lotsenbrüderschaft'],
  ['Hannover', 296, 'Messegesellschaft'],
  ['Wilhelmshaven', 62, 'Marinearsenal'],
  ['Kiel', 322, 'Werft Förde'],
]

const GRUENDE = [
  'Kundentermin',
  'Materialtransport',
  'Baustellenbesuch',
  'Schulung',
  'Ersatzteile abholen',
  'Abnahme',
  'Behördentermin',
  'Besprechung vor Ort',
]

/** Keeps cars and people free of overlaps while trips are made up. */
export class FahrtPlan {
  readonly fahrten: DemoFahrt[] = []
  readonly #held = new Map<string, { von: number; bis: number }[]>()

  #free(key: string, von: number, bis: number, gap: number): boolean {
    return !this.#held.get(key)?.some((it) => von < it.bis + gap && it.von < bis + gap)
  }

  /** False when the car or its driver is taken. */
  add(fahrt: DemoFahrt): boolean {
    const { fahrzeug, fahrer, von, bis } = fahrt
    if (!this.#free(fahrzeug.id, von, bis, GAP)) return false
    if (fahrer !== null && !this.#free(fahrer.id, von, bis, 0)) return false
    this.fahrten.push(fahrt)
    if (fahrt.status === 'storniert') return true
    for (const key of fahrer === null ? [fahrzeug.id] : [fahrzeug.id, fahrer.id]) {
      const list = this.#held.get(key)
      if (list) list.push({ von, bis })
      else this.#held.set(key, [{ von, bis }])
    }
    return true
  }
}

export interface DayCourse {
  readonly plan: FahrtPlan
  readonly zufall: Random
  readonly now: number
  readonly heute: Temporal.PlainDate
  readonly fahrer: readonly DemoFahrer[]
}

/** A trip to somewhere, with what a driver writes about it. */
function trip(
  zufall: Random,
  hours: number,
): Pick<DemoFahrt, 'zielort' | 'fahrtgrund' | 'zielperson' | 'km'> {
  const reach = TARGETS.filter(([, km]) => km <= Math.max(20, hours * 45))
  const [zielort, km, zielperson] = zufall.pick(reach)
  return { zielort, zielperson, fahrtgrund: zufall.pick(GRUENDE), km: km + zufall.between(0, 9) }
}

/** A year of trips of one car, from the first working day to two weeks ahead; with `notAfter`, none that ends later. */
export function driveYear(lauf: DayCourse, fahrzeug: DemoFahrt['fahrzeug'], notAfter?: number): void {
  const drivers = lauf.fahrer.filter((it) => it.klassen.includes(fahrzeug.klasse))
  for (let day = -364; day <= 14; day++) {
    const tag = lauf.heute.add({ days: day })
    const workday = day > 0 ? fahrzeug.auslastung * 0.7 : fahrzeug.auslastung
    if (!lauf.zufall.chance(tag.dayOfWeek > 5 ? 0.03 : workday)) continue
    const fahrt = driveOn(lauf, fahrzeug, tag, lauf.zufall.pick(drivers))
    if (fahrt !== null && !(notAfter !== undefined && fahrt.bis > notAfter)) lauf.plan.add(fahrt)
  }
}

/** A trip that begins on a day; null for one that would be under way now. */
function driveOn(
  { zufall, now }: DayCourse,
  fahrzeug: DemoFahrt['fahrzeug'],
  tag: Temporal.PlainDate,
  fahrer: DemoFahrer,
): DemoFahrt | null {
  const start = `${String(zufall.between(6, 13)).padStart(2, '0')}:${zufall.pick(['00', '15', '30', '45'])}`
  const von = instantOf(tag, clock(start), ZONE).epochMilliseconds
  const long = zufall.chance(0.04)
  const hours = long ? zufall.between(26, 50) : zufall.between(2, 8)
  const bis = von + hours * HOUR
  const status = statusOf(von, bis, now, zufall)
  if (status === null) return null
  return {
    fahrzeug,
    von,
    bis,
    fahrer,
    status,
    ...trip(zufall, Math.min(hours, 8)),
    personen: zufall.between(1, Math.min(4, fahrzeug.sitze)),
    fahrtart: zufall.chance(0.03) ? 'privat' : zufall.chance(0.02) ? 'arbeitsweg' : 'dienstlich',
    gruende: long ? ['dauer'] : [],
    informationstext: '',
  }
}

/** Null for what would be under way now: those trips are set by hand. */
function statusOf(von: number, bis: number, now: number, zufall: Random): DemoFahrt['status'] | null {
  if (von < now + 2 * HOUR && now < bis + HOUR) return null
  const cancelled = zufall.chance(0.05)
  if (bis < now) return cancelled ? 'storniert' : 'durchgeführt'
  return cancelled ? 'storniert' : 'reserviert'
}
