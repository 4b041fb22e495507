import type { Singleton } from '../../platform/deps.ts'
import type { Angabe } from './link.ts'
import { openLink } from './openLink.ts'
import { type LinkRow, readLink } from './queries.ts'

/** For so long nobody asks the database again what a link is; a link that was ended on another server ends here within this time. */
const FRESH_MS = 1_000
/** Links and addresses of none; who was asked for first goes first. */
const MOST = 10_000

interface Asked {
  readonly at: number
  readonly row: Promise<LinkRow | null>
}

/** What links are, asked for once a second at most, however many read. */
export interface Links {
  /** @throws what the database throws; nobody keeps that */
  read(angabe: Angabe): Promise<LinkRow | null>
  /** It was ended here: asked for again, it is looked for anew. */
  forget(mandantId: string, id: string): void
}

export const LINKS: Singleton<Links> = {
  open({ appPool, clock }) {
    const asked = new Map<string, Asked>()
    return {
      async read({ mandantId, id }) {
        const key = keyOf(mandantId, id)
        const at = clock.now().epochMilliseconds
        const known = asked.get(key)
        if (known && Math.abs(at - known.at) < FRESH_MS) return known.row
        const row = openLink(appPool, mandantId, (tx) => readLink(tx, id))
        asked.delete(key)
        asked.set(key, { at, row })
        if (asked.size > MOST) asked.delete(asked.keys().next().value ?? '')
        row.catch(() => asked.get(key)?.row === row && asked.delete(key))
        return row
      },
      forget: (mandantId, id) => void asked.delete(keyOf(mandantId, id)),
    }
  },
}

const keyOf = (mandantId: string, id: string) => `${mandantId} ${id}`
