import type { BuchungView } from '@platzwart/contract/leseraum'
import { checkInWindowOf } from '@platzwart/domain/buchung/checkInWindow'
import type { Effective } from '@platzwart/domain/einstellung/resolve'
import { awayUntil, mayPause } from '@platzwart/domain/leseraum/ankunft/pause'
import { confirmationDue } from '@platzwart/domain/leseraum/transitions'
import type { Person } from '../../platform/konfiguration/person.ts'
import { regelnIn } from '../grundriss/bereich.ts'
import { asksForCode, pauseRules } from './pause.ts'
import { type BuchungWithNames, madeOf } from './queries.ts'

type Viewer = Pick<Person, 'id' | 'berechtigungen' | 'einstellungen'>

/** Whether the booker may know who the second person is: they agreed, or the house names people by their address. */
export function namesSecond(
  row: Pick<BuchungWithNames, 'zweite_zugesagt' | 'bereich'>,
  einstellungen: Effective,
): boolean {
  return row.zweite_zugesagt !== null || regelnIn(einstellungen, row)['leseraum.zweitePersonNennen'].value
}

function person(
  vorname: string | null,
  nachname: string | null,
  email: string | null,
): BuchungView['zweite'] {
  return email === null ? null : { name: `${vorname ?? ''} ${nachname ?? ''}`.trim(), email }
}

/** The second person by name for whom it is their own booking to answer for; else as the booker typed them, be there such a person or not. */
function secondOf(row: BuchungWithNames, viewer: Viewer): BuchungView['zweite'] {
  const named =
    row.benutzer2_id === viewer.id ||
    viewer.berechtigungen.has('buchung_pflege') ||
    namesSecond(row, viewer.einstellungen)
  const typed = row.zweite_adresse
  const known = named ? person(row.vorname2, row.nachname2, row.email2) : null
  return known ?? (typed === null ? null : { name: typed, email: typed })
}

function pauseOf(row: BuchungWithNames, { einstellungen }: Viewer) {
  const rules = pauseRules(einstellungen, row)
  const may = row.status === 'durchgeführt' && mayPause(row, rules)
  return {
    pauseBis: awayUntil({ ...row, pauseBis: row.pause_bis })?.toString() ?? null,
    pauseMinuten: may ? rules.minuten : 0,
  }
}

/** A booking as its own people and those who maintain bookings see it. */
export function presentBuchung(row: BuchungWithNames, viewer: Viewer): BuchungView {
  const viewerId = viewer.id
  const made = madeOf(row)
  const window = checkInWindowOf(made)
  return {
    id: row.id,
    leseraumId: row.leseraum_id,
    bezeichnung: row.bezeichnung,
    grundrissId: row.grundriss_id,
    grundriss: row.grundriss,
    bereich: row.bereich,
    standort: row.standort,
    von: row.zeitraum.von.toString(),
    bis: row.zeitraum.bis.toString(),
    status: row.status,
    gruppengroesse: row.gruppengroesse,
    rolle: row.benutzer1_id === viewerId ? 'bucher' : row.benutzer2_id === viewerId ? 'zweite' : 'andere',
    bucher: person(row.vorname1, row.nachname1, row.email1),
    zweite: secondOf(row, viewer),
    informationstext: row.informationstext,
    storniertDurch: row.status === 'storniert' ? (row.storno_art ?? 'haus') : null,
    gehaltenBis: row.gehalten_bis?.toString() ?? null,
    gebuchtBis: row.gebucht_bis?.toString() ?? null,
    ruecknahmeBis: row.ruecknahme_bis?.toString() ?? null,
    ...pauseOf(row, viewer),
    checkInMitCode: asksForCode(viewer, row),
    checkInVon: window.von.toString(),
    checkInBis: window.bis.toString(),
    bestaetigenBis: confirmationDue(made).toString(),
    freigabeOhneCheckIn: regelnIn(viewer.einstellungen, row)['leseraum.freigabeOhneCheckIn'].value,
    serieId: row.serie_id,
    version: row.version,
    erstellt: row.erstellt.toString(),
  }
}
