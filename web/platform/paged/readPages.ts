/** The server's page size. */
export const PAGE_SIZE = 200
/** Upper bound against a server that never ends; nobody reads more than these one by one. */
const MOST_PAGES = 10

interface Page<T> {
  readonly items: readonly T[]
  readonly cursor: string | null
}

/**
 * Reads all pages of a query: a truncated list would silently miss items, and cancelled ones take up room in
 * a page too.
 */
export async function readPages<T extends { readonly id: string }>(
  read: (cursor: string | undefined) => Promise<Page<T>>,
): Promise<T[]> {
  // An item that moves between two pages may come with both.
  const all = new Map<string, T>()
  let cursor: string | undefined
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await read(cursor)
    for (const one of answer.items) all.set(one.id, one)
    if (answer.cursor === null) break
    cursor = answer.cursor
  }
  return [...all.values()]
}
