import { carTraces, roomTraces } from '../bestaendeOfKinds.ts'
import { BESTAND_NAMES, type BestandName, bestandOf } from './bestaende.ts'
import { goesBy, type Step, staysNameless, type Trace } from './trace.ts'

/** Of every table in which people stand (`bestaende.ts`): what becomes of somebody there who is made anonymous. */
const TRACES: Readonly<Record<string, Trace>> = {
  'auth.user': 'konto',
  'auth.account': 'konto',
  'auth.demo_anmeldung': 'konto',
  'auth.session': 'konto',
  'auth.sitzung_ende': 'konto',
  'auth.verification': 'konto',
  'auth.email_wechsel': 'konto',
  'auth.zweitfaktor': 'konto',
  'auth.zweitfaktor_code': 'konto',
  'auth.passkey': 'konto',
  // Checksums alone, for a day.
  'auth.rateLimit': 'sache',
  benutzer: 'selbst',
  benutzer_berechtigung: goesBy('benutzer_id'),
  benutzer_gruppe: goesBy('benutzer_id'),
  benutzer_rolle: goesBy('benutzer_id'),
  einstellung_wert: goesBy('benutzer_id'),
  // One's own calendar goes; the address of a seat's or a vehicle's stays with that.
  kalender_link: [
    ...goesBy('objekt_id'),
    { fate: 'ohneNamen', person: ['benutzer_id'], but: ['art', 'person'] },
  ],
  geraet: goesBy('benutzer_id'),
  ...roomTraces,
  ...carTraces,
  einfuhr: goesBy('benutzer_id'),
  einfuhr_zeile: 'frist',
  benachrichtigung: [{ fate: 'geht', person: ['empfaenger_id'], address: ['adresse'] }],
  datei: staysNameless('benutzer_id'),
  // Nobody is made anonymous while there is one about them.
  loeschsperre: 'sache',
  protokoll: 'frist',
  wiederholschluessel: goesBy('benutzer_id'),
  'pgboss.job': 'sache',
  auftragslauf: 'sache',
  'auth.betreiber': 'sache',
  'auth.betreiber_protokoll': 'frist',
  'auth.hausdatei': 'frist',
}

/** Records that may say the name until their time is over although rows of the person's own go: mails to others, answers to others, backups. */
const TOO: readonly BestandName[] = ['benachrichtigung', 'wiederholschluessel', 'sicherung']

export interface TableStep extends Step {
  readonly bestand: BestandName
  readonly table: string
}

const TABLES = BESTAND_NAMES.flatMap((bestand) =>
  Object.keys(bestandOf(bestand).tables).map((table) => ({
    bestand,
    table,
    trace: TRACES[table],
  })),
)

/** What is done to tables of a house, in the order of the list of what is kept. */
export const STEPS: readonly TableStep[] = TABLES.flatMap(({ bestand, table, trace }) =>
  typeof trace === 'object' ? trace.map((step) => ({ ...step, bestand, table })) : [],
)

/** What goes of everybody: what names the person, and what belongs to their account, where it is nobody's elsewhere. */
export const ALWAYS_GOES: readonly BestandName[] = [...namesOf('selbst'), ...namesOf('konto')]

/** In what the name may still be read, until its time is over. */
export const UNTIL_TIME: readonly BestandName[] = BESTAND_NAMES.filter(
  (name) => namesOf('frist').includes(name) || TOO.includes(name),
)

function namesOf(mark: 'selbst' | 'konto' | 'frist'): BestandName[] {
  return [...new Set(TABLES.flatMap(({ bestand, trace }) => (trace === mark ? [bestand] : [])))]
}

/** Tables of the list of which nobody has said what becomes of somebody there. */
export const UNSAID: readonly string[] = TABLES.flatMap(({ table, trace }) =>
  trace === undefined ? [table] : [],
)
