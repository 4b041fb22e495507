import { standardOf } from '@platzwart/domain/einstellung/catalogue'
import { lapses } from '@platzwart/domain/fahrzeug/fristen'
import { build } from '../../../platform/database/sql.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { type Deadline, expiry } from '../../buchung/expire.ts'
import { readHausEinstellungen } from '../../einstellung/queries.ts'
import { FAHRT } from '../../fahrt/art.ts'
import { fahrtOf } from '../../fahrt/facts.ts'
import { releaseOrphaned } from '../../freigabe/releaseOrphaned.ts'
import { remindFahrten } from './remind.ts'

/** What happens to trips by the clock alone: lapsing, approvals that nobody is left to decide, reminders, missing check-outs, overruns. */
export const FAHRT_EXPIRY = expiry({
  name: 'fahrzeug.fristen',
  art: FAHRT,
  due: {
    from: 'auth.mandanten_mit_faelligen_fahrten',
    standard: [
      standardOf('fahrzeug.stornoOhneCheckInMinuten'),
      standardOf('fahrzeug.erinnerungMinuten'),
      standardOf('fahrzeug.hinweisVorCheckOutMinuten'),
    ],
  },
  async lapses(tx, now) {
    const [haus, out] = await Promise.all([readHausEinstellungen(tx), readOut(tx)])
    return [
      {
        counts: 'storniert',
        aktion: 'expireFahrt',
        change: 'ohneCheckInStorniert',
        deadlines: deadlinesOf(haus['fahrzeug.stornoOhneCheckInMinuten'].value),
        lapses: (row) => lapses(fahrtOf(row), now, haus, out.has(row.fahrzeug_id)),
      },
    ]
  },
  async tells(deps, { tx, konfiguration }, now) {
    const nachgefragt = await releaseOrphaned(deps, tx, konfiguration, now)
    const haus = await readHausEinstellungen(tx)
    return { nachgefragt, ...(await remindFahrten(deps, tx, konfiguration, haus, now)) }
  },
})

/** @param minutes without a check-in; 0 is never */
function deadlinesOf(minutes: number): Deadline[] {
  const atEnd: Deadline = { status: 'vorgemerkt', after: 'end', minutes: 0 }
  if (minutes === 0) return [atEnd]
  return [
    atEnd,
    { status: 'vorgemerkt', after: 'start', minutes },
    { status: 'reserviert', after: 'start', minutes },
  ]
}

/** The cars that are on their way. */
async function readOut(tx: Tx): Promise<ReadonlySet<string>> {
  const rows = await tx.all(
    build
      .selectFrom('fahrzeug_buchung')
      .where('fahrzeug_buchung.mandant_id', '=', tx.scope.mandantId)
      .select('fahrzeug_id')
      .where('status', '=', 'aktiv'),
  )
  return new Set(rows.map((row) => row.fahrzeug_id))
}
