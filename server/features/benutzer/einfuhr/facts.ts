import type { Berechtigung } from '@platzwart/domain/berechtigung/names'
import type { Grantable, KnownPerson, Line, Umfeld } from '@platzwart/domain/einfuhr/urteil'
import { ready, type Tx } from '../../../platform/database/tx.ts'
import { readHerkunft } from '../../berechtigung/readHerkunft.ts'
import { readGruppen, readRechteOfGruppen, readRollen } from '../../berechtigung/readRollen.ts'

interface KnownRow extends Omit<KnownPerson, 'berechtigungen' | 'gruppenIds' | 'rollenIds'> {
  readonly email: string
  readonly gruppen: string[]
  readonly rollen: string[]
}

const KNOWN = `
  select b.id, b.version, b.vorname, b.nachname, b.email, b.personalnummer, b.sprache,
    array(select g.gruppe_id::text from benutzer_gruppe g where g.mandant_id = $1 and g.benutzer_id = b.id) as gruppen,
    array(select r.rolle_id::text from benutzer_rolle r where r.mandant_id = $1 and r.benutzer_id = b.id) as rollen
  from benutzer b where b.mandant_id = $1 and b.email = any($2::text[])`

const HOLDERS = `
  select id, personalnummer, vorname, nachname from benutzer
  where mandant_id = $1 and nummernfolge = any($2::text[]) and personalnummer is not null`

/** What is the same for every line of a file. */
export interface House {
  readonly own: ReadonlySet<Berechtigung>
  readonly gruppen: ReadonlyMap<string, Grantable>
  readonly rollen: ReadonlyMap<string, Grantable>
  readonly ersteZeile: Umfeld['ersteZeile']
}

/** Whether a name is one of the house, by the column in which it stands. */
export type KnownNames = Readonly<Record<'gruppen' | 'rollen', (name: string) => boolean>>

const key = (name: string) => name.toLowerCase()

/** Groups and roles by their names, however they are written. */
export async function readHouse(tx: Tx, own: House['own'], ersteZeile: House['ersteZeile']): Promise<House> {
  const [gruppen, rollen] = await Promise.all([readGruppen(tx), readRollen(tx)])
  // Started together they are one round trip, however many groups there are.
  const rights = await Promise.all(gruppen.map(({ id }) => readRechteOfGruppen(tx, [id])))
  return {
    own,
    ersteZeile,
    gruppen: new Map(gruppen.map(({ id, name }, i) => [key(name), { id, berechtigungen: rights[i] ?? [] }])),
    rollen: new Map(rollen.map(({ id, name, berechtigungen }) => [key(name), { id, berechtigungen }])),
  }
}

/** Which names of groups and roles the house has. */
export const knownNames = ({ gruppen, rollen }: House): KnownNames => ({
  gruppen: (name) => gruppen.has(key(name)),
  rollen: (name) => rollen.has(key(name)),
})

/** What some lines of a file are judged by, as the house knows it at this moment. */
export async function readUmfeld(tx: Tx, house: House, lines: readonly Line[]): Promise<Umfeld> {
  const { mandantId } = tx.scope
  const numbers = lines.flatMap(({ personalnummer }) => personalnummer ?? [])
  const [rows, holders] = await Promise.all([
    tx.all(
      ready<KnownRow>(
        KNOWN,
        mandantId,
        lines.map(({ email }) => email),
      ),
    ),
    tx.all(
      ready<{ id: string; personalnummer: string; vorname: string; nachname: string }>(
        HOLDERS,
        mandantId,
        numbers,
      ),
    ),
  ])
  const rights = await readHerkunft(
    tx,
    rows.map(({ id }) => id),
  )
  const known = new Map(
    rows.map(({ email, gruppen, rollen, ...row }): [string, KnownPerson] => [
      email,
      {
        ...row,
        gruppenIds: gruppen,
        rollenIds: rollen,
        berechtigungen: [...(rights.get(row.id)?.keys() ?? [])],
      },
    ]),
  )
  const byNumber = new Map(
    holders.map(({ id, personalnummer, vorname, nachname }) => [
      personalnummer,
      { id, name: `${vorname} ${nachname}` },
    ]),
  )
  return {
    own: house.own,
    ersteZeile: house.ersteZeile,
    bekannt: (email) => known.get(email),
    inhaber: (number) => byNumber.get(number),
    gruppe: (name) => house.gruppen.get(key(name)),
    rolle: (name) => house.rollen.get(key(name)),
  }
}
