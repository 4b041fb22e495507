import type { QueryClient } from '@tanstack/react-query'
import { noteStoredAnswers } from '../pending.ts'
import { Unreachable } from '../problem.ts'
import { type Holder, holderOf } from '../session/holder.ts'
import { startOptions } from '../session/start.ts'
import { answerStore } from './answerStore.ts'

/** After so long without an answer, an older one is shown if there is one. */
const PATIENCE_MS = 8_000

function keyOf(person: Holder, was: string): string {
  return `${person.mandantId}/${person.benutzerId}/${was}`
}

/** Stores an answer for this person; a device without storage is no error. */
export async function remember(person: Holder, was: string, wert: unknown): Promise<void> {
  const schluessel = keyOf(person, was)
  noteStoredAnswers(true)
  await answerStore()
    .put(schluessel, { schluessel, wert })
    .catch(() => undefined)
}

export async function recallAnswer(person: Holder, was: string): Promise<unknown> {
  const found = await answerStore()
    .get(keyOf(person, was))
    .catch(() => undefined)
  return found?.wert
}

export async function forget(person: Holder, was: string): Promise<void> {
  await answerStore()
    .remove(keyOf(person, was))
    .catch(() => undefined)
}

/** The parts of TanStack Query's context that are needed. */
interface Asking {
  readonly client: QueryClient
  readonly signal: AbortSignal
}

/**
 * The server's answer, or without a network the last one that the current person got on this device, on any
 * page.
 */
export async function askOrRecall<T>(
  was: string,
  { client, signal }: Asking,
  load: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const asked = holderOf(client.getQueryData(startOptions.queryKey))
  if (asked === null) return load(signal)
  const patience = AbortSignal.timeout(PATIENCE_MS)
  try {
    const wert = await load(AbortSignal.any([signal, patience]))
    void remember(asked, was, wert)
    return wert
  } catch (failure) {
    const unanswered = failure instanceof Unreachable || patience.aborted
    const before = unanswered && !signal.aborted ? await recallAnswer(asked, was) : undefined
    if (before === undefined) throw patience.aborted ? new Unreachable('no answer in time') : failure
    return before as T
  }
}
