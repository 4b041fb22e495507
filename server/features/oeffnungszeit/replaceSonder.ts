import type { sonderoeffnungszeitSaveSchema } from '@platzwart/contract/leseraum'
import { issue } from '@platzwart/domain/issue'
import { doubledIn } from '@platzwart/domain/oeffnungszeit/doubled'
import { parseSonderstatus, type Sonderstatus } from '@platzwart/domain/oeffnungszeit/types'
import { hoursIssues, savedUnterbrechungen } from '@platzwart/domain/oeffnungszeit/unterbrechungen'
import { tagOf } from '@platzwart/domain/time/zone'
import type { z } from 'zod'
import { build } from '../../platform/database/sql.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { lockTimes } from '../grundriss/lockPlan.ts'
import type { Zeiten } from '../grundriss/queries.ts'
import { minuteSpans } from '../grundriss/showUnterbrechungen.ts'
import { replaceTimes } from './replaceTimes.ts'

export type Specials = z.output<typeof sonderoeffnungszeitSaveSchema>[]

function specialIssues(specials: Specials) {
  return specials.flatMap((zeit, i) => [
    ...(zeit.gueltigVon > zeit.gueltigBis
      ? [issue('zeitraum.startNichtVorEnde', {}, { field: `${i}.gueltigBis` })]
      : []),
    ...hoursIssues(zeit).map((one) => ({ ...one, field: `${i}.${one.field}` })),
  ])
}

/** 'Status {x} unbekannt', for each entry that has one. */
function statusIssues(specials: Specials) {
  return specials.flatMap(({ status }, i) => {
    const parsed = parseSonderstatus(status)
    return parsed.ok ? [] : parsed.issues.map((one) => ({ ...one, field: `${i}.status` }))
  })
}

/** Why special opening times cannot be saved; null when they can. */
export function refuseSonder(specials: Specials) {
  const unknown = statusIssues(specials)
  if (unknown.length > 0) return refuse({ status: 422, code: 'status.unbekannt', issues: unknown })
  const issues = specialIssues(specials)
  return issues.length > 0 ? refuse({ status: 422, code: 'anfrage.ungueltig', issues }) : null
}

/** Why they cannot take the place of those that stand there: of a day two of them would say two things. */
export function refuseDoubled({ now, konfiguration }: Call, specials: Specials, { sonder }: Zeiten) {
  const before = sonder.map(({ id, status, gueltig_von, gueltig_bis }) => ({
    id,
    status,
    gueltigVon: gueltig_von.toString(),
    gueltigBis: gueltig_bis.toString(),
  }))
  const heute = tagOf(now, konfiguration.mandant.zone).toString()
  const issues = doubledIn(specials, before, heute).map(({ place, tag }) =>
    issue('sonderoeffnungszeit.doppelt', { tag }, { field: `${place}.gueltigVon` }),
  )
  return issues.length > 0 ? refuse({ status: 422, code: 'anfrage.ungueltig', issues }) : null
}

/**
 * An entry that stood there before goes on under its id, so that whoever has it open finds it again; each other one gets its own, behind those and in
 * the order of the list, because they are read by it.
 */
function idsOf(specials: Specials, { sonder }: Zeiten): string[] {
  const known = new Set(sonder.map(({ id }) => id))
  const kept = specials.map(({ id }) => (id !== undefined && known.delete(id.toLowerCase()) ? id : null))
  const made = kept.filter((id) => id === null).map(() => uuidv7())
  const inOrder = made.toSorted().values()
  return kept.map((id) => id ?? inOrder.next().value ?? uuidv7())
}

/** As they are saved: who does not know of breaks leaves those that stand there. */
function withKeptBreaks(specials: Specials, { sonder }: Zeiten): Specials {
  const known = new Map(sonder.map((one) => [one.id, one]))
  return specials.map((one) => ({
    ...one,
    unterbrechungen: savedUnterbrechungen(one, known.get(one.id?.toLowerCase() ?? '')),
  }))
}

/** In the order in which they are read once they are saved: where they overlap, the last one decides. */
export function asSaved(specials: Specials, there: Zeiten): Specials {
  const ids = idsOf(specials, there)
  return withKeptBreaks(specials, there)
    .map((zeit, i) => ({ zeit, place: `${zeit.gueltigVon} ${ids[i]?.toLowerCase()}` }))
    .toSorted((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ zeit }) => zeit)
}

/** Replaces a plan's special opening times as a set (K2). */
export async function replaceSonderoeffnungszeiten(
  call: Call,
  grundrissId: string,
  _: number,
  specials: Specials,
) {
  const before = await lockTimes(call, grundrissId)
  if ('refusal' in before) return before
  const refused = refuseSonder(specials) ?? refuseDoubled(call, specials, before)
  return refused ?? putSonder(call, grundrissId, specials, before)
}

/** The same with those that stood there once, or were judged already. */
export async function writeSonderoeffnungszeiten(call: Call, grundrissId: string, specials: Specials) {
  const before = await lockTimes(call, grundrissId)
  if ('refusal' in before) return before
  return refuseSonder(specials) ?? putSonder(call, grundrissId, specials, before)
}

async function putSonder(call: Call, grundrissId: string, asked: Specials, before: Zeiten) {
  const { tx } = call
  const specials = withKeptBreaks(asked, before)
  const ids = idsOf(specials, before)
  await tx.run(
    build
      .deleteFrom('sonderoeffnungszeit')
      .where('sonderoeffnungszeit.mandant_id', '=', tx.scope.mandantId)
      .where('grundriss_id', '=', grundrissId),
  )
  if (specials.length > 0) {
    await tx.run(
      build.insertInto('sonderoeffnungszeit').values(
        specials.map((zeit, i) => ({
          mandant_id: tx.scope.mandantId,
          id: ids[i] ?? uuidv7(),
          grundriss_id: grundrissId,
          gueltig_von: Temporal.PlainDate.from(zeit.gueltigVon),
          gueltig_bis: Temporal.PlainDate.from(zeit.gueltigBis),
          von: zeit.von,
          bis: zeit.bis,
          status: zeit.status as Sonderstatus,
          unterbrechungen: minuteSpans(zeit.unterbrechungen ?? []),
          grund: zeit.grund,
          grund_en: zeit.grundEn,
        })),
      ),
    )
  }
  return replaceTimes(call, grundrissId, {
    aktion: 'replaceSonderoeffnungszeiten',
    vorher: before.sonder,
    nachher: specials,
  })
}
