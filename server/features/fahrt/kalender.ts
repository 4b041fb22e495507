import { PAGE } from '@platzwart/contract/paths'
import { ready, type Tx } from '../../platform/database/tx.ts'
import type { Excerpt, KalenderArt } from '../../platform/feature.ts'
import { phrase } from '../../platform/phrases.ts'
import { type BelegungRow, belegungOf } from '../buchung/belegung.ts'

interface CarRow {
  readonly marke: string
  readonly modell: string
  readonly kennzeichen: string
}

interface OwnRow extends BelegungRow, CarRow {
  readonly gesagt: Temporal.Instant
  readonly standort: string
}

const NAME = 'select marke, modell, kennzeichen from fahrzeug where mandant_id = $1 and id = $2'

/** Whatever lies in the days even in part: trips go over nights. */
const IN_DAYS = 'upper(zeitraum) > $3 and lower(zeitraum) < $4'

// A car that came back early is free from then on, with the gap behind it.
const TAKEN = `
  select id, version, status, tstzrange(lower(zeitraum), least(upper(zeitraum), upper(sperrzeitraum))) as zeitraum
  from fahrzeug_buchung
  where mandant_id = $1 and fahrzeug_id = $2 and status <> 'storniert' and ${IN_DAYS}
  order by lower(zeitraum), id limit $5`

const COLUMNS = 'id, version, zeitraum, status, coalesce(geaendert, erstellt) as gesagt, fahrzeug_id'
const HELD = `typ = 'BUCHUNG' and status in ('vorgemerkt', 'reserviert', 'aktiv', 'durchgeführt') and ${IN_DAYS}`

// Two index ranges; an OR over both columns would read neither.
const OWN = `
  select b.id, b.version, b.zeitraum, b.status, b.gesagt, f.marke, f.modell, f.kennzeichen, s.name as standort
  from (
    select ${COLUMNS} from fahrzeug_buchung where mandant_id = $1 and fahrer_id = $2 and ${HELD}
    union all
    select ${COLUMNS} from fahrzeug_buchung where mandant_id = $1 and benutzer_id = $2 and fahrer_id <> $2 and ${HELD}
  ) b
    join fahrzeug f on f.mandant_id = $1 and f.id = b.fahrzeug_id
    join standort s on s.mandant_id = $1 and s.id = f.standort_id
  order by lower(b.zeitraum), b.id limit $5`

const carOf = ({ marke, modell, kennzeichen }: CarRow) => ({
  fahrzeug: `${marke} ${modell}`,
  kennzeichen,
})

function find<R>(tx: Tx, text: string, whose: string, { zeitraum: { von, bis }, most }: Excerpt) {
  return tx.all(ready<R>(text, tx.scope.mandantId, whose, von, bis, most))
}

/** What calendars outside are told of vehicles; one's own trips are called as in the mails. */
export const FAHRT_KALENDER: KalenderArt = {
  art: 'fahrzeug',
  async bezeichnung(tx, id) {
    const row = await tx.first(ready<CarRow>(NAME, tx.scope.mandantId, id))
    return row ? `${carOf(row).fahrzeug}, ${row.kennzeichen}` : null
  },
  async belegt(tx, id, excerpt) {
    return (await find<BelegungRow>(tx, TAKEN, id, excerpt)).map(belegungOf)
  },
  async own(tx, benutzerId, excerpt, sprache) {
    const rows = await find<OwnRow>(tx, OWN, benutzerId, excerpt)
    return rows.map((row) => ({
      ...belegungOf(row),
      gesagt: row.gesagt,
      titel: phrase(sprache, 'fahrzeugMail', 'kalender', carOf(row)),
      ort: row.standort,
      path: PAGE.fahrt.replace('{id}', row.id),
    }))
  },
}
