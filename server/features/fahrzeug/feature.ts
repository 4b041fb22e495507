import type { Feature } from '../../platform/feature.ts'
import { showStand } from '../../platform/live/event.ts'
import { expireEvery } from '../buchung/expire.ts'
import { FAHRT_EXPIRY } from './frist/expire.ts'
import { remindDailyEvery } from './frist/remindDaily.ts'
import { renderFristMail } from './frist/renderFristMail.ts'
import { heftServes } from './heft/serves.ts'
import { sucheServes } from './suche/serves.ts'

export const fahrzeug: Feature = {
  name: 'fahrzeug',
  modul: 'fahrzeugbuchung',
  serves: [...sucheServes, ...heftServes],
  jobs: [(jobs, deps) => expireEvery(jobs, deps, FAHRT_EXPIRY), remindDailyEvery],
  mails: { render: () => renderFristMail },
  live: { fahrzeug_schaden: showStand },
}
