import { checkInWindowOf } from '@platzwart/domain/buchung/checkInWindow'
import type { Effective } from '@platzwart/domain/einstellung/resolve'
import { confirmationDue } from '@platzwart/domain/leseraum/transitions'
import type { Configured } from '../../platform/konfiguration/konfiguration.ts'
import type { NewMail } from '../../platform/mail/queueMail.ts'
import { regelnIn } from '../grundriss/bereich.ts'
import { alterEinladung, isToSecond } from './benachrichtigung/alterEinladung.ts'
import { type BuchungFacts, mailsOf } from './benachrichtigung/queueBuchungMails.ts'
import type { BuchungChange } from './benachrichtigung/receivers.ts'
import { namesSecond } from './present.ts'
import { type BuchungWithNames, madeOf } from './queries.ts'

function fullName(vorname: string | null, nachname: string | null): string {
  return `${vorname ?? ''} ${nachname ?? ''}`.trim()
}

/** The kind of what is no seat, as mails keep it. */
export function raumartOf(art: string | undefined): Pick<BuchungFacts, 'raumart'> {
  return art === 'stellplatz' ? { raumart: art } : {}
}

/** A booking as a mail tells it. */
function mailFacts(row: BuchungWithNames, named: boolean): BuchungFacts {
  const made = madeOf(row)
  return {
    leseraum: row.bezeichnung,
    bereich: row.bereich,
    ...raumartOf(row.raumart),
    grundriss: row.grundriss,
    standort: row.standort,
    von: row.zeitraum.von.toString(),
    bis: row.zeitraum.bis.toString(),
    checkInBis: checkInWindowOf(made).bis.toString(),
    bestaetigenBis: confirmationDue(made).toString(),
    gruppengroesse: row.gruppengroesse,
    bucher: fullName(row.vorname1, row.nachname1),
    zweite: named && row.benutzer2_id !== null ? fullName(row.vorname2, row.nachname2) : row.zweite_adresse,
    ...(row.informationstext === '' ? {} : { grund: row.informationstext }),
  }
}

/** The same, with the second person by name where the settings of the booker say so. */
export function bookingFacts(row: BuchungWithNames, bucher: Effective): BuchungFacts {
  return mailFacts({ ...row, informationstext: '' }, namesSecond(row, bucher))
}

/** What the system did for a reason that its mails say in each receiver's own language. */
const SAYS_WHY: ReadonlySet<BuchungChange> = new Set([
  'raumDeaktiviert',
  'unbestaetigtVerfallen',
  'ohneCheckInFreigegeben',
])

/**
 * The mails of a change, by the receivers' own settings. Those of a second person count from when they agreed: until then they are asked
 * for something, and asking somebody known is no other work than asking somebody unknown.
 */
async function mailsOfChange(
  { tx, konfiguration }: Configured,
  change: BuchungChange,
  row: BuchungWithNames,
  before?: BuchungWithNames,
): Promise<NewMail[]> {
  const settings = new Map<string, Effective>()
  const agreed = row.zweite_zugesagt === null ? null : row.benutzer2_id
  for (const id of [row.benutzer1_id, agreed]) {
    if (id !== null) settings.set(id, regelnIn((await konfiguration.person(tx, id)).einstellungen, row))
  }
  const bucher = settings.get(row.benutzer1_id)
  const names = bucher !== undefined && namesSecond(row, bucher)
  const facts = (one: BuchungWithNames) => ({
    ...mailFacts(SAYS_WHY.has(change) ? { ...one, informationstext: '' } : one, names),
    ...(change === 'begonnen' && bucher
      ? { freigabeOhneCheckIn: bucher['leseraum.freigabeOhneCheckIn'].value }
      : {}),
  })
  const { id, version, benutzer1_id: bucherId, benutzer2_id: zweiteId, zweite_adresse: adresse } = row
  const unknown = zweiteId === null && adresse !== null ? { zweiteAdresse: adresse } : {}
  return mailsOf(
    change,
    { id, version, bucherId, zweiteId, ...unknown },
    facts(row),
    settings,
    before && facts(before),
  )
}

/** Changes that look for a queued invitation even when the second person has agreed. */
const REACHES_EINLADUNG: ReadonlySet<BuchungChange> = new Set(['stornoZurueckgenommen', 'zweiteEntlassen'])

/**
 * The mails of a change as they are to be queued: who comes to a booking that others knew before is asked, not told of a change, and an
 * invitation that still waits is altered instead of being followed by a second mail.
 */
export async function mailsOfBuchung(
  here: Configured,
  change: BuchungChange,
  row: BuchungWithNames,
  before?: BuchungWithNames,
): Promise<readonly NewMail[]> {
  const changed = await mailsOfChange(here, change, row, before)
  const isNew = before !== undefined && before.zweite_adresse === null && row.zweite_adresse !== null
  const asked = isNew ? await mailsOfChange(here, 'vorgemerkt', row) : []
  const all = isNew ? [...changed.filter((mail) => !isToSecond(mail)), ...asked.filter(isToSecond)] : changed
  const invited = row.zweite_zugesagt === null || REACHES_EINLADUNG.has(change)
  return invited ? alterEinladung(here.tx, change, all) : all
}
