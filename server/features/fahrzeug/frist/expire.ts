import { standardOf } from '@platzwart/domain/einstellung/catalogue'
import { type Ending, endingOf } from '@platzwart/domain/fahrzeug/fristen'
import { hasModul } from '@platzwart/domain/mandant/module'
import { phrase } from '../../../platform/phrases.ts'
import { type Deadline, expiry } from '../../buchung/expire.ts'
import { readHausEinstellungen } from '../../einstellung/queries.ts'
import { FAHRT } from '../../fahrt/art.ts'
import { fahrtOf } from '../../fahrt/facts.ts'
import type { FahrtWithNames } from '../../fahrt/queries.ts'
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
    const haus = await readHausEinstellungen(tx)
    const ends = (why: Ending) => (row: FahrtWithNames) =>
      endingOf(fahrtOf(row), now, haus, row.still_out) === why
    return [
      {
        counts: 'storniert',
        aktion: 'expireFahrt',
        change: 'ohneCheckInStorniert',
        deadlines: deadlinesOf(haus['fahrzeug.stornoOhneCheckInMinuten'].value),
        lapses: ends('ohneCheckIn'),
      },
      {
        counts: 'ohneFahrzeug',
        aktion: 'expireOhneFahrzeug',
        change: 'weggenommen',
        informationstext: (sprache) => phrase(sprache, 'fahrzeugMail', 'nichtZurueck'),
        deadlines: [],
        lapses: ends('ohneFahrzeug'),
      },
    ]
  },
  async tells(deps, { tx, konfiguration }, now) {
    // While vehicles are switched off nobody can decide, check in or check out.
    if (!hasModul(konfiguration.mandant.module, FAHRT.modul)) return {}
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
    // Its car has not come.
    { status: 'reserviert', after: 'end', minutes: 0 },
  ]
}
