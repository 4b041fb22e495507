import type { einfuhrApplySchema } from '@platzwart/contract/einfuhr'
import type { EinfuhrName } from '@platzwart/domain/einfuhr/arten'
import type { z } from 'zod'
import { record } from '../../platform/database/record.ts'
import type { EinfuhrArt, ImportTransaction, JudgedLine } from '../../platform/einfuhrArt.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { raiseStand } from '../../platform/konfiguration/mandant.ts'
import { findArt } from './findArt.ts'
import { BATCH, updateEinfuhr } from './judgeEinfuhr.ts'
import { presentEinfuhr } from './present.ts'
import { fileOf, lockOwn, readLines, readOwn } from './queries.ts'

/** Lines that are named where something has changed; more nobody reads. */
const NAMED = 5

/** Those that are to be done, some at a time. */
async function* batchesOf({ tx }: Call, id: string): AsyncGenerator<JudgedLine[]> {
  for (let behind = 0; ; ) {
    const batch = await readLines(tx, id, { behind, urteile: ['neu', 'geaendert'], limit: BATCH })
    if (batch.length === 0) return
    yield batch
    behind = batch.at(-1)?.zeile ?? behind
  }
}

/** The same for two that say the same: names in one order, and of a list of things that are equal in rank the things alone. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) {
    const all = value.map(canonical)
    return all.every((one) => typeof one === 'string') ? all.toSorted() : all
  }
  if (value === null || typeof value !== 'object') return value
  return Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, one]) => [name, [canonical(one)]])
}

const doneBy = ({ urteil, ergebnis }: JudgedLine) => JSON.stringify([urteil, canonical(ergebnis)])

/** The lines that would come to something else by now than the preview has shown. */
async function changedIn({ judge }: ImportTransaction, shown: readonly JudgedLine[]): Promise<number[]> {
  const now = await judge(shown)
  return shown.flatMap((line, at) => {
    const other = now[at]
    return other && doneBy(other) === doneBy(line) ? [] : [line.zeile]
  })
}

function stale(zeilen: readonly number[]) {
  const named = zeilen.slice(0, NAMED).map(String)
  const data = { zeilen: [...named, ...(zeilen.length > NAMED ? ['…'] : [])], anzahl: zeilen.length }
  return refuse({ status: 409, code: 'einfuhr.veraltet', data })
}

/** Does the lines part by part, or finds those that have changed; then nothing is done. */
async function applyLines(call: Call, id: string, taking: ImportTransaction): Promise<readonly number[]> {
  const changed: number[] = []
  for await (const batch of batchesOf(call, id)) {
    changed.push(...(await changedIn(taking, batch)))
    if (changed.length === 0) changed.push(...(await taking.save(batch)))
  }
  return changed
}

type Wishes = z.output<typeof einfuhrApplySchema>

/** A wish that files of this kind do not have. */
function refuseWishes({ mostInvited, tells }: EinfuhrArt, { einladen, benachrichtigen }: Wishes) {
  const felder = [
    ...(einladen && mostInvited === undefined ? ['einladen'] : []),
    ...(benachrichtigen && !tells ? ['benachrichtigen'] : []),
  ]
  const issues = felder.map((field) => ({ code: 'feld.unbekannt', field, data: { felder } }) as const)
  return issues.length > 0 ? refuse({ status: 422, code: 'anfrage.ungueltig', issues }) : null
}

function refuseInvitations({ mostInvited = 0 }: EinfuhrArt, neu: number) {
  return neu > mostInvited
    ? refuse({ status: 422, code: 'einfuhr.zuVieleEinladungen', data: { max: mostInvited } })
    : null
}

/**
 * Does what the preview of a file has shown, all of it or nothing; what was refused is left out. A file that was taken over is answered as it
 * is, so that asking twice does it once.
 */
export async function applyEinfuhr(call: Call, art: EinfuhrName, id: string, wishes: Wishes) {
  const { tx, now } = call
  const kind = findArt(call, art)
  const found = await readOwn(call, { art, id })
  if (!found) return refuse({ status: 404, code: 'nichtGefunden' })
  // What it is about first, as whoever changes that by hand does; then the file.
  const taking = await kind.take(call, fileOf(call, found), wishes, () => batchesOf(call, id))
  if ('refusal' in taking) return taking
  const row = await lockOwn(call, { art, id })
  if (!row) return refuse({ status: 404, code: 'nichtGefunden' })
  const shown = presentEinfuhr(call, art, row)
  if (row.status === 'uebernommen') return { status: 200, body: shown } as const
  if (row.status !== 'bereit') return refuse({ status: 409, code: 'einfuhr.nichtBereit' })
  if (row.kodierung_unklar) return refuse({ status: 409, code: 'einfuhr.kodierungUnklar' })
  const { einladen, benachrichtigen } = wishes
  const refused = refuseWishes(kind, wishes) ?? (einladen ? refuseInvitations(kind, shown.anzahl.neu) : null)
  if (refused) return refused
  const changed = await applyLines(call, id, taking)
  if (changed.length > 0) return stale(changed)
  await taking.finish?.()
  const done = { status: 'uebernommen', inhalt: Buffer.alloc(0), beendet: now } as const
  await updateEinfuhr(tx, id, done)
  record(tx, {
    aktion: 'applyEinfuhr',
    objekt: 'einfuhr',
    objektId: id,
    nachher: {
      art,
      dateiname: row.dateiname,
      ...shown.anzahl,
      ...(kind.mostInvited && { einladen }),
      ...(kind.tells && { benachrichtigen }),
    },
  })
  await raiseStand(tx)
  return { status: 200, body: presentEinfuhr(call, art, { ...row, ...done }) } as const
}
