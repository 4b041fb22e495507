import { MAX_EINFUHR_LINES } from '@platzwart/contract/einfuhrBytes'
import type { Form } from '@platzwart/contract/leseraum'
import { firstLines } from '@platzwart/domain/einfuhr/columns'
import { obstaclesIn } from '@platzwart/domain/grundriss/obstacles'
import { PLAETZE_COLUMNS } from '@platzwart/domain/leseraum/columns'
import {
  judgePlaetze,
  type KnownSeat,
  type PlatzUmfeld,
  type PlatzUrteil,
} from '@platzwart/domain/leseraum/einfuhr'
import { artOf } from '@platzwart/domain/leseraum/types'
import type { Tx } from '../../../platform/database/tx.ts'
import type { EinfuhrRules, JudgedLine, Outcome, ParsedLine } from '../../../platform/einfuhrArt.ts'
import { judgeTogether } from '../../einfuhr/judgeTogether.ts'
import {
  type LeseraumRow,
  readAusstattungen,
  readGrundriss,
  readLeseraeume,
} from '../../grundriss/queries.ts'
import { shapeOf } from './readLine.ts'

/** What is kept of the judgement of a line about a seat. */
interface PlatzOutcome extends Outcome, Pick<PlatzUrteil, 'leseraumId' | 'werte' | 'ausstattung'> {}

export interface PlatzJudged extends JudgedLine {
  readonly ergebnis: PlatzOutcome
}

const NOTHING = { leseraumId: null, werte: {}, ausstattung: null, aenderungen: {}, vorher: {} } as const

function bekanntOf(row: LeseraumRow): KnownSeat {
  const { zweite_person_noetig: zweitePersonNoetig, art, ...same } = row
  return { ...same, zweitePersonNoetig, art: artOf(art) }
}

const key = (name: string) => name.toLowerCase()

/** The plan as it is at this moment, and the equipment of the house. @throws when there is no such plan */
async function readUmfeld(
  tx: Tx,
  grundrissId: string,
  ersteZeile: PlatzUmfeld['ersteZeile'],
): Promise<PlatzUmfeld> {
  const [plan, rows, kinds] = await Promise.all([
    readGrundriss(tx, grundrissId),
    readLeseraeume(tx, grundrissId),
    readAusstattungen(tx),
  ])
  if (!plan) throw new Error('the plan of the seats is not there')
  const teile = new Map(kinds.toReversed().map(({ id, name }) => [key(name), { id, name }]))
  return {
    plan: { breite: plan.breite, hoehe: plan.hoehe },
    hindernisse: obstaclesIn(plan.zeichnung as unknown as Form[]),
    bekannt: new Map(rows.map((row) => [row.bezeichnung, bekanntOf(row)])),
    teil: (name) => teile.get(key(name)),
    ersteZeile,
  }
}

/** What each line would come to; seats that are found a place see all others, so that they are judged together. */
function judgeLines(said: readonly ParsedLine[], umfeld: PlatzUmfeld): Promise<PlatzJudged[]> {
  return judgeTogether(said, {
    shapeOf,
    judge: (lines) => judgePlaetze(lines, umfeld).map(({ urteil, ...ergebnis }) => ({ urteil, ergebnis })),
    refused: (verstoesse): PlatzOutcome => ({ ...NOTHING, verstoesse }),
  })
}

/** By the names as they are meant. */
const nameOf = ({ zeile, gelesen }: ParsedLine) => shapeOf(zeile, gelesen).line?.bezeichnung ?? ''

export const PLAETZE_RULES: EinfuhrRules = {
  tabelle: PLAETZE_COLUMNS,
  most: MAX_EINFUHR_LINES.plaetze,
  async open(tx, { zielId }, said = []) {
    if (zielId === null) throw new Error('seats come to a plan')
    const first = firstLines(said, nameOf)
    const umfeld = await readUmfeld(tx, zielId, (name) => first.get(name))
    return (part) => judgeLines(part, umfeld)
  },
}
