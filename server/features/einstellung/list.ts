import type { EinstellungView } from '@platzwart/contract/einstellung'
import { EINSTELLUNG_NAMES, optionOf } from '@platzwart/domain/einstellung/katalog'
import type { Call } from '../../platform/http/endpoint.ts'

/** Every setting as it holds for the person who asks, with the layer that its value comes from. */
export async function listEinstellungen(call: Call<unknown>) {
  const body = EINSTELLUNG_NAMES.map((name): EinstellungView => {
    const option = optionOf(name)
    const { value, origin } = call.person.einstellungen[name]
    return {
      name,
      type: option.type,
      wert: value as EinstellungView['wert'],
      herkunft: origin,
      standard: option.standard as EinstellungView['wert'],
      nurMandant: option.nurMandant,
    }
  })
  return { status: 200, body } as const
}
