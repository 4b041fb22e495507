import type { Anlage } from '@platzwart/contract/operations/datenschutz'
import { BERECHTIGUNGEN } from '@platzwart/domain/berechtigung/names'
import { optionFor } from '@platzwart/domain/datenschutz/aufbewahrung'
import { artenIn } from '@platzwart/domain/datenschutz/bestaende'
import { isEinstellungName, optionOf } from '@platzwart/domain/einstellung/catalogue'
import { ready } from '../../platform/database/tx.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { readRollen } from '../berechtigung/readRollen.ts'
import { listEveryOfHaus } from '../einstellung/listHaus.ts'
import { readHausEinstellungen } from '../einstellung/queries.ts'
import { readZugriff } from '../mandant/checkZugriff.ts'
import { presentPersonalrat } from './changePersonalratsmodus.ts'
import { listNamed } from './listNamed.ts'

/** Of each permission how many active people hold it, each person once, whichever way they do (P1). */
const HOLDERS = `
  select g.berechtigung, count(distinct b.id)::int as personen from (
      select berechtigung, benutzer_id from benutzer_berechtigung where mandant_id = $1 and wert = 'true'
      union all
      select rb.berechtigung, br.benutzer_id from rolle_berechtigung rb
        join benutzer_rolle br on br.mandant_id = $1 and br.rolle_id = rb.rolle_id
        where rb.mandant_id = $1 and rb.wert = 'true'
      union all
      select rb.berechtigung, bg.benutzer_id from rolle_berechtigung rb
        join gruppe_rolle gr on gr.mandant_id = $1 and gr.rolle_id = rb.rolle_id
        join benutzer_gruppe bg on bg.mandant_id = $1 and bg.gruppe_id = gr.gruppe_id
        where rb.mandant_id = $1 and rb.wert = 'true') g
    join benutzer b on b.mandant_id = $1 and b.id = g.benutzer_id and b.status = 'aktiv'
  group by g.berechtigung`

const COUNTS = `
  select (select count(*)::int from benutzer where mandant_id = $1 and status = 'aktiv') as aktiv,
    (select count(*)::int from benutzer where mandant_id = $1 and status = 'inaktiv') as inaktiv,
    (select count(*)::int from loeschsperre where mandant_id = $1 and benutzer_id is not null) as sperren`

interface Counts {
  readonly aktiv: number
  readonly inaktiv: number
  readonly sperren: number
}

/** What the configuration of a house says of its people: who may see what, how long it stays, what is on. No name of anybody stands in it. */
export async function showAnlage(call: Call) {
  const { tx, now, konfiguration } = call
  const { mandantId } = tx.scope
  const [rollen, holders, counts, haus, zugriff] = await Promise.all([
    readRollen(tx),
    tx.all(ready<{ berechtigung: string; personen: number }>(HOLDERS, mandantId)),
    tx.first(ready<Counts>(COUNTS, mandantId)),
    readHausEinstellungen(tx),
    readZugriff(tx, now),
  ])
  const { aktiv = 0, inaktiv = 0, sperren = 0 } = counts ?? {}
  const held = new Map(holders.map(({ berechtigung, personen }) => [berechtigung, personen]))
  const body: Anlage = {
    stand: now.toString(),
    personalrat: presentPersonalrat(konfiguration.mandant, now),
    namen: listNamed(konfiguration.mandant.module, call.deps),
    personen: { aktiv, inaktiv },
    rechte: BERECHTIGUNGEN.map((name) => ({
      berechtigung: name,
      personen: held.get(name) ?? 0,
      rollen: rollen
        .filter(({ berechtigungen }) => berechtigungen.includes(name))
        .map((rolle) => ({ name: rolle.name, personen: rolle.personen })),
    })),
    fristen: artenIn(konfiguration.mandant.module).map((art) => ({
      art,
      monate: haus[optionFor(art)].value,
    })),
    // All that holds, also what the house has no page for at present.
    einstellungen: listEveryOfHaus(haus).filter(
      ({ name }) => isEinstellungName(name) && optionOf(name).personen === true,
    ),
    sperren,
    zugriffBis: zugriff?.toString() ?? null,
  }
  return { status: 200, body } as const
}
