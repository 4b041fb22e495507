import type { Spalte } from '@platzwart/domain/einfuhr/spalten'
import { judgeZeile, type Umfeld, type Urteil, type Zeile } from '@platzwart/domain/einfuhr/urteil'
import type { Tx } from '../../../platform/database/tx.ts'
import { type House, readUmfeld } from './facts.ts'
import { type Ergebnis, type Gelesen, shapeOf } from './zeilen.ts'

/** A line with what it says. */
export interface Said {
  readonly zeile: number
  readonly gelesen: Gelesen
}

/** A line with what it would come to. */
export interface Judged extends Said {
  readonly urteil: Urteil['urteil']
  readonly ergebnis: Ergebnis
}

const NOTHING = { benutzerId: null, aenderungen: {}, gruppenIds: [], rollenIds: [], vorher: {} } as const

function beforeOf(line: Zeile, { aenderungen }: Urteil, umfeld: Umfeld): Ergebnis['vorher'] {
  const known = umfeld.bekannt(line.email)
  const names = Object.keys(aenderungen) as (keyof Urteil['aenderungen'] & Spalte)[]
  return known ? Object.fromEntries(names.map((name) => [name, known[name]])) : {}
}

/** What each of some lines would come to, as the house is at this moment. */
export async function judgeZeilen(tx: Tx, house: House, said: readonly Said[]): Promise<Judged[]> {
  const shaped = said.map((one) => ({ ...one, ...shapeOf(one.zeile, one.gelesen) }))
  const umfeld = await readUmfeld(
    tx,
    house,
    shaped.flatMap(({ line }) => line ?? []),
  )
  return shaped.map(({ zeile, gelesen, line, faults }) => {
    if (line === null)
      return { zeile, gelesen, urteil: 'abgelehnt', ergebnis: { ...NOTHING, verstoesse: faults } }
    const judged = judgeZeile(line, umfeld)
    const { urteil, ...rest } = judged
    return { zeile, gelesen, urteil, ergebnis: { ...rest, vorher: beforeOf(line, judged, umfeld) } }
  })
}

/** The first line of each address and of each number. */
export function firstLines(said: readonly Said[]): House['ersteZeile'] {
  const first = { email: new Map<string, number>(), personalnummer: new Map<string, number>() }
  for (const { zeile, gelesen } of said)
    for (const spalte of ['email', 'personalnummer'] as const) {
      const wert = gelesen[spalte]?.toLowerCase()
      if (wert && !first[spalte].has(wert)) first[spalte].set(wert, zeile)
    }
  return (spalte, wert) => first[spalte].get(wert.toLowerCase())
}
