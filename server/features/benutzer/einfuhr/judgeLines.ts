import { MAX_EINFUHR_LINES } from '@platzwart/contract/einfuhrBytes'
import { firstLines } from '@platzwart/domain/einfuhr/columns'
import { PERSONEN_COLUMNS } from '@platzwart/domain/einfuhr/personen'
import { judgeLine, type Line, type Umfeld, type Urteil } from '@platzwart/domain/einfuhr/urteil'
import { mailAddressOf } from '@platzwart/domain/mailAddress'
import type { Tx } from '../../../platform/database/tx.ts'
import type { EinfuhrRules, JudgedLine, Outcome, ParsedLine } from '../../../platform/einfuhrArt.ts'
import { readRechte } from '../../berechtigung/readHerkunft.ts'
import { type House, knownNames, readHouse, readUmfeld } from './facts.ts'
import { shapeOf } from './readLine.ts'

/** What is kept of the judgement of a line about somebody. */
interface PersonOutcome extends Outcome, Pick<Urteil, 'benutzerId' | 'gruppenIds' | 'rollenIds'> {}

export interface PersonJudged extends JudgedLine {
  readonly ergebnis: PersonOutcome
}

const NOTHING = { benutzerId: null, aenderungen: {}, gruppenIds: [], rollenIds: [], vorher: {} } as const

function beforeOf(line: Line, { aenderungen }: Urteil, umfeld: Umfeld): Outcome['vorher'] {
  const known = umfeld.bekannt(line.email)
  const names = Object.keys(aenderungen) as (keyof Urteil['aenderungen'])[]
  return known ? Object.fromEntries(names.map((name) => [name, known[name]])) : {}
}

/** What of the groups and roles that a line names comes to what somebody has. */
function comingTo({ gruppenIds, rollenIds }: Urteil, { gelesen }: ParsedLine): Record<string, string> {
  const { gruppen = '', rollen = '' } = gelesen
  return { ...(gruppenIds.length > 0 && { gruppen }), ...(rollenIds.length > 0 && { rollen }) }
}

/** What each of some lines would come to, as the house is at this moment. */
export async function judgeLines(tx: Tx, house: House, said: readonly ParsedLine[]): Promise<PersonJudged[]> {
  const known = knownNames(house)
  const shaped = said.map((one) => ({ one, ...shapeOf(one.zeile, one.gelesen, known) }))
  const umfeld = await readUmfeld(
    tx,
    house,
    shaped.flatMap(({ line }) => line ?? []),
  )
  return shaped.map(({ one, line, faults }) => {
    if (line === null) return { ...one, urteil: 'abgelehnt', ergebnis: { ...NOTHING, verstoesse: faults } }
    const judged = judgeLine(line, umfeld)
    const { urteil, ...rest } = judged
    const aenderungen = { ...rest.aenderungen, ...(urteil === 'geaendert' && comingTo(judged, one)) }
    return { ...one, urteil, ergebnis: { ...rest, aenderungen, vorher: beforeOf(line, judged, umfeld) } }
  })
}

/** The first line of each address, however it is written, and of each number. */
export function firstOfPeople(said: readonly ParsedLine[]): House['ersteZeile'] {
  const emails = firstLines(said, ({ gelesen: { email = '' } }) => mailAddressOf(email))
  const numbers = firstLines(said, ({ gelesen: { personalnummer = '' } }) => personalnummer)
  return (spalte, wert) => (spalte === 'email' ? emails.get(mailAddressOf(wert)) : numbers.get(wert))
}

export const PERSONEN_RULES: EinfuhrRules = {
  tabelle: PERSONEN_COLUMNS,
  most: MAX_EINFUHR_LINES.personen,
  async open(tx, { benutzerId }, said = []) {
    const own = await readRechte(tx, benutzerId)
    const house = await readHouse(tx, own, firstOfPeople(said))
    return (part) => judgeLines(tx, house, part)
  },
}
