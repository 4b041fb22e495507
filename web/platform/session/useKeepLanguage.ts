import * as wire from '@platzwart/contract/operations/start'
import type { Language } from '@platzwart/phrases/phrases'
import { ask } from '../api.ts'
import { keepLanguage } from '../language.ts'
import { useStart } from './start.ts'

/**
 * Switches the language, stores it on this device, and for a signed-in person in the account, whose mails use
 * it.
 */
export function useKeepLanguage(): (sprache: Language) => void {
  const { sitzung } = useStart()
  return (sprache) => {
    void keepLanguage(sprache)
    // The device has stored it; if the request fails, the account gets the next choice.
    if (sitzung) ask(wire.changeSprache, { body: { sprache } }).catch(() => undefined)
  }
}
