import { dayPeriod, tagOf } from '@platzwart/domain/time/zone'
import type { Feature } from '../../platform/feature.ts'
import { countFigure, countUpTo } from '../../platform/http/countUpTo.ts'
import { showStand } from '../../platform/live/event.ts'
import { expireEvery } from '../buchung/expire.ts'
import { FAHRT_EXPIRY } from './frist/expire.ts'
import { NAMES_IN_FRIST_MAILS } from './frist/receivers.ts'
import { remindDailyEvery } from './frist/remindDaily.ts'
import { renderFristMail } from './frist/renderFristMail.ts'
import { WORDED_FRIST_MAILS } from './frist/showFristMail.ts'
import { heftServes } from './heft/serves.ts'
import { sucheServes } from './suche/serves.ts'

export const fahrzeug: Feature = {
  name: 'fahrzeug',
  modul: 'fahrzeugbuchung',
  serves: [...sucheServes, ...heftServes],
  jobs: [(jobs, deps) => expireEvery(jobs, deps, FAHRT_EXPIRY), remindDailyEvery],
  mails: { render: () => renderFristMail, names: NAMES_IN_FRIST_MAILS, worded: WORDED_FRIST_MAILS },
  figures: {
    fahrzeuge: ({ tx }) => countFigure(tx, 'from fahrzeug where mandant_id = $1 and not deaktiviert'),
    fahrzeugeUnterwegs: ({ tx }) =>
      countFigure(tx, "from fahrzeug_buchung where mandant_id = $1 and status = 'aktiv'"),
    fahrten: ({ tx, now, konfiguration }) => {
      const { zone } = konfiguration.mandant
      const { von, bis } = dayPeriod(tagOf(now, zone), zone)
      return countFigure(
        tx,
        `from fahrzeug_buchung where mandant_id = $1 and zeitraum && tstzrange($2::timestamptz, $3::timestamptz)
          and status in ('vorgemerkt', 'reserviert', 'aktiv', 'durchgeführt')`,
        von.toString(),
        bis.toString(),
      )
    },
  },
  attention: {
    nichtZurueck: ({ tx, now }) =>
      countUpTo(
        tx,
        "from fahrzeug_buchung where mandant_id = $1 and status = 'aktiv' and upper(zeitraum) <= $2",
        now.toString(),
      ),
    pruefungenFaellig: ({ tx, now, konfiguration }) =>
      countUpTo(
        tx,
        `from fahrzeug_pruefung p join fahrzeug f on f.mandant_id = p.mandant_id and f.id = p.fahrzeug_id
          where p.mandant_id = $1 and not f.deaktiviert and (p.faellig_am < $2::date or p.faellig_km <= f.kilometerstand)`,
        tagOf(now, konfiguration.mandant.zone).toString(),
      ),
  },
  live: { fahrzeug_schaden: showStand },
}
