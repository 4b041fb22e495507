/**
 * Drafts of forms, in this tab only: they end with the tab, with a sign-out, and with somebody else's
 * sign-in.
 */
const PREFIX = 'platzwart-entwurf/'

export interface Draft {
  /**
   * The initial values of the form: a draft of another record, or of one that has changed, is not restored.
   */
  readonly base: unknown
  readonly values: Readonly<Record<string, unknown>>
}

const nameOf = (person: string, form: string) => `${PREFIX}${person}/${form}`

/** Storage may be forbidden or full: then nothing is stored, and nothing fails. */
function attempt<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}

export function keepDraft(person: string, form: string, draft: Draft): void {
  attempt(() => sessionStorage.setItem(nameOf(person, form), JSON.stringify(draft)))
}

export function readDraft(person: string, form: string): Draft | null {
  return attempt(() => JSON.parse(sessionStorage.getItem(nameOf(person, form)) ?? 'null') as Draft | null)
}

export function forgetDraft(person: string, form: string): void {
  attempt(() => sessionStorage.removeItem(nameOf(person, form)))
}

/** Deletes the drafts of everybody else; null: of everybody. */
export function keepDraftsOf(person: string | null): void {
  attempt(() => {
    const names = Object.keys(sessionStorage).filter((name) => name.startsWith(PREFIX))
    for (const name of names)
      if (person === null || !name.startsWith(nameOf(person, ''))) sessionStorage.removeItem(name)
  })
}
