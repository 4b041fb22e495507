import type { Call } from '../../../platform/http/endpoint.ts'
import type { LockedFahrzeug } from '../../flotte/checkFahrzeug.ts'
import { takeIn } from '../createFahrzeug.ts'
import { changeFahrzeug } from '../updateFahrzeug.ts'
import { readAlike } from './facts.ts'
import { changedOf, type FahrzeugJudged, newOf } from './judgeLines.ts'
import { shapeOf } from './readLine.ts'

/** Vehicles that are taken in by one statement. */
const AT_ONCE = 500
/** Changes that are on their way at a time. */
const CHANGES = 25

/** Takes new vehicles into the fleet as by hand; answers the lines whose plates somebody else has taken meanwhile. */
async function saveNew(call: Call, lines: readonly FahrzeugJudged[]): Promise<number[]> {
  const wanted = lines.flatMap(({ zeile, gelesen, ergebnis: { werte } }) => {
    const { line } = shapeOf(zeile, gelesen)
    const input = line && newOf(line, werte)
    return input === null || Array.isArray(input) ? [] : [{ zeile, input, plate: line?.kennzeichen }]
  })
  const made = new Set<string>()
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    const views = await takeIn(
      call,
      wanted.slice(at, at + AT_ONCE).map(({ input }) => input),
    )
    for (const { kennzeichen } of views) made.add(kennzeichen)
  }
  return wanted.flatMap(({ zeile, plate = '' }) => (made.has(plate) ? [] : [zeile]))
}

/** Changes vehicles as by hand, each with what it is now; answers the lines that nobody may do without seeing what they hit. */
async function saveKnown(
  call: Call,
  locked: ReadonlyMap<string, LockedFahrzeug>,
  lines: readonly FahrzeugJudged[],
): Promise<number[]> {
  const plates = lines.flatMap(
    ({ ergebnis: { fahrzeugId } }) => locked.get(fahrzeugId ?? '')?.kennzeichen ?? [],
  )
  const alike = await readAlike(call.tx, plates)
  const change = async ({ zeile, ergebnis: { fahrzeugId, werte } }: FahrzeugJudged) => {
    const row = locked.get(fahrzeugId ?? '')
    const view = row && alike(row.kennzeichen).find(({ id }) => id === row.id)
    if (!view) return [zeile]
    const done = await changeFahrzeug(call, row, { ...changedOf(view, werte), betroffeneStornieren: false })
    return 'refusal' in done ? [zeile] : []
  }
  const stale: number[] = []
  for (let at = 0; at < lines.length; at += CHANGES)
    stale.push(...(await Promise.all(lines.slice(at, at + CHANGES).map(change))).flat())
  return stale
}

/** Takes in and changes vehicles as their lines say, behind the locks of those that the fleet has. */
export async function saveFahrzeuge(
  call: Call,
  locked: ReadonlyMap<string, LockedFahrzeug>,
  lines: readonly FahrzeugJudged[],
): Promise<number[]> {
  const ofUrteil = (wanted: FahrzeugJudged['urteil']) => lines.filter(({ urteil }) => urteil === wanted)
  return [
    ...(await saveNew(call, ofUrteil('neu'))),
    ...(await saveKnown(call, locked, ofUrteil('geaendert'))),
  ]
}
