import type { BenutzerListed, BenutzerView } from '@platzwart/contract/benutzer'
import * as wire from '@platzwart/contract/operations/benutzer'
import * as roles from '@platzwart/contract/operations/berechtigung'
import { PAGE } from '@platzwart/contract/paths'
import { idOf } from '@platzwart/contract/testing/filled'
import { type Visit, visitApp } from './house.tsx'
import { answer } from './server.ts'

export const LESER = { id: idOf(71), name: 'Leserschaft' }
export const FAHRER = { id: idOf(72), name: 'Fahrer' }
export const NELE: BenutzerListed = {
  id: idOf(60),
  vorname: 'Nele',
  nachname: 'Neumann',
  email: 'nele@haus.example',
  personalnummer: '4711',
  status: 'aktiv',
  einladung: 'keine',
  gruppen: [LESER],
  rollen: [FAHRER],
  version: 3,
}
export const UDO: BenutzerListed = {
  ...NELE,
  id: idOf(61),
  vorname: 'Udo',
  nachname: 'Unruh',
  email: 'udo@haus.example',
  einladung: 'offen',
  gruppen: [],
  rollen: [],
  version: 1,
}
const WIRKSAM: BenutzerView['wirksam'] = [
  {
    berechtigung: 'fahrzeug_buchen',
    durch: [
      { gruppe: null, rolle: null },
      { gruppe: null, rolle: FAHRER },
      { gruppe: LESER, rolle: FAHRER },
    ],
  },
]
export const SHOWN: BenutzerView = {
  ...NELE,
  sprache: 'de',
  erstellt: '2027-01-04T08:00:00Z',
  direkt: ['fahrzeug_buchen'],
  wirksam: WIRKSAM,
  sitzungen: 2,
  zweitfaktor: true,
}

export const arrive = (at: string = PAGE.adminBenutzer, how: Visit = {}) =>
  visitApp(at, {
    rechte: ['benutzer_pflegen', 'berechtigungs_pflege'],
    ...how,
    answers: [
      answer(wire.listBenutzer, ({ query }) => ({
        items: [NELE, UDO].filter(({ email }) => email.includes(query?.suche ?? '')),
      })),
      answer(wire.showBenutzer, ({ id }) => (id === NELE.id ? SHOWN : { ...SHOWN, ...UDO, wirksam: [] })),
      answer(roles.listGruppen, [{ ...LESER }]),
      answer(roles.listRollen, [{ ...FAHRER }]),
      ...(how.answers ?? []),
    ],
  })

export const OPEN = `${PAGE.adminBenutzer}?person=${NELE.id}`
