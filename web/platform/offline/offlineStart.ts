import * as wire from '@platzwart/contract/operations/start'
import type { Start } from '@platzwart/contract/start'
import type { QueryClient } from '@tanstack/react-query'
import { ask } from '../api.ts'
import { holderOf } from '../session/holder.ts'
import { startOptions } from '../session/start.ts'
import { answerStore } from './answerStore.ts'

const KEY = 'start'
const AGAIN_AFTER_MS = 10_000

interface KeptStart {
  readonly start: Start
  /** When the device received it, in milliseconds since the epoch, by its own clock. */
  readonly at: number
}

/** Stores who is signed in, so that the vehicle pages can open offline; until this person signs out. */
export async function rememberStart(queryClient: QueryClient): Promise<void> {
  const state = queryClient.getQueryState(startOptions.queryKey)
  if (!state?.data?.sitzung) return
  const wert: KeptStart = { start: state.data, at: state.dataUpdatedAt }
  await answerStore()
    .put(KEY, { schluessel: KEY, wert })
    .catch(() => undefined)
}

/** The last person on this device who has not signed out; then asks the server again until it answers. */
export async function recallStart(queryClient: QueryClient): Promise<Start | null> {
  const kept = await answerStore()
    .get(KEY)
    .catch(() => undefined)
  if (kept === undefined) return null
  const { start, at } = kept.wert as KeptStart
  queryClient.setQueryData(startOptions.queryKey, start, { updatedAt: at })
  void renew(queryClient, start)
  return start
}

/** As soon as the server answers, that counts: another person or nobody causes a reload. */
async function renew(queryClient: QueryClient, shown: Start): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS))
    try {
      const start = await ask(wire.start)
      const same = holderOf(start)?.benutzerId === holderOf(shown)?.benutzerId
      if (!same) return location.reload()
      queryClient.setQueryData(startOptions.queryKey, start)
      return
    } catch {
      // Still no network.
    }
  }
}
