import { address } from '@platzwart/contract/operation'
import * as people from '@platzwart/contract/operations/benutzer'
import * as wire from '@platzwart/contract/operations/berechtigung'
import { describe, expect, it } from 'vitest'
import { fremd, haus, hausSuite, leseraeume } from '../../testing/suites/haus.ts'
import { as, gruppe, one, person, rolle, shown } from '../../testing/suites/people.ts'

hausSuite(undefined, { fremd: true, anew: true })

const NONE = { gruppenIds: [], rollenIds: [], berechtigungen: [] }
const grant = (id: string, rechte: object, version = 1, who = haus.leitung) =>
  as(who, one(people.changeRechte, id), { method: 'PUT', body: { ...NONE, ...rechte }, version })
const out = (id: string, version = 1, who = haus.leitung) =>
  as(who, one(people.deactivateBenutzer, id), { method: 'POST', body: {}, version })

describe('granting', () => {
  it('says of each permission by which ways somebody has it', async () => {
    const rolleId = await rolle('fahrzeug_buchen')
    const gruppeId = await gruppe(rolleId)
    const rechte = { gruppenIds: [gruppeId], rollenIds: [rolleId], berechtigungen: ['fahrzeug_buchen'] }
    expect((await grant(haus.anna.id, rechte)).status).toBe(200)
    const anna = await shown(haus.leitung, haus.anna.id)
    expect(anna.wirksam).toEqual([
      {
        berechtigung: 'fahrzeug_buchen',
        durch: [
          { gruppe: null, rolle: null },
          { gruppe: null, rolle: { id: rolleId, name: expect.any(String) } },
          {
            gruppe: { id: gruppeId, name: expect.any(String) },
            rolle: { id: rolleId, name: expect.any(String) },
          },
        ],
      },
    ])
    const holders = () => as(haus.leitung, address(wire.listHolders, { berechtigung: 'fahrzeug_buchen' }))
    expect((await holders()).json.items).toMatchObject([
      { id: haus.anna.id, einladung: 'keine', durch: anna.wirksam[0]?.durch },
      { id: haus.leitung.id },
    ])
    await leseraeume.rows(
      "update benutzer set einladung_bis = '2020-01-01' where mandant_id = $1 and id = $2",
      [haus.id, haus.anna.id],
    )
    expect((await holders()).json.items).toMatchObject([{ einladung: 'abgelaufen' }, { einladung: 'keine' }])
  })

  it.each([
    'directly',
    'by a role',
    'by a group',
    'by a new role',
    'by more in a role',
    'by a role of a group',
  ])('is refused %s for what one does not hold', async (way) => {
    const vergeber = await person('berechtigungs_pflege', 'benutzer_pflegen')
    const mehr = await rolle('objekt_pflege')
    const leer = await rolle()
    const gruppeMehr = await gruppe(mehr)
    const gruppeLeer = await gruppe()
    const berechtigungen = ['objekt_pflege']
    const ways = {
      directly: () => grant(haus.anna.id, { berechtigungen }, 1, vergeber),
      'by a role': () => grant(haus.anna.id, { rollenIds: [mehr] }, 1, vergeber),
      'by a group': () => grant(haus.anna.id, { gruppenIds: [gruppeMehr] }, 1, vergeber),
      'by a new role': () => as(vergeber, wire.createRolle.path, { body: { name: 'Neu', berechtigungen } }),
      'by more in a role': () =>
        as(vergeber, one(wire.updateRolle, leer), { method: 'PATCH', body: { berechtigungen }, version: 1 }),
      'by a role of a group': () =>
        as(vergeber, one(wire.updateGruppe, gruppeLeer), {
          method: 'PATCH',
          body: { rollenIds: [mehr] },
          version: 1,
        }),
    }
    const answer = await ways[way as keyof typeof ways]()
    expect([answer.status, answer.json.code]).toEqual([403, 'benutzer.nichtGehalten'])
    expect((await shown(haus.leitung, haus.anna.id)).wirksam).toEqual([])
  })

  it('leaves what stays as it is, though one does not hold it', async () => {
    const vergeber = await person('berechtigungs_pflege')
    const mehr = await rolle('objekt_pflege')
    await as(haus.leitung, one(wire.updateRolle, mehr), {
      method: 'PATCH',
      body: { name: 'Mehr' },
      version: 1,
    })
    const renamed = await as(vergeber, one(wire.updateRolle, mehr), {
      method: 'PATCH',
      body: { name: 'Viel' },
      version: 2,
    })
    expect([renamed.status, renamed.json.berechtigungen]).toEqual([200, ['objekt_pflege']])
  })

  it('needs the permission to grant, not that to maintain people', async () => {
    const pfleger = await person('benutzer_pflegen')
    expect((await grant(haus.anna.id, {}, 1, pfleger)).status).toBe(403)
    expect(
      (await as(pfleger, wire.createRolle.path, { body: { name: 'Neu', berechtigungen: [] } })).status,
    ).toBe(403)
  })

  it('knows no group, role or person of another house', async () => {
    const mine = await rolle()
    const theirs = fremd.id
    expect((await grant(haus.anna.id, { rollenIds: [theirs] })).status).toBe(404)
    expect((await grant(fremd.anna.id, { rollenIds: [mine] })).status).toBe(404)
    const link = address(people.addRolleToBenutzer, { id: fremd.anna.id, rolleId: mine })
    expect((await as(haus.leitung, link, { method: 'PUT' })).status).toBe(404)
    expect(
      (await as(fremd.leitung, one(wire.deleteRolle, mine), { method: 'DELETE', version: 1 })).status,
    ).toBe(401)
    expect(await leseraeume.rows('select id from rolle where id = $1', [mine])).toHaveLength(1)
  })

  it('deletes a group with what was set for it, which the trail keeps', async () => {
    const gruppeId = await gruppe()
    await leseraeume.rows(
      `insert into einstellung_wert (mandant_id, id, option_name, wert, gruppe_id)
       values ($1, gen_random_uuid(), 'leseraum.tageImVoraus', '14', $2)`,
      [haus.id, gruppeId],
    )
    const gone = await as(haus.leitung, one(wire.deleteGruppe, gruppeId), { method: 'DELETE', version: 1 })
    expect(gone.status).toBe(204)
    const kept = await leseraeume.rows(
      "select vorher from protokoll where aktion = 'deleteGruppe' and objekt_id = $1",
      [gruppeId],
    )
    const einstellungen = [{ name: 'leseraum.tageImVoraus', wert: '14' }]
    expect(kept).toMatchObject([{ vorher: { einstellungen } }])
    expect(await leseraeume.rows('select 1 from einstellung_wert where gruppe_id = $1', [gruppeId])).toEqual(
      [],
    )
  })

  it('gives and takes one link at a time, as often as one likes', async () => {
    const rolleId = await rolle('fahrzeug_buchen')
    const gruppeId = await gruppe(rolleId)
    const links = [
      [address(people.addRolleToBenutzer, { id: haus.anna.id, rolleId }), 1],
      [address(people.addGruppeToBenutzer, { id: haus.anna.id, gruppeId }), 2],
    ] as const
    for (const [path] of [...links, ...links])
      expect((await as(haus.leitung, path, { method: 'PUT' })).status).toBe(204)
    expect((await shown(haus.leitung, haus.anna.id)).wirksam[0]?.durch).toHaveLength(2)
    for (const [path] of [...links, ...links])
      expect((await as(haus.leitung, path, { method: 'DELETE' })).status).toBe(204)
    expect((await shown(haus.leitung, haus.anna.id)).wirksam).toEqual([])
  })
})

describe('the last who can help the house', () => {
  const RECHTE = ['benutzer_pflegen', 'berechtigungs_pflege', 'protokoll_einsicht'] as const

  it.each([
    'their permissions',
    'their role',
    'what is in the role',
    'the role',
    'their group',
    'the role of the group',
    'the group',
  ])('keeps what they hold: %s', async (what) => {
    const rolleId = await rolle(...RECHTE)
    const gruppenRolle = await rolle(...RECHTE)
    const gruppeId = await gruppe(gruppenRolle)
    const byRole = ['their role', 'what is in the role', 'the role'].includes(what)
    const byGroup = ['their group', 'the role of the group', 'the group'].includes(what)
    const start = byRole
      ? { rollenIds: [rolleId] }
      : byGroup
        ? { gruppenIds: [gruppeId] }
        : { berechtigungen: RECHTE }
    expect((await grant(haus.leitung.id, start)).status).toBe(200)
    const patch = (path: string, body: object) =>
      as(haus.leitung, path, { method: 'PATCH', body, version: 1 })
    const drop = (path: string) => as(haus.leitung, path, { method: 'DELETE', version: 1 })
    const ways: Record<string, () => ReturnType<typeof grant>> = {
      'their permissions': () => grant(haus.leitung.id, {}, 2),
      'their role': () => drop(address(people.removeRolleFromBenutzer, { id: haus.leitung.id, rolleId })),
      'what is in the role': () =>
        patch(one(wire.updateRolle, rolleId), { berechtigungen: ['benutzer_pflegen'] }),
      'the role': () => drop(one(wire.deleteRolle, rolleId)),
      'their group': () => drop(address(people.removeGruppeFromBenutzer, { id: haus.leitung.id, gruppeId })),
      'the role of the group': () => patch(one(wire.updateGruppe, gruppeId), { rollenIds: [] }),
      'the group': () => drop(one(wire.deleteGruppe, gruppeId)),
    }
    const answer = await ways[what]?.()
    expect([answer?.status, answer?.json.code]).toEqual([409, 'benutzer.letztePerson'])
    const { wirksam, status } = await shown(haus.leitung, haus.leitung.id)
    expect([status, wirksam.map(({ berechtigung }) => berechtigung).toSorted()]).toEqual([
      'aktiv',
      [...RECHTE],
    ])
  })

  it('leaves somebody who reads what those did who grant', async () => {
    const vergeber = await person('benutzer_pflegen', 'berechtigungs_pflege')
    const rechte = { berechtigungen: ['benutzer_pflegen', 'berechtigungs_pflege'] }
    expect((await grant(haus.leitung.id, rechte, 1, vergeber)).json.code).toBe('benutzer.darfMehr')
    expect((await grant(haus.leitung.id, rechte)).json.code).toBe('benutzer.letztePerson')
    await person('protokoll_einsicht')
    expect((await grant(haus.leitung.id, rechte)).status).toBe(200)
  })

  it('is not somebody who was invited and has not come', async () => {
    const body = {
      personen: [{ email: 'spaet@haus.example', vorname: 'S', nachname: 'P' }],
      rollenIds: [await rolle(...RECHTE)],
    }
    expect((await as(haus.leitung, people.inviteBenutzer.path, { body })).status).toBe(201)
    expect((await grant(haus.leitung.id, {})).json.code).toBe('benutzer.letztePerson')
  })

  it('does not put themselves out, nor does anybody', async () => {
    await person(...RECHTE)
    const refused = await out(haus.leitung.id)
    expect([refused.status, refused.json.code]).toEqual([409, 'benutzer.selbst'])
    expect((await shown(haus.leitung, haus.leitung.id)).status).toBe('aktiv')
  })

  it('is one of two who put each other out at the same moment', async () => {
    const zweite = await person(...RECHTE)
    await grant(haus.leitung.id, { berechtigungen: RECHTE })
    const answers = await Promise.all([out(zweite.id, 1), out(haus.leitung.id, 2, zweite)])
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses[0]).toBe(200)
    expect(statuses[1]).toBeGreaterThanOrEqual(401)
    const [row] = await leseraeume.rows(
      "select count(*)::int as n from benutzer where status = 'aktiv' and id = any($1)",
      [[zweite.id, haus.leitung.id]],
    )
    expect(row).toEqual({ n: 1 })
  })
})

describe('roles and groups', () => {
  it('are changed by one of two at once; the other is told, and changes nothing', async () => {
    const { json } = await as(haus.leitung, wire.createRolle.path, {
      body: { name: 'Zu zweit', berechtigungen: ['fahrzeug_pflege'] },
    })
    const rolleId = String(json.id)
    const rename = (name: string) =>
      as(haus.leitung, one(wire.updateRolle, rolleId), { method: 'PATCH', body: { name }, version: 1 })
    const names = ['Erste', 'Zweite']
    const answers = await Promise.all(names.map(rename))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412])
    const late = answers.find(({ status }) => status === 412)
    expect(late?.json.code).toBe('anfrage.versionVeraltet')
    const rollen = (await as(haus.leitung, wire.listRollen.path)).json as never as {
      id: string
      name: string
      version: number
    }[]
    expect(rollen.find(({ id }) => id === rolleId)).toMatchObject({
      name: names[answers.findIndex(({ status }) => status === 200)],
      version: 2,
    })
    expect(
      (await as(haus.leitung, one(wire.deleteRolle, rolleId), { method: 'DELETE', version: 2 })).status,
    ).toBe(204)
  })

  it('say whom they reach, once each, and go from all of them', async () => {
    const made = await as(haus.leitung, wire.createRolle.path, {
      body: { name: 'Fuhrpark', berechtigungen: ['fahrzeug_pflege'] },
    })
    expect(made.status).toBe(201)
    const rolleId = String(made.json.id)
    const group = await as(haus.leitung, wire.createGruppe.path, {
      body: { name: 'Werkstatt', rollenIds: [rolleId] },
    })
    await grant(haus.anna.id, { rollenIds: [rolleId], gruppenIds: [String(group.json.id)] })
    await grant(haus.ben.id, { gruppenIds: [String(group.json.id)] })
    const [seen] = (await as(haus.leitung, wire.listRollen.path)).json as never as object[]
    expect(seen).toMatchObject({ name: 'Fuhrpark', direkt: 1, personen: 2, gruppen: [{ name: 'Werkstatt' }] })
    expect((await as(haus.leitung, wire.listGruppen.path)).json).toMatchObject([
      { name: 'Werkstatt', personen: 2 },
    ])
    const again = await as(haus.leitung, wire.createRolle.path, {
      body: { name: 'Fuhrpark', berechtigungen: [] },
    })
    expect([again.status, again.json.code]).toEqual([409, 'feld.vergeben'])
    expect(
      (await as(haus.leitung, one(wire.deleteRolle, rolleId), { method: 'DELETE', version: 7 })).status,
    ).toBe(412)
    expect(
      (await as(haus.leitung, one(wire.deleteRolle, rolleId), { method: 'DELETE', version: 1 })).status,
    ).toBe(204)
    expect((await shown(haus.leitung, haus.anna.id)).wirksam).toEqual([])
  })
})
