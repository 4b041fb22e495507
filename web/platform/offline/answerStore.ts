import { type DeviceStore, deviceStore } from '../deviceStore.ts'
import { noteStoredAnswers } from '../pending.ts'

/** An answer of the server, stored for offline use. */
export interface StoredAnswer {
  readonly schluessel: string
  readonly wert: unknown
}

let store: DeviceStore<StoredAnswer> | null = null

export function answerStore(): DeviceStore<StoredAnswer> {
  store ??= deviceStore<StoredAnswer>('gemerkt')
  return store
}

/** Deletes all stored answers when a person signs out; drafts await their owner. */
export async function forgetAnswers(): Promise<void> {
  noteStoredAnswers(false)
  const all = await answerStore()
    .all()
    .catch(() => [])
  const answers = all.filter(({ schluessel }) => !schluessel.includes('/entwurf/'))
  await Promise.all(
    answers.map(({ schluessel }) =>
      answerStore()
        .remove(schluessel)
        .catch(() => undefined),
    ),
  )
}
