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

/** The first line of each address, however it is written, and of each number. */
export function firstLines(said: readonly Said[]): House['ersteZeile'] {
  const first = { email: new Map<string, number>(), personalnummer: new Map<string, number>() }
  const keyOf = (spalte: keyof typeof first, wert: string) => (spalte === 'email' ? wert.toLowerCase() : wert)
  for (const { zeile, gelesen } of said)
    for (const spalte of ['email', 'personalnummer'] as const) {
      const key = keyOf(spalte, gelesen[spalte] ?? '')
      if (key !== '' && !first[spalte].has(key)) first[spalte].set(key, zeile)
    }
  return (spalte, wert) => first[spalte].get(keyOf(spalte, wert))
}
