import { isUuid } from '@platzwart/domain/id'
import type { SearchSchemaInput } from '@tanstack/react-router'

const STATUS = ['wartend', 'gesendet', 'fehlgeschlagen'] as const

interface PostausgangSearch {
  readonly status?: (typeof STATUS)[number] | undefined
  /** Id of the mail that is open. */
  readonly nachricht?: string | undefined
}

/** What the address of the outbox says; anything else is left out. */
export function parsePostausgangSearch(
  raw: { readonly status?: unknown; readonly nachricht?: unknown } & SearchSchemaInput,
): PostausgangSearch {
  const status = STATUS.find((known) => known === raw.status)
  const nachricht = typeof raw.nachricht === 'string' && isUuid(raw.nachricht) ? raw.nachricht : undefined
  return { ...(status && { status }), ...(nachricht && { nachricht }) }
}
