import * as wire from '@platzwart/contract/operations/sitzung'
import { PAGE } from '@platzwart/contract/paths'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { hasStoredAnswers } from '../../../platform/pending.ts'
import { takeRedirect } from '../../../platform/redirectCookie.ts'
import { keepChosenHouse } from '../../../platform/session/house.ts'

/** A house that the account can go to. */
export interface Haus {
  readonly id: string
  readonly name: string
  /** Invited, but never entered. */
  readonly eingeladen: boolean
  /** The current house. */
  readonly hier: boolean
  /** Its address, if it differs from this one. */
  readonly adresse: string | null
}

/** The houses of the account, the current one first. */
export const haeuserOptions = queryOptions({
  queryKey: ['haeuser'],
  queryFn: async ({ signal }) => (await ask(wire.listHaeuser, { signal })).haeuser,
})

/**
 * Goes to another house by a full page load, so that nothing of the previous one stays in memory; the offline
 * store of answers is cleared, too. The outbox belongs to its person, and stays until they return.
 */
export async function goToHouse({ id, hier }: Haus): Promise<void> {
  if (!hier) await ask(wire.switchHaus, { body: { haus: id } })
  keepChosenHouse(id)
  if (!hier && hasStoredAnswers()) {
    const { forgetAnswers } = await import('../../../platform/offline/answerStore.ts')
    await forgetAnswers()
  }
  location.assign(takeRedirect() ?? PAGE.home)
}
