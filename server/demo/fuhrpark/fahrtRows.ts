import type { Row } from '../../platform/database/insertRows.ts'
import { encodeParameter } from '../../platform/database/types.ts'
import type { Random } from '../random.ts'
import { type DemoFahrt, GAP } from './fahrtPlan.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const instant = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms)

function range(von: number, bis: number): unknown {
  return encodeParameter({ von: instant(von), bis: instant(bis) })
}

/** A trip with what happened on it. */
export interface DrivenFahrt {
  readonly id: string
  readonly fahrt: DemoFahrt
  readonly beginn: number | null
  readonly ende: number | null
  readonly kmStart: number
  readonly kmEnde: number
  readonly erstellt: number
}

/** Gives the trips of one car, in their order, mileage and real times. Every now and then a car moves without a trip. */
export function drive(
  fahrten: readonly DemoFahrt[],
  kmVorEinemJahr: number,
  now: number,
  zufall: Random,
): DrivenFahrt[] {
  let km = kmVorEinemJahr
  return fahrten
    .toSorted((a, b) => a.von - b.von)
    .map((fahrt) => {
      const erstellt = Math.min(fahrt.von, now) - zufall.between(2, 240) * HOUR
      const driven = fahrt.status === 'durchgeführt' || fahrt.status === 'aktiv'
      if (driven && zufall.chance(0.004)) km += zufall.between(9, 38)
      const kmStart = km
      if (fahrt.status === 'durchgeführt') km += fahrt.km
      const beginn = driven ? fahrt.von + zufall.between(-10, 10) * MINUTE : null
      const early = zufall.between(2, 50) * MINUTE
      const ende =
        fahrt.status === 'durchgeführt' ? Math.max(fahrt.bis - early, (beginn ?? 0) + 20 * MINUTE) : null
      return { id: zufall.id(erstellt), fahrt, beginn, ende, kmStart, kmEnde: km, erstellt }
    })
}

export function buchungRow({ id, fahrt, beginn, ende, erstellt }: DrivenFahrt, fuhrparkId: string): Row {
  const { von, bis, fahrer } = fahrt
  const until = ende === null ? bis + GAP : Math.min(ende, bis) + GAP
  return {
    id,
    fahrzeug_id: fahrt.fahrzeug.id,
    zeitraum: range(von, bis),
    sperrzeitraum: range(von, until),
    status: fahrt.status,
    typ: fahrt.typ ?? 'BUCHUNG',
    benutzer_id: fahrer?.id ?? fuhrparkId,
    fahrer_id: fahrer?.id ?? null,
    informationstext: fahrt.informationstext,
    fahrtgrund: fahrt.fahrtgrund,
    mitfahrer: '',
    personen: fahrt.personen,
    zielort: fahrt.zielort,
    zielperson: fahrt.zielperson,
    umweg: '',
    entfernung_km: fahrer === null ? null : fahrt.km,
    ausland: fahrt.ausland ?? false,
    fahrtart: fahrt.fahrtart,
    freigabe_gruende: fahrt.gruende,
    beginn_ist: beginn === null ? null : instant(beginn).toString(),
    ende_ist: ende === null ? null : instant(ende).toString(),
    version: beginn === null ? 1 : ende === null ? 2 : 3,
    erstellt: instant(erstellt).toString(),
  }
}

const CLEAN = ['sauber', 'sauber', 'sauber', 'leicht verschmutzt', 'verschmutzt'] as const

/** Check-in and check-out as the history keeps them. */
export function historieRows(gefahren: DrivenFahrt, zufall: Random): Row[] {
  const { fahrt, beginn, ende, kmStart, kmEnde } = gefahren
  const row = (typ: string, zeit: number, km: number, status: string) => ({
    id: zufall.id(zeit),
    fahrzeug_id: fahrt.fahrzeug.id,
    zeit: instant(zeit).toString(),
    typ,
    status,
    beschreibung: '',
    buchung_id: gefahren.id,
    kilometerstand: km,
    sauberkeit_aussen: zufall.pick(CLEAN),
    sauberkeit_innen: zufall.pick(CLEAN),
    stellplatz: fahrt.fahrzeug.abstellplatz,
    tank_prozent: zufall.between(25, 100),
    sichtpruefung: typ === 'CHECK_IN' ? { beleuchtung: true, reifen: true, ladung: true } : null,
    benutzer_id: fahrt.fahrer?.id ?? null,
    erstellt: instant(zeit).toString(),
  })
  return [
    ...(beginn === null ? [] : [row('CHECK_IN', beginn, kmStart, 'aktiv')]),
    ...(ende === null ? [] : [row('CHECK_OUT', ende, kmEnde, 'durchgeführt')]),
  ]
}

/**
 * Approvals of special trips: asked is everybody who approves but the driver, and the first of them has decided those that are no longer
 * open.
 */
export function freigabeRows({ id, fahrt, erstellt }: DrivenFahrt, approvers: readonly string[]): Row[] {
  if (fahrt.gruende.length === 0 || fahrt.fahrer === null || fahrt.status === 'storniert') return []
  const open = fahrt.status === 'vorgemerkt'
  const asked = approvers.filter((benutzerId) => benutzerId !== fahrt.fahrer?.id)
  return asked.map((benutzerId, i) => ({
    fahrzeug_buchung_id: id,
    benutzer_id: benutzerId,
    is_freigegeben: open || i > 0 ? null : true,
    freigegeben_at: open || i > 0 ? null : instant(erstellt + HOUR).toString(),
    grund: '',
  }))
}
