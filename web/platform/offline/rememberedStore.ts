import { type DeviceStore, deviceStore } from '../deviceStore.ts'
import { noteRemembered } from '../pending.ts'

/** An answer of the server, stored for offline use. */
export interface Remembered {
  readonly schluessel: string
  readonly wert: unknown
}

let store: DeviceStore<Remembered> | null = null

export function rememberedStore(): DeviceStore<Remembered> {
  store ??= deviceStore<Remembered>('gemerkt')
  return store
}

/** Deletes all stored answers when a person signs out; drafts await their owner. */
export async function forgetAnswers(): Promise<void> {
  noteRemembered(false)
  const all = await rememberedStore()
    .all()
    .catch(() => [])
  const answers = all.filter(({ schluessel }) => !schluessel.includes('/entwurf/'))
  await Promise.all(
    answers.map(({ schluessel }) =>
      rememberedStore()
        .remove(schluessel)
        .catch(() => undefined),
    ),
  )
}
