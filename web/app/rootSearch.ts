/** The dialogs of the header (U2). */
const DIALOGE = ['so-gehts', 'regeln'] as const

export type Dialog = (typeof DIALOGE)[number]

/** What any address may carry. */
export interface RootSearch {
  /** S5: signs out and goes to /login. */
  readonly logout?: boolean
  readonly dialog?: Dialog
}

export function parseRootSearch(raw: Readonly<Record<string, unknown>>): RootSearch {
  const dialog = DIALOGE.find((one) => one === raw.dialog)
  return {
    ...(raw.logout === true && { logout: true }),
    ...(dialog !== undefined && { dialog }),
  }
}
