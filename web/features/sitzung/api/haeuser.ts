import * as wire from '@platzwart/contract/operations/sitzung'
import { PAGE } from '@platzwart/contract/paths'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { hasStoredAnswers } from '../../../platform/pending.ts'
import { takeRedirect } from '../../../platform/redirectCookie.ts'
import { keepChosenHouse } from '../../../platform/session/house.ts'

/** A house that one can go to with one's account. */
export interface Haus {
  readonly id: string
  readonly name: string
  /** Invited, and not been there yet. */
  readonly eingeladen: boolean
  /** One is there. */
  readonly hier: boolean
  /** Where it is found, when it is not at this address. */
  readonly adresse: string | null
}

/** The houses of one's account, the present one first. */
export const haeuserOptions = queryOptions({
  queryKey: ['haeuser'],
  queryFn: async ({ signal }) => (await ask(wire.listHaeuser, { signal })).haeuser,
})

/**
 * Goes to another house, with a page that knows nothing of the one before: what it was told is forgotten with it, and so is what the device
 * keeps for reading without a network. What waits there to be sent belongs to its person, and stays until they are back.
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
