import { feiertageOf } from '../../features/oeffnungszeit/feiertage.ts'
import { lernhaus } from '../grundriss/lernhaus.ts'
import { LINDENAU, loginOf, NORDHAFEN } from '../logins.ts'
import { crowd } from './crowd.ts'
import {
  clock,
  type Later,
  nextWeekday,
  type Person,
  type Plan,
  type Sonderzeit,
  type Team,
  type Template,
  weekOf,
} from './template.ts'

/** As many as give the seats of a large library something to do. */
const READERS = 320
const COLLEAGUES = 36

const LERNHAUS = 'Lernhaus am Stadtpark'
/** Days behind and ahead whose holidays close the library; around today the house has its own special days. */
const HOLIDAYS = [
  { von: -372, bis: -15 },
  { von: 9, bis: 60 },
] as const

/**
 * A demo house as it is shown: with the second large house of the library, with many more people at both, holidays, and a closure to come. The
 * journeys have the small one, whose seats and people they know.
 */
export function inFull(template: Template, heute: Temporal.PlainDate): Template {
  if (template.name === LINDENAU) {
    const feiertage = holidays(heute)
    const closed = (plan: Plan) => ({
      ...plan,
      sonderoeffnungszeiten: [...plan.sonderoeffnungszeiten, ...feiertage],
    })
    return { ...template, plaene: template.plaene.map(closed), later: secondHouse(heute, feiertage) }
  }
  if (template.name !== NORDHAFEN) return template
  const personen = crowd(COLLEAGUES, 'nordhafen.example', 'NP', { gruppen: ['Belegschaft'], rollen: [] })
  const later = { standorte: [], plaene: [], ...template.later, personen, team: teamOf(personen) }
  return { ...template, later }
}

/** The person who signs in sits with six others; two of all are not to be seen. */
function teamOf(personen: readonly Person[]): Team {
  const emails = personen.slice(0, 6).map(({ email }) => email)
  const person = loginOf('person', NORDHAFEN).email
  const leitung = loginOf('leitung', NORDHAFEN).email
  return {
    gruppe: 'Hafenplanung',
    personen: [person, leitung, ...emails],
    sichtbar: [person, ...emails.slice(0, 5)],
  }
}

const WEEK = weekOf(['09:00', '20:00'], ['10:00', '16:00'])
/** By how much each storey is sought, in their order. */
const ANDRANG = [1, 0.8, 0.7] as const

function secondHouse(heute: Temporal.PlainDate, feiertage: readonly Sonderzeit[]): Later {
  const works = closure(heute)
  return {
    standorte: [{ name: LERNHAUS, abstellplaetze: [] }],
    personen: crowd(READERS, 'lindenau.example', 'LM', { gruppen: ['Leserschaft'], rollen: [] }),
    plaene: lernhaus().map((entwurf, i) => ({
      entwurf,
      standort: LERNHAUS,
      link: null,
      andrang: ANDRANG[i] ?? 1,
      oeffnungszeiten: WEEK,
      // The quiet storey is closed for some days to come.
      sonderoeffnungszeiten: i === 1 ? [...feiertage, works] : feiertage,
    })),
  }
}

/** Three days of the week after next. */
function closure(heute: Temporal.PlainDate): Sonderzeit {
  const gueltigVon = nextWeekday(heute, 2, 10)
  return {
    gueltigVon,
    gueltigBis: gueltigVon.add({ days: 2 }),
    von: clock('09:00'),
    bis: clock('20:00'),
    status: 'geschlossen',
    grund: 'Die Lüftung wird erneuert',
  }
}

function holidays(heute: Temporal.PlainDate): Sonderzeit[] {
  const years = [heute.year - 2, heute.year - 1, heute.year, heute.year + 1]
  return years
    .flatMap((year) => feiertageOf('SN', year))
    .filter(({ regional }) => !regional)
    .flatMap(({ tag: text, bezeichnung }) => {
      const tag = Temporal.PlainDate.from(text)
      const { days } = heute.until(tag, { largestUnit: 'day' })
      if (!HOLIDAYS.some(({ von, bis }) => days >= von && days <= bis)) return []
      const times = { von: clock('08:00'), bis: clock('21:00') }
      return [
        {
          gueltigVon: tag,
          gueltigBis: tag,
          ...times,
          status: 'geschlossen' as const,
          grund: `Feiertag: ${bezeichnung.de}`,
        },
      ]
    })
}
