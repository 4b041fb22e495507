import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import type { Bereich } from '@platzwart/domain/mandant/bereich'
import type { Modul } from '@platzwart/domain/mandant/module'
import type { Kalender, Oeffnungszeit, Sonderstatus } from '@platzwart/domain/oeffnungszeit/types'
import { parseUhrzeit, type Uhrzeit } from '@platzwart/domain/time/uhrzeit'
import type { Entwurf } from '../grundriss/entwurf.ts'

export const ZONE = 'Europe/Berlin'

/** A person of a demo Mandant; names of groups and roles as the Mandant has them. */
export interface Person {
  readonly vorname: string
  readonly nachname: string
  readonly email: string
  readonly personalnummer: string
  readonly gruppen: readonly string[]
  readonly rollen: readonly string[]
  readonly sprache: 'de' | 'en'
}

interface Einstellung {
  readonly name: EinstellungName
  /** As stored. */
  readonly wert: string
  /** Name of the group whose layer it is; without it, the Mandant's. */
  readonly gruppe?: string
}

export interface Sonderzeit {
  readonly gueltigVon: Temporal.PlainDate
  readonly gueltigBis: Temporal.PlainDate
  readonly von: Uhrzeit
  readonly bis: Uhrzeit
  readonly status: Sonderstatus
  readonly grund: string
}

export interface Plan {
  readonly entwurf: Entwurf
  /** Without it, a reading room. */
  readonly bereich?: Bereich
  /** How much it is sought in the year that lies behind, beside others of its kind: 1 is as they are. */
  readonly andrang?: number
  readonly standort: string
  readonly link: string | null
  readonly oeffnungszeiten: readonly Oeffnungszeit[]
  readonly sonderoeffnungszeiten: readonly Sonderzeit[]
}

type Location = { readonly name: string; readonly abstellplaetze: readonly string[] }

/** People who sit together, and those of them who show it. */
export interface Team {
  readonly gruppe: string
  /** E-mail addresses. */
  readonly personen: readonly string[]
  readonly sichtbar: readonly string[]
}

/** What a house has got since: it stands behind all that was there before, and changes none of it. */
export interface Later {
  readonly standorte: readonly Location[]
  readonly plaene: readonly Plan[]
  readonly personen: readonly Person[]
  readonly team?: Team
}

/** Everything of a demo Mandant but its ids and bookings. */
export interface Template {
  /** Fixed, so that a start that was interrupted is taken up and never doubled. */
  readonly id: string
  readonly name: string
  readonly domain: string
  readonly kundenname: string | null
  readonly datenschutz: string
  readonly impressum: string
  /** Without it, the modules that every new Mandant has. */
  readonly module?: readonly Modul[]
  readonly standorte: readonly Location[]
  /** Groups and the names of their roles. */
  readonly gruppen: Readonly<Record<string, readonly string[]>>
  readonly einstellungen: readonly Einstellung[]
  readonly personen: readonly Person[]
  readonly plaene: readonly Plan[]
  readonly later?: Later
}

/** @throws RangeError for what is no wall time; the demo's own are. */
export function clock(text: string): Uhrzeit {
  const parsed = parseUhrzeit(text)
  if (!parsed.ok) throw new RangeError(`${text} is no time of day`)
  return parsed.value
}

/** Monday to Friday, Saturday, and a closed Sunday; a pair is `von`, `bis`. */
export function weekOf(
  werktags: readonly [string, string],
  samstags: readonly [string, string] | null,
): Oeffnungszeit[] {
  const day = (
    wochentag: Oeffnungszeit['wochentag'],
    times: readonly [string, string] | null,
  ): Oeffnungszeit => ({
    wochentag,
    von: clock(times?.[0] ?? '08:00'),
    bis: clock(times?.[1] ?? '18:00'),
    geoeffnet: times !== null,
  })
  return [day(0, null), ...([1, 2, 3, 4, 5] as const).map((it) => day(it, werktags)), day(6, samstags)]
}

export function kalenderOf(plan: Plan): Kalender {
  return {
    zone: ZONE,
    oeffnungszeiten: plan.oeffnungszeiten,
    sonderoeffnungszeiten: plan.sonderoeffnungszeiten,
  }
}

/** The first day of that weekday (1 is Monday, 7 Sunday) at least so many days after `tag`. */
export function nextWeekday(tag: Temporal.PlainDate, dayOfWeek: number, atLeast: number): Temporal.PlainDate {
  const from = tag.add({ days: atLeast })
  return from.add({ days: (dayOfWeek - from.dayOfWeek + 7) % 7 })
}

const UMLAUTS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ı: 'i',
  ł: 'l',
  ø: 'o',
}

/** `Zoë Öztürk` becomes `zoe.oeztuerk`. */
function mailName(vorname: string, nachname: string): string {
  return `${vorname}.${nachname}`
    .toLowerCase()
    .replace(/[äöüßıłø]/g, (letter) => UMLAUTS[letter] ?? letter)
    .normalize('NFD')
    .replace(/[^a-z.-]/g, '')
}

type More = Partial<Pick<Person, 'email' | 'gruppen' | 'rollen' | 'sprache'>>

/** Makes people of one Mandant; each takes the next staff or card number. */
export function people(domain: string, kuerzel: string, standard: Pick<Person, 'gruppen' | 'rollen'>) {
  let count = 0
  return (name: string, more: More = {}): Person => {
    const [vorname = '', ...rest] = name.split(' ')
    const nachname = rest.join(' ')
    count++
    return {
      vorname,
      nachname,
      email: `${mailName(vorname, nachname.replaceAll(' ', ''))}@${domain}`,
      personalnummer: `${kuerzel}-${String(1000 + count * 7)}`,
      sprache: 'de',
      ...standard,
      ...more,
    }
  }
}
