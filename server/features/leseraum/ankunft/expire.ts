import { CHECK_IN_MINUTES } from '@platzwart/domain/buchung/checkInWindow'
import { standardOf } from '@platzwart/domain/einstellung/catalogue'
import { optionIn } from '@platzwart/domain/einstellung/regeln'
import { expireUnconfirmed, releaseNoShow } from '@platzwart/domain/leseraum/transitions'
import { BEREICHE, type Bereich } from '@platzwart/domain/mandant/bereich'
import { sql } from 'kysely'
import type { Configured } from '../../../platform/konfiguration/konfiguration.ts'
import { mailBookings, type SystemDeps } from '../../buchung/cancelBySystem.ts'
import { expiry } from '../../buchung/expire.ts'
import { readHausEinstellungen } from '../../einstellung/queries.ts'
import { bereicheOf, regelnIn } from '../../grundriss/bereich.ts'
import { buchungOf, LESERAUM } from '../art.ts'
import { selectBuchungWithNames } from '../queries.ts'
import { endPauses } from './endPauses.ts'
import { dropLapsedRests } from './rest.ts'

/** More bookings than begin in any house within a quarter of an hour. */
const STARTING = 2000

/** L8: what happens to bookings of seats by the clock alone. */
export const LESERAUM_EXPIRY = expiry({
  name: 'leseraum.fristen',
  art: LESERAUM,
  due: {
    from: 'auth.mandanten_mit_faelligen_plaetzen',
    more: ['auth.mandanten_mit_pausen'],
    standard: [
      String(CHECK_IN_MINUTES),
      ...BEREICHE.map((bereich) => standardOf(optionIn(bereich, 'leseraum.freigabeOhneCheckIn'))),
    ],
  },
  async lapses(tx, now) {
    const haus = await readHausEinstellungen(tx)
    const releases = (row: { readonly bereich: Bereich }) =>
      regelnIn(haus, row)['leseraum.freigabeOhneCheckIn'].value
    const within = BEREICHE.filter((bereich) => releases({ bereich }))
    return [
      {
        counts: 'unbestaetigt',
        aktion: 'expireUnconfirmed',
        change: 'unbestaetigtVerfallen',
        deadlines: [{ status: 'vorgemerkt', after: 'start', minutes: 0 }],
        lapses: (row) => expireUnconfirmed(buchungOf(row), now) !== null,
      },
      {
        counts: 'freigegeben',
        aktion: 'releaseNoShow',
        change: 'ohneCheckInFreigegeben',
        deadlines: [{ status: 'reserviert', after: 'start', minutes: CHECK_IN_MINUTES }],
        within,
        lapses: (row) => releaseNoShow(buchungOf(row), now, releases(row)) !== null,
      },
    ]
  },
  tells: async (deps, here, now) => {
    await dropLapsedRests(here.tx, now)
    const pausen = await endPauses(deps, here, now)
    return { erinnert: await remind(deps, here, now), pausen }
  },
})

/** Once per booking, at its start, for those who want it; a booking made after its start needs none, nor one whose module is off: nobody could check in. */
async function remind(deps: SystemDeps, here: Configured, now: Temporal.Instant): Promise<number> {
  const starting = await here.tx.all(
    selectBuchungWithNames(here.tx.scope.mandantId)
      .where('b.status', '=', 'reserviert')
      .where(sql<boolean>`lower(b.zeitraum) <= ${now}`)
      .where(sql<boolean>`lower(b.zeitraum) > ${now.subtract({ minutes: CHECK_IN_MINUTES })}`)
      .where(sql<boolean>`b.erstellt < lower(b.zeitraum)`)
      .where(sql<boolean>`g.bereich = any(${bereicheOf(here)}::text[])`)
      .where(
        sql<boolean>`not exists (select 1 from benachrichtigung n
          where n.mandant_id = b.mandant_id and n.objekt_id = b.id and n.typ = 'erinnerung')`,
      )
      .limit(STARTING),
  )
  return mailBookings(deps, here, LESERAUM, 'begonnen', starting)
}
