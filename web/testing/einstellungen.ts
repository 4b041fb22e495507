import type { EinstellungView } from '@platzwart/contract/einstellung'
import { clearEinstellung, saveEinstellung } from '@platzwart/contract/operations/einstellung'
import { listEinstellungen } from '@platzwart/contract/operations/start'
import { EINSTELLUNG_NAMES, type EinstellungName, optionOf } from '@platzwart/domain/einstellung/catalogue'
import { type Answer, answer } from './server.ts'

export type Werte = Readonly<Partial<Record<EinstellungName, EinstellungView['wert']>>>

/** Every setting as the server tells it: these in a layer of their own, the rest as the product has them. */
export function viewsOf(
  werte: Werte = {},
  herkunft: EinstellungView['herkunft'] = 'mandant',
): EinstellungView[] {
  return EINSTELLUNG_NAMES.map((name) => {
    const { type, standard } = optionOf(name)
    const view = { name, type, standard: standard as EinstellungView['wert'], nurMandant: false }
    const wert = werte[name]
    if (wert === undefined) return { ...view, wert: view.standard, herkunft: 'default' }
    const below = { wert: view.standard, herkunft: 'default' } as const
    return { ...view, wert, herkunft, ...(herkunft === 'benutzer' ? { darunter: below } : {}) }
  })
}

/** A server that keeps what somebody chooses for themselves: what is saved is what is read next. */
export function keepingOwn(first: Werte): readonly Answer[] {
  let mine = first
  return [
    answer(listEinstellungen, () => viewsOf(mine, 'benutzer')),
    answer(saveEinstellung, ({ name, body }) => {
      mine = { ...mine, [String(name)]: (body as { wert: never }).wert }
      return undefined
    }),
    answer(clearEinstellung, ({ name }) => {
      mine = Object.fromEntries(Object.entries(mine).filter(([one]) => one !== name))
      return undefined
    }),
  ]
}
