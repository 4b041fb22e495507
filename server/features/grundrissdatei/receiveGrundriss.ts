import type { Grundrissdatei, GrundrissImport } from '@platzwart/contract/grundrissdatei'
import type { Berechtigung } from '@platzwart/domain/berechtigung/names'
import { record } from '../../platform/database/record.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { type Call, isRefusal, refuse } from '../../platform/http/endpoint.ts'
import type { CodedIssue, Refusal } from '../../platform/http/problem.ts'
import { lockGrundriss, readAusstattungen } from '../grundriss/queries.ts'
import { saveGrundriss } from '../grundriss/saveGrundriss.ts'
import { createLeseraeume } from '../leseraum/pflege/createLeseraeume.ts'
import { saveAusstattung } from '../leseraum/pflege/saveAusstattung.ts'
import { replaceOeffnungszeiten } from '../oeffnungszeit/replace.ts'
import { replaceSonderoeffnungszeiten } from '../oeffnungszeit/replaceSonder.ts'

type Answer = { readonly refusal: Refusal } | { readonly status: number }

/**
 * A new floor plan of a file (decision 222). Each part of it is saved by the verb that saves it otherwise, with its rules and its row of the
 * trail, and refused under its name in the file; a refusal of one takes all of it back. Who may make plans and not their seats, or not their
 * times, brings a file that has none.
 */
export async function importGrundriss(call: Call, { standortId, bezeichnung, datei }: GrundrissImport) {
  const missing = missingRights(call, datei)
  if (missing.length > 0) return refuse({ status: 403, code: 'recht.fehlt', data: { rechte: missing } })
  const id = uuidv7(call.now.epochMilliseconds)
  const { grundriss } = datei
  const plan = { ...grundriss, bezeichnung: bezeichnung ?? grundriss.bezeichnung, standortId }
  const saved = await saveGrundriss(unread(call), id, plan)
  if (isRefusal(saved))
    return under(saved, (field) => (field === 'standortId' ? field : `datei.grundriss.${field}`))
  const seated = await putSeats(call, id, datei)
  if (seated !== null && isRefusal(seated)) return under(seated, (field) => `datei.${field}`)
  const timed = await putTimes(call, id, datei)
  if (timed) return timed
  record(call.tx, {
    aktion: 'importGrundriss',
    objekt: 'grundriss',
    objektId: id,
    nachher: { bezeichnung: plan.bezeichnung, leseraeume: datei.leseraeume.length },
  })
  const { body } = saved
  const made = await lockGrundriss(call.tx, id)
  const version = made?.version ?? body.version
  const { plaetze = 0, gruppenraeume = 0 } = made ?? {}
  return { status: 201, body: { ...body, plaetze, gruppenraeume, version }, version } as const
}

/** What of the house is changed beside its plans. */
function missingRights({ person }: Call, datei: Grundrissdatei): Berechtigung[] {
  const times = datei.oeffnungszeiten.length + datei.sonderoeffnungszeiten.length
  const needed: Berechtigung[] = [
    ...(datei.leseraeume.length > 0 ? (['ausstattungs_pflege'] as const) : []),
    ...(times > 0 ? (['oeffnungszeiten_pflege'] as const) : []),
  ]
  return needed.filter((name) => !person.berechtigungen.has(name))
}

/** As whoever makes something new, which nobody has read. */
const unread = (call: Call): Call => ({ ...call, ifMatch: undefined })
/** As whoever has read the plan at this moment. */
const asRead = async (call: Call, id: string): Promise<Call> => {
  const plan = await lockGrundriss(call.tx, id)
  return { ...call, ifMatch: `"${plan?.version ?? 0}"` }
}

/** The same refusal, with the names that its fields have in the file. */
function under({ refusal }: { readonly refusal: Refusal }, nameOf: (field: string) => string) {
  const issues = refusal.issues?.map(
    (issue): CodedIssue => (issue.field === undefined ? issue : { ...issue, field: nameOf(issue.field) }),
  )
  return refuse({ ...refusal, ...(issues && { issues }) })
}

async function putSeats(call: Call, id: string, { leseraeume }: Grundrissdatei): Promise<Answer | null> {
  if (leseraeume.length === 0) return null
  const kinds = new Map((await readAusstattungen(call.tx)).map((kind) => [kind.name, kind.id]))
  const names = new Set(leseraeume.flatMap(({ ausstattung }) => ausstattung.map(({ name }) => name)))
  for (const name of names) {
    if (kinds.has(name)) continue
    const kind = uuidv7()
    const made = await saveAusstattung(unread(call), kind, { name })
    if (isRefusal(made)) return made
    kinds.set(name, kind)
  }
  const seats = leseraeume.map(({ ausstattung, ...seat }) => ({
    ...seat,
    ausstattung: ausstattung.map(({ name, anzahl }) => ({ id: kinds.get(name) ?? '', anzahl })),
  }))
  return createLeseraeume(await asRead(call, id), id, { leseraeume: seats, tische: [] })
}

/** Null when the plan has its times. */
async function putTimes(call: Call, id: string, { oeffnungszeiten, sonderoeffnungszeiten }: Grundrissdatei) {
  const steps = [
    ['oeffnungszeiten', oeffnungszeiten, replaceOeffnungszeiten],
    ['sonderoeffnungszeiten', sonderoeffnungszeiten, replaceSonderoeffnungszeiten],
  ] as const
  for (const [part, times, replace] of steps) {
    if (times.length === 0) continue
    const done: Answer = await replace(await asRead(call, id), id, 0, times as never)
    if (isRefusal(done)) return under(done, (field) => `datei.${part}.${field}`)
  }
  return null
}
