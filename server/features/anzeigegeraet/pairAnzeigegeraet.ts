import type { anzeigegeraetPairSchema } from '@platzwart/contract/anzeigegeraet'
import { ANZEIGEGERAET_NAME_MAX, parseKopplungscode } from '@platzwart/domain/anzeigegeraet/kopplungscode'
import { hasModul } from '@platzwart/domain/mandant/module'
import type { z } from 'zod'
import type { AnzeigegeraetArt } from '../../platform/anzeigegeraetArt.ts'
import { record } from '../../platform/database/record.ts'
import { ready } from '../../platform/database/tx.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { attemptKey, returnAttempt, takePatiently } from '../../platform/sitzung/attempts.ts'
import { codePruefwert, WRONG_CODES } from './kopplung.ts'
import { type AnzeigegeraetRow, showAnzeigegeraete } from './queries.ts'

interface Redeemed {
  readonly id: string
  readonly art: string
  readonly ziel: string
  readonly pruefwert: string
  readonly bis: Temporal.Instant
  readonly benutzt: boolean
}

const REDEEM = 'select id, art, ziel, pruefwert, bis, benutzt from auth.redeem_kopplung($1)'

const insertInto = (column: AnzeigegeraetArt['column']) => `
  insert into anzeigegeraet (mandant_id, id, art, ${column}, name, pruefwert, gekoppelt)
  values ($1, $2, $3, $4, $5, $6, $7) returning id, art, ziel, name, gekoppelt, kontakt, fassung, version`

const wrong = (code: 'kopplung.codeForm' | 'kopplung.codeFalsch') =>
  refuse({ status: 422, code, issues: [{ code, field: 'code', data: {} }] })

/**
 * Takes the screen that shows a code into the house. Every try counts before it is made, and that of a right code is given back: five wrong ones
 * keep the house waiting until no code is left that was there.
 */
export async function pairAnzeigegeraet(
  call: Call,
  { code: typed, name }: z.output<typeof anzeigegeraetPairSchema>,
) {
  const { tx, deps, now } = call
  const { mandantId } = tx.scope
  const code = parseKopplungscode(typed)
  if (code === null) return wrong('kopplung.codeForm')
  const key = attemptKey('kopplung-code', mandantId)
  const attempt = await takePatiently(deps.authPool, key, WRONG_CODES, now)
  if (!attempt.allowed) {
    const minuten = Math.ceil(attempt.retryAfter / 60)
    const headers = { 'retry-after': String(attempt.retryAfter) }
    return refuse({ status: 429, code: 'kopplung.zuViele', data: { minuten }, headers })
  }
  const found = await tx.first(ready<Redeemed>(REDEEM, codePruefwert(deps.secret, code)))
  if (!found || Temporal.Instant.compare(found.bis, now) <= 0) return wrong('kopplung.codeFalsch')
  if (found.benutzt) {
    await returnAttempt(deps.authPool, key)
    return refuse({ status: 409, code: 'kopplung.benutzt' })
  }
  const kind = call.deps.anzeigegeraete.find((one) => one.art === found.art && isOn(call, one))
  const ziel = (await kind?.readTargets(call, [found.ziel]))?.get(found.ziel)
  // A screen of another house: what it is to show is not here.
  if (kind === undefined || ziel === undefined) return wrong('kopplung.codeFalsch')
  const called = (name || ziel.name).slice(0, ANZEIGEGERAET_NAME_MAX)
  const { id, art, pruefwert } = found
  const values = [mandantId, id, art, found.ziel, called, pruefwert, now.toString()]
  const row = await tx.first(ready<AnzeigegeraetRow>(insertInto(kind.column), ...values))
  if (!row) throw new Error('a screen that was inserted is there')
  record(tx, {
    aktion: 'pairAnzeigegeraet',
    objekt: 'anzeigegeraet',
    objektId: id,
    nachher: { name: called, platz: ziel.name },
  })
  await returnAttempt(deps.authPool, key)
  const [body] = await showAnzeigegeraete(call, [row])
  if (!body) throw new Error('a screen that was inserted is shown')
  return { status: 201, body, version: row.version } as const
}

const isOn = ({ konfiguration }: Call, { modul }: Call['deps']['anzeigegeraete'][number]) =>
  hasModul(konfiguration.mandant.module, modul)
