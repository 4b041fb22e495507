/** What a person's own bookings say: something is to be done at this moment, something is on today, or neither. */
export type Own = 'jetzt' | 'heute' | null

export interface LandingFacts {
  /** Entries of the person's menu, in its order: nobody is led to what they may not open. */
  readonly menue: readonly string[]
  /** The configured start page (S12). */
  readonly startpfad: string
  /** Requests that wait for this person's decision, and licences that wait for a check; null for what is not theirs. */
  readonly zaehler: { readonly freigaben: number | null; readonly fuehrerscheine: number | null }
  readonly own: Own
  /** Nobody can book anything in the house yet. */
  readonly leer?: boolean
}

/** Pages about oneself, which everybody has. */
const OF_ACCOUNT: readonly string[] = ['eigeneEinstellungen', 'eigeneMails', 'passwort']

/** Whether an entry of the menu is about oneself: it unlocks nothing. */
export function isOfAccount(entry: string): boolean {
  return OF_ACCOUNT.includes(entry)
}

/** What a person comes for, the most urgent first; the first that holds is where they land. */
const REASONS: readonly { readonly entry: string; readonly waits: (facts: LandingFacts) => boolean }[] = [
  { entry: 'heute', waits: ({ own }) => own === 'jetzt' },
  { entry: 'einrichten', waits: ({ leer }) => leer === true },
  { entry: 'freigaben', waits: ({ zaehler }) => (zaehler.freigaben ?? 0) > 0 },
  { entry: 'fuehrerschein', waits: ({ zaehler }) => (zaehler.fuehrerscheine ?? 0) > 0 },
  { entry: 'heute', waits: ({ own }) => own === 'heute' },
]

/**
 * Where `/` leads somebody (S12; SPECIFICATION section 2): to what waits for them, otherwise to the configured start page, and
 * where that one is not theirs to the first page that is. Never to a page outside their menu.
 * @param paths the address behind each entry of the menu that has a page; entries without one lead nowhere
 */
export function landingPath(facts: LandingFacts, paths: Readonly<Partial<Record<string, string>>>): string {
  const open = facts.menue.filter((entry) => paths[entry] !== undefined)
  const reason = REASONS.find(({ entry, waits }) => open.includes(entry) && waits(facts))
  if (reason) return paths[reason.entry] ?? facts.startpfad
  if (open.some((entry) => paths[entry] === facts.startpfad)) return facts.startpfad
  // 'heute' has a word for everybody, so it is the last resort: any page that is not about oneself says more.
  const own = open.find((entry) => entry !== 'heute' && !isOfAccount(entry)) ?? 'heute'
  return paths[own] ?? facts.startpfad
}
