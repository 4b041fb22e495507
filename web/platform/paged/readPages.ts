/** As many as the server gives at once. */
export const PAGE_SIZE = 200
/** Of more than these nobody looks after each one; a server that never came to an end would be asked for ever. */
const MOST_PAGES = 10

interface Page<T> {
  readonly items: readonly T[]
  readonly cursor: string | null
}

/** All that a query finds, page after page: what is cut off would be missing unsaid, and what is cancelled takes its place in a page as well. */
export async function readPages<T extends { readonly id: string }>(
  read: (cursor: string | undefined) => Promise<Page<T>>,
): Promise<T[]> {
  // What is moved between two pages may come with both.
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
