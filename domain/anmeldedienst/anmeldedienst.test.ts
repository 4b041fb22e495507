import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAngaben } from './angaben.ts'
import { mapGruppen, type Zuordnung } from './zuordnung.ts'
import { refuseAdresse, refuseZutritt } from './zutritt.ts'

describe('what a service says of somebody', () => {
  const read = (claims: Record<string, unknown>, gruppen: string | null = 'groups') =>
    readAngaben(claims, 's', gruppen)

  it('takes names as they are said, and makes them of what there is', () => {
    expect(read({ given_name: 'Alma', family_name: 'Sommer' })).toMatchObject({
      vorname: 'Alma',
      nachname: 'Sommer',
    })
    expect(read({ name: 'Anna Lena  Meier' })).toMatchObject({ vorname: 'Anna Lena', nachname: 'Meier' })
    expect(read({ name: 'Madonna' })).toMatchObject({ vorname: 'Madonna', nachname: 'Madonna' })
    expect(read({ preferred_username: 'asommer' })).toMatchObject({ nachname: 'asommer' })
    expect(read({ email: 'alma@haus.example' })).toMatchObject({ nachname: 'alma' })
    expect(read({})).toMatchObject({ vorname: '?', nachname: '?' })
  })

  it('takes an address that can be written to, and believes of it what is said to the letter', () => {
    expect(read({ email: ' Alma@Haus.Example ', email_verified: true })).toMatchObject({
      email: 'alma@haus.example',
      emailBestaetigt: true,
    })
    expect(read({ email: 'a@b.example', email_verified: 'false' }).emailBestaetigt).toBe(false)
    expect(read({ email: 'a@b.example', email_verified: 1 }).emailBestaetigt).toBeNull()
    for (const email of ['keine', 'a@b@c.example', 'a\r\nbcc: x@y.example', 7, null, 'x'.repeat(10_000)])
      expect(read({ email, email_verified: true })).toMatchObject({ email: null, emailBestaetigt: null })
  })

  it.each([
    [{ groups: ['a', 'b', 'a', '', 3] }, ['a', 'b']],
    [{ groups: 'a' }, ['a']],
    [{ groups: [] }, []],
    [{}, null],
    [{ groups: null }, null],
    [{ groups: { a: 1 } }, null],
    [{ groups: ['a'], _claim_names: { groups: 'src1' } }, null],
    [{ groups: ['a'], hasgroups: 'true' }, null],
  ])('reads the groups of %j', (claims, gruppen) => {
    expect(read(claims).gruppen).toEqual(gruppen)
  })

  it('finds groups behind dots, and by a name with dots first', () => {
    expect(read({ realm_access: { roles: ['x'] } }, 'realm_access.roles').gruppen).toEqual(['x'])
    expect(read({ 'https://a.b/groups': ['y'] }, 'https://a.b/groups').gruppen).toEqual(['y'])
    expect(read({}, '__proto__.constructor').gruppen).toBeNull()
  })

  it('has a shape whatever comes', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (claims) => {
        const { vorname, nachname, email } = read(claims)
        expect(vorname.length).toBeGreaterThan(0)
        expect(nachname.length).toBeGreaterThan(0)
        expect(email === null || email.includes('@')).toBe(true)
      }),
    )
  })
})

describe('the mapping', () => {
  const zuordnung: readonly Zuordnung[] = [
    { wert: 'Leser', gruppeId: 'g1', rolleId: null },
    { wert: 'staff', gruppeId: 'g1', rolleId: null },
    { wert: 'admin', gruppeId: null, rolleId: 'r1' },
  ]

  it('gives what is mapped, takes what is not said any more, and leaves everything else', () => {
    expect(
      mapGruppen(['leser', 'other'], zuordnung, { gruppenIds: ['g9'], rollenIds: ['r1', 'r9'] }),
    ).toEqual({
      dazu: { gruppenIds: ['g1'], rollenIds: [] },
      weg: { gruppenIds: [], rollenIds: ['r1'] },
    })
    expect(mapGruppen(['staff'], zuordnung, { gruppenIds: ['g1'], rollenIds: [] })).toEqual({
      dazu: { gruppenIds: [], rollenIds: [] },
      weg: { gruppenIds: [], rollenIds: [] },
    })
  })

  it('changes nothing where the service does not say, and takes all that is mapped where it says none', () => {
    const now = { gruppenIds: ['g1'], rollenIds: ['r1'] }
    expect(mapGruppen(null, zuordnung, now).weg).toEqual({ gruppenIds: [], rollenIds: [] })
    expect(mapGruppen([], zuordnung, now).weg).toEqual(now)
  })
})

describe('who may come in', () => {
  it.each([
    ['alle', null, false, null],
    ['eingeladen', ['leser'], false, 'nichtEingeladen'],
    ['eingeladen', null, true, null],
    ['gruppe', ['leser'], false, null],
    ['gruppe', ['other'], true, 'nichtInGruppe'],
    ['gruppe', [], true, 'nichtInGruppe'],
    ['gruppe', null, false, 'gruppenUnbekannt'],
    ['gruppe', null, true, null],
  ] as const)('%s, groups %j, known %s: %s', (zutritt, gruppen, bekannt, ablehnung) => {
    expect(refuseZutritt({ gruppen }, { zutritt, zutrittGruppe: 'Leser' }, bekannt)).toBe(ablehnung)
  })

  it('takes no address that is said to be unconfirmed, and none of another house', () => {
    const email = 'a@b.example'
    expect(refuseAdresse({ email, emailBestaetigt: null }, false)).toBeNull()
    expect(refuseAdresse({ email, emailBestaetigt: false }, false)).toBe('adresseUnbestaetigt')
    expect(refuseAdresse({ email, emailBestaetigt: true }, true)).toBe('adresseFremd')
    expect(refuseAdresse({ email: null, emailBestaetigt: null }, true)).toBeNull()
  })
})
