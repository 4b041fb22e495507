import { CHAIN_START, type ChainHead, chainEintrag } from '@platzwart/domain/fahrtenbuch/chain'
import type { Eintrag, EintragContent } from '@platzwart/domain/fahrtenbuch/types'
import { witnessOf } from '../../features/fahrtenbuch/chainEintrag.ts'
import { rowOf } from '../../features/fahrtenbuch/eintrag.ts'
import { sha256 } from '../../features/fahrtenbuch/hashEintrag.ts'
import type { Table } from '../bestand/table.ts'
import type { Random } from '../random.ts'
import type { DrivenFahrt } from './fahrtRows.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const instant = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms)

function tripOf({ id, fahrt, beginn, ende, kmStart, kmEnde }: DrivenFahrt, zufall: Random, open: boolean) {
  const privat = fahrt.fahrtart === 'privat'
  return {
    id: zufall.id(ende ?? fahrt.bis),
    fahrzeugId: fahrt.fahrzeug.id,
    art: 'fahrt',
    bezugNummer: null,
    buchungId: id,
    fahrtart: fahrt.fahrtart,
    abfahrt: instant(beginn ?? fahrt.von),
    ankunft: instant(ende ?? fahrt.bis),
    kmStart,
    kmEnde,
    zielort: privat ? '' : fahrt.zielort,
    zweck: privat || open ? '' : fahrt.fahrtgrund,
    zielperson: privat || open ? '' : fahrt.zielperson,
    umweg: '',
    fahrerId: fahrt.fahrer?.id ?? null,
    fahrerName: fahrt.fahrer?.name ?? '',
    grund: '',
    verspaetet: false,
    erfasstVon: fahrt.fahrer?.id ?? null,
    erfasst: instant(ende ?? fahrt.bis),
  } as const satisfies EintragContent
}

const VERBS = {
  fahrt: 'recordFahrt',
  nachtrag: 'completeFahrt',
  korrektur: 'correctFahrt',
  luecke: 'explainLuecke',
  nacherfasst: 'tellFahrt',
  uebergabe: 'correctUebergabe',
  tacho: 'replaceTacho',
} as const

/** The logbook of one car as the audit trail knows it, too: every row twice, as when the product writes it. */
export function logbookTables(entries: readonly Eintrag[], zufall: Random): Table[] {
  return [
    ['fahrtenbuch_eintrag', entries.map((entry) => ({ ...rowOf(entry) }))],
    [
      'protokoll',
      entries.map((entry) => ({
        id: zufall.id(entry.erfasst.epochMilliseconds),
        zeit: entry.erfasst.toString(),
        akteur_id: entry.erfasstVon,
        aktion: VERBS[entry.art],
        objekt: 'fahrtenbuch_eintrag',
        objekt_id: entry.id,
        nachher: witnessOf(entry),
      })),
    ],
  ]
}

/** The logbook of one car: its trips, now and then a purpose that came later, a correction, and one that is still missing. */
export function createFahrtenbuch(
  gefahren: readonly DrivenFahrt[],
  fuhrpark: string,
  now: Temporal.Instant,
  zufall: Random,
): Eintrag[] {
  const rows: Eintrag[] = []
  const add = (content: EintragContent) => {
    const head: ChainHead = rows.at(-1) ?? CHAIN_START
    const entry = chainEintrag(content, head, sha256)
    rows.push(entry)
    return entry
  }
  const done = gefahren.filter((it) => it.fahrt.status === 'durchgeführt')
  // A completion is written days after its trip, and so behind trips that came in between: here, before the next one.
  for (const fahrt of done) {
    const ende = fahrt.ende ?? fahrt.fahrt.bis
    const age = now.epochMilliseconds - ende
    const open =
      fahrt.fahrt.fahrtart !== 'privat' && (age < 6 * DAY ? zufall.chance(0.5) : zufall.chance(0.03))
    const entry = add(tripOf(fahrt, zufall, open))
    const completed = { zweck: fahrt.fahrt.fahrtgrund, zielperson: fahrt.fahrt.zielperson }
    if (open && age > 6 * DAY && zufall.chance(0.85)) {
      const late = age > 10 * DAY && zufall.chance(0.2)
      const after = ende + (late ? 9 * DAY : 3 * HOUR)
      add({ ...follow(entry, after, zufall), ...completed, art: 'nachtrag', verspaetet: late })
    } else if (!open && age > DAY && zufall.chance(0.01)) {
      const grund = 'Umleitung über die B 210 war nicht eingetragen.'
      const umweg = 'Umleitung wegen Sperrung der A 29'
      add({ ...follow(entry, ende + 5 * HOUR, zufall), umweg, grund, art: 'korrektur', erfasstVon: fuhrpark })
    }
  }
  return rows
}

function follow(entry: Eintrag, at: number, zufall: Random): EintragContent {
  const { nummer, vorgaengerHash: _, hash: __, ...content } = entry
  return { ...content, id: zufall.id(at), bezugNummer: nummer, erfasst: instant(at) }
}
