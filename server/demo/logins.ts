import type { demoLoginSchema } from '@platzwart/contract/start'
import type { z } from 'zod'

type DemoLogin = Readonly<z.infer<typeof demoLoginSchema>>

export const LINDENAU = 'Stadtbibliothek Lindenau'
export const NORDHAFEN = 'Werke Nordhafen'
/** Operators belong to no Mandant; they are listed under the product's own name. */
const INSTALLATION = 'Platzwart'

/** The one password of all demo accounts; public on purpose, so the demo runs on loopback unless somebody asks for it. */
export const DEMO_PASSWORD = 'Platzwart-Demo-2026'

const login = (rolle: DemoLogin['rolle'], email: string, name: string, mandant: string): DemoLogin => ({
  email,
  password: DEMO_PASSWORD,
  name,
  rolle,
  mandant,
})

/** Printed at start and offered on the login page in demo mode. */
export const DEMO_LOGINS: readonly DemoLogin[] = [
  login('leserin', 'leserin@lindenau.example', 'Leonie Sommer', LINDENAU),
  login('leser', 'leser@lindenau.example', 'Jonas Albrecht', LINDENAU),
  login('leitung', 'leitung@lindenau.example', 'Katrin Lindner', LINDENAU),
  login('person', 'person@nordhafen.example', 'Mehmet Yıldız', NORDHAFEN),
  login('leitung', 'leitung@nordhafen.example', 'Silke Petersen', NORDHAFEN),
  login('fahrerin', 'fahrerin@nordhafen.example', 'Nadine Brinkmann', NORDHAFEN),
  login('fahrer', 'fahrer@nordhafen.example', 'Tomasz Nowak', NORDHAFEN),
  login('fuhrpark', 'fuhrpark@nordhafen.example', 'Hauke Thießen', NORDHAFEN),
  login('freigabe', 'freigabe@nordhafen.example', 'Gesa Wittrock', NORDHAFEN),
  login('pruefer', 'pruefer@nordhafen.example', 'Marten Oltmanns', NORDHAFEN),
  login('betreiber', 'betreiber@platzwart.example', 'Robin Vogt', INSTALLATION),
]

/** The login of a role, in one Mandant where several have it. */
export function loginOf(rolle: DemoLogin['rolle'], mandant?: string): DemoLogin {
  const found = DEMO_LOGINS.find(
    (it) => it.rolle === rolle && (mandant === undefined || it.mandant === mandant),
  )
  if (!found) throw new RangeError(`the demo has no login for ${rolle}`)
  return found
}
