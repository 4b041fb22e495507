import type { Cells } from '@platzwart/domain/einfuhr/columns'
import type { JudgedLine, Outcome, ParsedLine } from '../../platform/einfuhrArt.ts'

interface Verdict<O extends Outcome> {
  readonly urteil: JudgedLine['urteil']
  readonly ergebnis: O
}

interface Rules<L, O extends Outcome> {
  /** A line as the rules take it; null with what is wrong where its shape is. */
  readonly shapeOf: (
    zeile: number,
    gelesen: Cells,
  ) => { readonly line: L | null; readonly faults: Outcome['verstoesse'] }
  /** One verdict for each line, in their order. */
  readonly judge: (lines: readonly L[]) => readonly Verdict<O>[] | Promise<readonly Verdict<O>[]>
  /** What comes of a line whose shape is wrong. */
  readonly refused: (faults: Outcome['verstoesse']) => O
}

/** Judges lines that depend on each other in one go; what has no proper shape is refused before. */
export async function judgeTogether<L, O extends Outcome>(
  said: readonly ParsedLine[],
  { shapeOf, judge, refused }: Rules<L, O>,
): Promise<(ParsedLine & Verdict<O>)[]> {
  const shaped = said.map((one) => ({ one, ...shapeOf(one.zeile, one.gelesen) }))
  const readable = shaped.flatMap(({ one, line }) => (line === null ? [] : [{ one, line }]))
  const verdicts = await judge(readable.map(({ line }) => line))
  const known = new Map(readable.map(({ one }, i) => [one, verdicts[i]]))
  return shaped.map(({ one, faults }) => {
    const verdict = known.get(one)
    return verdict ? { ...one, ...verdict } : { ...one, urteil: 'abgelehnt', ergebnis: refused(faults) }
  })
}
