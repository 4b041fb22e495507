import { hash } from 'node:crypto'
import type { Grundrissdatei, GrundrissImport } from '@platzwart/contract/leseraum/grundrissdatei'
import type { Berechtigung } from '@platzwart/domain/berechtigung/names'
import type { Context } from 'hono'
import { record } from '../../platform/database/record.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { type Call, isRefusal, refuse, runVerb } from '../../platform/http/endpoint.ts'
import type { AppEnv } from '../../platform/http/env.ts'
import type { Frame } from '../../platform/http/frame.ts'
import type { Policy } from '../../platform/http/policy.ts'
import type { CodedIssue, Refusal } from '../../platform/http/problem.ts'
import { receiveParts } from '../datei/receiveBytes.ts'
import { lockGrundriss, readAusstattungen } from '../grundriss/queries.ts'
import { type Drawn, drawBild, keepBild, partsOf } from '../grundriss/receiveBild.ts'
import { saveGrundriss } from '../grundriss/saveGrundriss.ts'
import { setBild } from '../grundriss/setBild.ts'
import { createLeseraeume } from '../leseraum/pflege/createLeseraeume.ts'
import { saveAusstattung } from '../leseraum/pflege/saveAusstattung.ts'
import { replaceOeffnungszeiten } from '../oeffnungszeit/replace.ts'
import { replaceSonderoeffnungszeiten } from '../oeffnungszeit/replaceSonder.ts'

type Answer = { readonly refusal: Refusal } | { readonly status: number }

/** What was drawn of the file's picture, and where its bytes are stored. */
interface Brought {
  readonly drawn: Pick<Drawn, 'sizes' | 'tiles' | 'pages'>
  readonly keys: readonly string[]
}

/** A file with a picture is received as an upload is: asked first, then drawn anew in turn and stored, then all of it recorded as one. */
export function receiveGrundriss({ deps }: Frame, policy: Policy) {
  return async (c: Context<AppEnv>, asked: GrundrissImport): Promise<Response> => {
    const { bild } = asked.datei
    if (bild === undefined) return runVerb(deps, policy, c, (call) => importGrundriss(call, asked, null))
    const herkunft = hash('sha256', await c.req.text())
    return receiveParts(
      deps,
      policy,
      c,
      {
        bucket: 'grundrisse',
        field: 'datei.bild.daten',
        read: async (_, benutzerId) => ({ ...(await drawBild(requestOf(bild.daten), benutzerId)), herkunft }),
        parts: (drawn) => partsOf(drawn),
      },
      {
        refuseFirst: async (call) => refuseRights(call, asked.datei),
        keep: (call, drawn, keys) => importGrundriss(call, asked, { drawn, keys }),
      },
    )
  }
}

/** Bytes as an upload brings them. */
const requestOf = (daten: string) =>
  new Request('http://datei.invalid', { method: 'POST', body: Buffer.from(daten, 'base64') })

/**
 * A new floor plan of a file (docs/decisions/floor-plans.md). Each part of it is saved by the verb that saves it otherwise, with its rules and its row of the
 * trail, and refused under its name in the file; a refusal of one takes all of it back. Who may make plans and not their seats, or not their
 * times, brings a file that has none.
 */
async function importGrundriss(
  call: Call,
  { standortId, bezeichnung, datei }: GrundrissImport,
  brought: Brought | null,
) {
  const refused = refuseRights(call, datei)
  if (refused) return refused
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
  const shown = brought && (await putBild(call, id, datei, brought))
  if (shown) return shown
  record(call.tx, {
    aktion: 'importGrundriss',
    objekt: 'grundriss',
    objektId: id,
    nachher: { bezeichnung: plan.bezeichnung, leseraeume: datei.leseraeume.length, bild: brought !== null },
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

function refuseRights(call: Call, datei: Grundrissdatei) {
  const rechte = missingRights(call, datei)
  return rechte.length > 0 ? refuse({ status: 403, code: 'recht.fehlt', data: { rechte } }) : null
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

/** Null when the plan has its picture. */
async function putBild(call: Call, id: string, { bild }: Grundrissdatei, { drawn, keys }: Brought) {
  if (bild === undefined) return null
  const kept = await keepBild(call, id, drawn, keys)
  if (isRefusal(kept)) return kept
  const { daten: _, ...lage } = bild
  const shown = await setBild(await asRead(call, id), id, {
    bild: { ...lage, id: kept.body.id },
    passend: false,
  })
  return isRefusal(shown) ? under(shown, (field) => `datei.${field}`) : null
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
