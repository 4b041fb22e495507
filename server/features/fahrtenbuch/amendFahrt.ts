import type { Amendment } from '@platzwart/domain/fahrtenbuch/amend'
import type { Stand } from '@platzwart/domain/fahrtenbuch/fold'
import type { EintragArt } from '@platzwart/domain/fahrtenbuch/types'
import type { Result } from '@platzwart/domain/result'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { insertEintrag, lockHead } from './chainEintrag.ts'
import { readFirst, readStands } from './queries.ts'
import { showStand } from './showStand.ts'

interface Verb {
  /** As the audit trail names it. */
  readonly aktion: string
  readonly art: Extract<EintragArt, 'nachtrag' | 'korrektur'>
  readonly grund: string
  /** To everybody else the trip does not exist. */
  readonly may: (stand: Stand) => boolean | Promise<boolean>
  readonly decide: (stand: Stand) => Promise<Result<Amendment>>
  /** What goes with it. */
  readonly also?: (stand: Stand, amendment: Amendment) => Promise<void>
}

/** Writes a row about a trip behind the newest of its vehicle: locked, decided by the domain, chained, recorded. */
export async function amendFahrt(call: Call, id: string, verb: Verb) {
  const { tx, person, now } = call
  const erster = await readFirst(tx, id)
  if (!erster) return refuse({ status: 404, code: 'nichtGefunden' })
  const { fahrzeugId, nummer } = erster
  const [head, [stand]] = await Promise.all([lockHead(tx, fahrzeugId), readStands(tx, fahrzeugId, [nummer])])
  if (!head || !stand || !(await verb.may(stand))) return refuse({ status: 404, code: 'nichtGefunden' })
  const decision = await verb.decide(stand)
  if (!decision.ok) {
    const code = decision.issues[0]?.code ?? 'anfrage.ungueltig'
    const status = code === 'fahrtenbuch.ueberholt' ? 409 : 422
    return refuse({ status, code, issues: decision.issues })
  }
  const { werte, verspaetet } = decision.value
  const { fahrtart, abfahrt, ankunft, kmStart, kmEnde, zielort, zweck, zielperson, umweg } = werte
  await insertEintrag(
    tx,
    head,
    {
      fahrtart,
      abfahrt,
      ankunft,
      kmStart,
      kmEnde,
      zielort,
      zweck,
      zielperson,
      umweg,
      verspaetet,
      id: uuidv7(),
      fahrzeugId,
      art: verb.art,
      bezugNummer: nummer,
      buchungId: erster.buchungId,
      fahrerId: erster.fahrerId,
      fahrerName: erster.fahrerName,
      grund: verb.grund,
      erfasstVon: person.id,
      erfasst: now,
    },
    verb.aktion,
  )
  await verb.also?.(stand, decision.value)
  return { status: 200, body: await showStand(call, fahrzeugId, nummer) } as const
}
