import type { Column } from '@platzwart/domain/einfuhr/columns'
import { judgeLine, type Line, type Umfeld, type Urteil } from '@platzwart/domain/einfuhr/urteil'
import type { Tx } from '../../../platform/database/tx.ts'
import { type House, readUmfeld } from './facts.ts'
import { type Cells, type Outcome, shapeOf } from './readLine.ts'

/** A line with what it says. */
export interface Said {
  readonly zeile: number
  readonly gelesen: Cells
}

/** A line with what it would come to. */
export interface Judged extends Said {
  readonly urteil: Urteil['urteil']
  readonly ergebnis: Outcome
}

const NOTHING = { benutzerId: null, aenderungen: {}, gruppenIds: [], rollenIds: [], vorher: {} } as const

function beforeOf(line: Line, { aenderungen }: Urteil, umfeld: Umfeld): Outcome['vorher'] {
  const known = umfeld.bekannt(line.email)
  const names = Object.keys(aenderungen) as (keyof Urteil['aenderungen'] & Column)[]
  return known ? Object.fromEntries(names.map((name) => [name, known[name]])) : {}
}

/** What each of some lines would come to, as the house is at this moment. */
export async function judgeLines(tx: Tx, house: House, said: readonly Said[]): Promise<Judged[]> {
  const shaped = said.map((one) => ({ ...one, ...shapeOf(one.zeile, one.gelesen) }))
  const umfeld = await readUmfeld(
    tx,
    house,
    shaped.flatMap(({ line }) => line ?? []),
  )
  return shaped.map(({ zeile, gelesen, line, faults }) => {
    if (line === null)
      return { zeile, gelesen, urteil: 'abgelehnt', ergebnis: { ...NOTHING, verstoesse: faults } }
    const judged = judgeLine(line, umfeld)
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
