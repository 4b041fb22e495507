import { MAX_EINFUHR_LINES } from '@platzwart/contract/einfuhrBytes'
import { BUCHUNGEN_COLUMNS } from '@platzwart/domain/leseraum/buchungseinfuhr/columns'
import { type Buchung, judgeBuchungen } from '@platzwart/domain/leseraum/buchungseinfuhr/urteil'
import type { Tx } from '../../../platform/database/tx.ts'
import type { EinfuhrRules, JudgedLine, Outcome, ParsedLine } from '../../../platform/einfuhrArt.ts'
import { type Configured, Konfigurationen } from '../../../platform/konfiguration/konfiguration.ts'
import { judgeTogether } from '../../einfuhr/judgeTogether.ts'
import { readUmfeld } from './facts.ts'
import { shapeOf } from './readLine.ts'

/** What is kept of the judgement of a line about a booking. */
interface BuchungOutcome extends Outcome {
  /** Null where it names what the house does not have. */
  readonly buchung: Buchung | null
}

export interface BuchungJudged extends JudgedLine {
  readonly ergebnis: BuchungOutcome
}

const NOTHING = { buchung: null, aenderungen: {}, vorher: {} } as const

/** What each of some lines would come to, as the house is at this moment. */
export function judgeLines(
  here: Configured,
  now: Temporal.Instant,
  said: readonly ParsedLine[],
): Promise<BuchungJudged[]> {
  return judgeTogether(said, {
    shapeOf,
    async judge(lines) {
      const judged = judgeBuchungen(lines, await readUmfeld(here, now, lines))
      return judged.map(({ urteil, verstoesse, buchung }) => ({
        urteil,
        ergebnis: { ...NOTHING, verstoesse, buchung },
      }))
    },
    refused: (verstoesse): BuchungOutcome => ({ ...NOTHING, verstoesse }),
  })
}

/** What holds at this moment, each person of it read once. */
export async function currentIn(tx: Tx): Promise<Configured> {
  return { tx, konfiguration: await new Konfigurationen().current(tx) }
}

export const BUCHUNGEN_RULES: EinfuhrRules = {
  tabelle: BUCHUNGEN_COLUMNS,
  most: MAX_EINFUHR_LINES.buchungen,
  async open(tx, { now }) {
    const here = await currentIn(tx)
    return (part) => judgeLines(here, now, part)
  },
}
