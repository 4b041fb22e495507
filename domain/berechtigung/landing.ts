/** What a person's own bookings ask for: an action now, something later today, or nothing. */
export type Own = 'jetzt' | 'heute' | null

export interface LandingFacts {
  /** The person's menu entries in order: nobody lands on a page that is closed to them. */
  readonly menue: readonly string[]
  /** The configured start page (S12). */
  readonly startpfad: string
  /**
   * Requests awaiting this person's decision, and licences due for a check; null if the person does not
   * handle them.
   */
  readonly zaehler: { readonly freigaben: number | null; readonly fuehrerscheine: number | null }
  readonly own: Own
  /** Nothing can be booked in the house yet. */
  readonly leer?: boolean
}

/** Pages about the person's own account, which everybody has. */
const OF_ACCOUNT: readonly string[] = ['eigeneEinstellungen', 'eigeneMails', 'passwort']

/** Whether a menu entry is about the person's own account, and so needs no permission. */
export function isOfAccount(entry: string): boolean {
  return OF_ACCOUNT.includes(entry)
}

/** Why a person comes, most urgent first; they land on the first that applies. */
const REASONS: readonly { readonly entry: string; readonly waits: (facts: LandingFacts) => boolean }[] = [
  { entry: 'heute', waits: ({ own }) => own === 'jetzt' },
  { entry: 'einrichten', waits: ({ leer }) => leer === true },
  { entry: 'freigaben', waits: ({ zaehler }) => (zaehler.freigaben ?? 0) > 0 },
  { entry: 'fuehrerschein', waits: ({ zaehler }) => (zaehler.fuehrerscheine ?? 0) > 0 },
  { entry: 'heute', waits: ({ own }) => own === 'heute' },
]

/**
 * The page that `/` redirects to (S12; SPECIFICATION section 2): what is pending for the person, otherwise
 * the configured start page, and if that is closed to them the first page that is not. Never a page outside
 * their menu.
 * @param paths the path of each menu entry that has a page; entries without one are skipped
 */
export function landingPath(facts: LandingFacts, paths: Readonly<Partial<Record<string, string>>>): string {
  const open = facts.menue.filter((entry) => paths[entry] !== undefined)
  const reason = REASONS.find(({ entry, waits }) => open.includes(entry) && waits(facts))
  if (reason) return paths[reason.entry] ?? facts.startpfad
  if (open.some((entry) => paths[entry] === facts.startpfad)) return facts.startpfad
  // Everybody has 'heute', so it is the last resort: any page that is not about the account says more.
  const own = open.find((entry) => entry !== 'heute' && !isOfAccount(entry)) ?? 'heute'
  return paths[own] ?? facts.startpfad
}
