import { ROOM_PAGES } from '@platzwart/contract/paths'
import type { Bereich } from '@platzwart/domain/mandant/bereich'
import { ready } from '../../platform/database/tx.ts'
import type { KalenderArt } from '../../platform/feature.ts'
import { phrase } from '../../platform/phrases.ts'
import { type Say, seatCalled, speaker } from '../benachrichtigung/renderParts.ts'
import { type BelegungRow, belegungOf } from '../buchung/belegung.ts'

interface OwnRow extends BelegungRow {
  readonly gesagt: Temporal.Instant
  readonly bezeichnung: string
  readonly grundriss: string
  readonly bereich: Bereich
  readonly standort: string
}

const NAME = `
  select l.bezeichnung, g.bezeichnung as grundriss from leseraum l
    join grundriss g on g.mandant_id = l.mandant_id and g.id = l.grundriss_id
    join mandant m on m.id = l.mandant_id and g.bereich = any(m.module)
  where l.mandant_id = $1 and l.id = $2`

const TAKEN = `
  select b.id, b.version, b.zeitraum, b.status from leseraum_buchung b
    join grundriss g on g.mandant_id = b.mandant_id and g.id = b.grundriss_id
    join mandant m on m.id = b.mandant_id and g.bereich = any(m.module)
  where b.mandant_id = $1 and b.leseraum_id = $2 and b.status <> 'storniert' and b.tag between $3 and $4
  order by lower(b.zeitraum), b.id limit $5`

const COLUMNS =
  'id, version, zeitraum, status, coalesce(geaendert, erstellt) as gesagt, leseraum_id, grundriss_id'

// Two index ranges; an OR over both columns would read neither. A second person has it in the calendar once they have agreed.
const OWN = `
  select b.id, b.version, b.zeitraum, b.status, b.gesagt, l.bezeichnung, g.bezeichnung as grundriss, g.bereich, s.name as standort
  from (
    select ${COLUMNS} from leseraum_buchung
    where mandant_id = $1 and benutzer1_id = $2 and tag between $3 and $4
      and status in ('vorgemerkt', 'reserviert', 'aktiv', 'durchgeführt')
    union all
    select ${COLUMNS} from leseraum_buchung
    where mandant_id = $1 and benutzer2_id = $2 and benutzer2_id is not null and tag between $3 and $4
      and status in ('reserviert', 'aktiv', 'durchgeführt')
  ) b
    join leseraum l on l.mandant_id = $1 and l.id = b.leseraum_id
    join grundriss g on g.mandant_id = $1 and g.id = b.grundriss_id
    join mandant m on m.id = $1 and g.bereich = any(m.module)
    join standort s on s.mandant_id = $1 and s.id = g.standort_id
  order by lower(b.zeitraum), b.id limit $5`

const namesOf = ({ bezeichnung, grundriss }: Pick<OwnRow, 'bezeichnung' | 'grundriss'>, say: Say) => ({
  platz: seatCalled(say, bezeichnung),
  grundriss,
})

/** What calendars outside are told of seats and rooms, as far as the house has their modules; one's own are called as in the mails. */
export const LESERAUM_KALENDER: KalenderArt = {
  art: 'leseraum',
  async bezeichnung(tx, id) {
    const row = await tx.first(
      ready<{ bezeichnung: string; grundriss: string }>(NAME, tx.scope.mandantId, id),
    )
    return row ? `${row.bezeichnung}, ${row.grundriss}` : null
  },
  async belegt(tx, id, { von, bis, most }) {
    const rows = await tx.all(ready<BelegungRow>(TAKEN, tx.scope.mandantId, id, von, bis, most))
    return rows.map(belegungOf)
  },
  async own(tx, benutzerId, { von, bis, most }, sprache) {
    const rows = await tx.all(ready<OwnRow>(OWN, tx.scope.mandantId, benutzerId, von, bis, most))
    return rows.map((row) => ({
      ...belegungOf(row),
      gesagt: row.gesagt,
      titel: phrase(sprache, 'mail', 'kalender', namesOf(row, speaker(sprache, 'mail'))),
      ort: `${row.standort}, ${row.grundriss}`,
      path: `${ROOM_PAGES[row.bereich].karte}?buchung=${row.id}`,
    }))
  },
}
