import { MAX_EINFUHR_LINES } from '@platzwart/contract/einfuhrBytes'
import { fahrzeugCreateSchema } from '@platzwart/contract/fahrzeug'
import { FAHRZEUGE_COLUMNS } from '@platzwart/domain/fahrzeug/einfuhr/columns'
import {
  type FahrzeugLine,
  type FahrzeugUrteil,
  judgeFahrzeug,
} from '@platzwart/domain/fahrzeug/einfuhr/urteil'
import { bareKennzeichen, isSameKennzeichen } from '@platzwart/domain/fahrzeug/kennzeichen'
import { issue } from '@platzwart/domain/issue'
import type { z } from 'zod'
import type { Tx } from '../../../platform/database/tx.ts'
import type { EinfuhrRules, JudgedLine, Outcome, ParsedLine } from '../../../platform/einfuhrArt.ts'
import type { CodedIssue } from '../../../platform/http/problem.ts'
import { periodIssues, type StammdatenInput } from '../../flotte/checkFahrzeug.ts'
import type { Stammdaten } from '../../flotte/flotte.ts'
import { issuesOfStammdaten } from '../checkPflichtfelder.ts'
import { countHits, type House, readAlike, readHouse } from './facts.ts'
import { shapeOf } from './readLine.ts'

type Create = z.output<typeof fahrzeugCreateSchema>

/** What is kept of the judgement of a line about a vehicle. */
interface FahrzeugOutcome extends Outcome, Pick<FahrzeugUrteil, 'fahrzeugId' | 'werte'> {}

export interface FahrzeugJudged extends JudgedLine {
  readonly ergebnis: FahrzeugOutcome
}

const NOTHING = { fahrzeugId: null, werte: {}, aenderungen: {}, vorher: {} } as const

/** Fields of the form by the columns that say them. */
const COLUMN_OF: Readonly<Record<string, string>> = { standortId: 'standort', abstellplatzId: 'abstellplatz' }

const inColumns = (issues: readonly CodedIssue[]): CodedIssue[] =>
  issues.map((one) => ({ ...one, field: COLUMN_OF[one.field ?? ''] ?? one.field ?? '' }))

/** A new vehicle as its form would send it, or what the form would be told. */
export function newOf({ kennzeichen }: FahrzeugLine, werte: FahrzeugUrteil['werte']): Create | CodedIssue[] {
  const input = { ...werte, kennzeichen }
  const read = fahrzeugCreateSchema.safeParse(input)
  return read.success ? read.data : inColumns(issuesOfStammdaten(read.error.issues, input))
}

/** The whole record of a vehicle with what becomes another, as its form would send it. */
export function changedOf(known: Stammdaten, werte: FahrzeugUrteil['werte']): StammdatenInput {
  const { standort, abstellplatz } = known
  const { kilometerstand: _, ...said } = werte
  return {
    ...known,
    standortId: standort.id,
    abstellplatzId: abstellplatz?.id ?? null,
    ...said,
  } as StammdatenInput
}

type Refused = readonly (CodedIssue | ReturnType<typeof issue>)[]

/** What stands against a line besides what the file says: what the form would be told, and bookings that nobody has seen. */
async function objections(
  tx: Tx,
  house: House,
  line: FahrzeugLine,
  { urteil, werte }: FahrzeugUrteil,
  known: Stammdaten | undefined,
): Promise<Refused> {
  if (known === undefined) {
    const made = newOf(line, werte)
    return Array.isArray(made) ? made : periodIssues(made.gueltigVon, made.gueltigBis, 'gueltigBis')
  }
  if (urteil !== 'geaendert') return []
  const changed = changedOf(known, werte)
  const wrong = periodIssues(changed.gueltigVon, changed.gueltigBis, 'gueltigBis')
  if (wrong.length > 0) return wrong
  const before = { ...known, standortId: known.standort.id }
  const anzahl = await countHits(tx, house, { fahrzeugId: known.id, before, after: changed })
  const field = werte.standortId === undefined ? 'gueltigBis' : 'standort'
  return anzahl === 0 ? [] : [issue('einfuhr.fahrzeugGebucht', { anzahl }, { field })]
}

const ambiguous = (several: readonly Stammdaten[]) =>
  issue(
    'einfuhr.kennzeichenMehrdeutig',
    { kennzeichen: several.map(({ kennzeichen }) => kennzeichen).toSorted() },
    { field: 'kennzeichen' },
  )

/** What each of some lines would come to, as the fleet is at this moment. */
async function judgeLines(tx: Tx, house: House, said: readonly ParsedLine[]): Promise<FahrzeugJudged[]> {
  const shaped = said.map((one) => ({ one, ...shapeOf(one.zeile, one.gelesen) }))
  const alike = await readAlike(
    tx,
    shaped.flatMap(({ line }) => line?.kennzeichen ?? []),
  )
  const bekannt = (plate: string) => {
    const [known, ...others] = alike(plate)
    return others.length > 0 ? undefined : known
  }
  const umfeld = { ...house, bekannt }
  // Started together they are few round trips, however many lines there are.
  return Promise.all(
    shaped.map(async ({ one, line, faults }): Promise<FahrzeugJudged> => {
      if (line === null) return { ...one, urteil: 'abgelehnt', ergebnis: { ...NOTHING, verstoesse: faults } }
      const several = alike(line.kennzeichen)
      if (several.length > 1)
        return { ...one, urteil: 'abgelehnt', ergebnis: { ...NOTHING, verstoesse: [ambiguous(several)] } }
      const { urteil, ...rest } = judgeFahrzeug(line, umfeld)
      if (urteil === 'abgelehnt') return { ...one, urteil, ergebnis: rest }
      const verstoesse = await objections(tx, house, line, { urteil, ...rest }, bekannt(line.kennzeichen))
      return verstoesse.length > 0
        ? { ...one, urteil: 'abgelehnt', ergebnis: { ...rest, verstoesse } }
        : { ...one, urteil, ergebnis: rest }
    }),
  )
}

/** By the plates as they are on the cars. */
const plateOf = ({ zeile, gelesen }: ParsedLine) => shapeOf(zeile, gelesen).line?.kennzeichen ?? ''

export const FAHRZEUGE_RULES: EinfuhrRules = {
  tabelle: FAHRZEUGE_COLUMNS,
  most: MAX_EINFUHR_LINES.fahrzeuge,
  async open(tx, { now }, said = []) {
    const lines = Map.groupBy(
      said.map((one) => ({ zeile: one.zeile, plate: plateOf(one) })),
      ({ plate }) => bareKennzeichen(plate),
    )
    const first = (plate: string) =>
      lines.get(bareKennzeichen(plate))?.find((one) => isSameKennzeichen(one.plate, plate))?.zeile
    const house = await readHouse(tx, now, first)
    return (part) => judgeLines(tx, house, part)
  },
}
