import type { anmeldedienstUpdateSchema } from '@platzwart/contract/anmeldedienst'
import { issuerOf } from '@platzwart/domain/anmeldedienst/aussteller'
import type { z } from 'zod'
import { record } from '../../platform/database/record.ts'
import { ready } from '../../platform/database/tx.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { lockRechte } from '../berechtigung/lockRechte.ts'
import { readRechteOfGruppen, readRechteOfRollen } from '../berechtigung/readRollen.ts'
import { refuseGrant } from '../berechtigung/refuseGrant.ts'
import { keepDienstSecret } from '../sitzung/dienst/queries.ts'
import { hasPassword } from '../sitzung/queries.ts'
import { hasFactor } from '../sitzung/zweitfaktor/queries.ts'
import { taken, wrongIssuer } from './createAnmeldedienst.ts'
import { presentDienst } from './present.ts'
import { type DienstRow, lockDienst } from './queries.ts'

type Wish = z.output<typeof anmeldedienstUpdateSchema>

const UPDATE = `
  update anmeldedienst set name = $3, aussteller = $4, client_id = $5, geheimnis = coalesce($6, geheimnis), bereiche = $7, gruppen_angabe = $8,
    zutritt = $9, zutritt_gruppe = $10, zuordnung = $11::jsonb, aktiv = $12, pflicht = $13, notfall_id = $14, version = version + 1
  where mandant_id = $1 and id = $2`

const SAME =
  'select id from anmeldedienst where mandant_id = $1 and id <> $2 and aussteller = $3 and client_id = $4'
const USED =
  'select id from identitaet where mandant_id = $1 and anmeldedienst_id = $2 and zuletzt is not null limit 1'

/** Nobody maps a group to what they could not grant themselves. */
async function refuseMapping(
  call: Call,
  wish: Wish,
  before: DienstRow,
  own: Parameters<typeof refuseGrant>[2],
) {
  const isNew = ({ wert, gruppeId, rolleId }: Wish['zuordnung'][number]) =>
    before.zuordnung.every((one) => one.wert !== wert || one.gruppeId !== gruppeId || one.rolleId !== rolleId)
  // What is open to more people, or asked of another service, is granted anew.
  const widened = before.aussteller !== wish.aussteller || before.gruppen_angabe !== wish.gruppenAngabe
  const added = widened ? wish.zuordnung : wish.zuordnung.filter(isNew)
  const granted = [
    ...(await readRechteOfGruppen(
      call.tx,
      added.flatMap(({ gruppeId }) => gruppeId ?? []),
    )),
    ...(await readRechteOfRollen(
      call.tx,
      added.flatMap(({ rolleId }) => rolleId ?? []),
    )),
  ]
  return refuseGrant(call, granted, own)
}

/** Whoever shuts the other ways is let in by their own one when the service is down, and somebody has come in by the service before. */
async function refuseRequirement({ tx, deps, person }: Call, { id, pflicht }: DienstRow, wish: Wish) {
  if (!wish.pflicht || pflicht) return null
  if (!wish.aktiv) return refuse({ status: 422, code: 'anmeldedienst.pflichtAus' })
  if ((await tx.first(ready<{ id: string }>(USED, tx.scope.mandantId, id))) === undefined)
    return refuse({ status: 409, code: 'anmeldedienst.pflichtUngeprueft' })
  const [password, factor] = await Promise.all([
    hasPassword(deps.authPool, person.anmeldungId),
    hasFactor(deps.authPool, person.anmeldungId),
  ])
  return password && factor ? null : refuse({ status: 409, code: 'anmeldedienst.notfallOhneFaktor' })
}

/** Changes a service. */
export async function updateAnmeldedienst(call: Call, id: string, version: number, asked: Wish) {
  const { tx, deps, person } = call
  const { own } = await lockRechte(call, 'berechtigungs_pflege')
  const row = await lockDienst(tx, id)
  if (!row) return refuse({ status: 404, code: 'nichtGefunden' })
  if (row.version !== version)
    return refuse({
      status: 412,
      code: 'anfrage.versionVeraltet',
      current: await presentDienst(call, row),
      objektId: id,
    })
  const aussteller = issuerOf(asked.aussteller)
  if (aussteller === null) return wrongIssuer()
  const wish = { ...asked, aussteller, pflicht: asked.pflicht && asked.aktiv }
  if (wish.zutritt === 'gruppe' && (wish.zutrittGruppe === null || wish.gruppenAngabe === null))
    return refuse({
      status: 422,
      code: 'anfrage.ungueltig',
      issues: [
        {
          code: 'feld.fehlt',
          field: wish.gruppenAngabe === null ? 'gruppenAngabe' : 'zutrittGruppe',
          data: {},
        },
      ],
    })
  const { mandantId } = tx.scope
  if (await tx.first(ready<{ id: string }>(SAME, mandantId, id, aussteller, wish.clientId))) return taken()
  const refused = (await refuseMapping(call, wish, row, own)) ?? (await refuseRequirement(call, row, wish))
  if (refused) return refused
  const geheimnis =
    wish.geheimnis === undefined ? null : await keepDienstSecret(deps.secret, id, wish.geheimnis)
  const notfall = wish.pflicht ? (row.pflicht ? row.notfall_id : person.id) : null
  await tx.run(
    ready(
      UPDATE,
      mandantId,
      id,
      wish.name,
      aussteller,
      wish.clientId,
      geheimnis,
      wish.bereiche,
      wish.gruppenAngabe,
      wish.zutritt,
      wish.zutrittGruppe,
      JSON.stringify(wish.zuordnung),
      wish.aktiv,
      wish.pflicht,
      notfall,
    ),
  )
  record(tx, {
    aktion: 'updateAnmeldedienst',
    objekt: 'anmeldedienst',
    objektId: id,
    vorher: tracedOf({
      name: row.name,
      aussteller: row.aussteller,
      zutritt: row.zutritt,
      aktiv: row.aktiv,
      pflicht: row.pflicht,
    }),
    nachher: tracedOf(wish),
  })
  const saved = await lockDienst(tx, id)
  if (!saved) throw new Error('a service that was changed is there')
  const body = await presentDienst(call, saved)
  return { status: 200, body, version: body.version } as const
}

/** What the trail says of it; a secret never. */
const tracedOf = ({
  name,
  aussteller,
  zutritt,
  aktiv,
  pflicht,
}: Pick<Wish, 'name' | 'aussteller' | 'zutritt' | 'aktiv' | 'pflicht'>) => ({
  name,
  aussteller,
  zutritt,
  aktiv,
  pflicht,
})
