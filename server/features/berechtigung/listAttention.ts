import type { Attention } from '@platzwart/contract/berechtigung'
import { attentionFor } from '@platzwart/domain/berechtigung/attention'
import { menuEntries } from '@platzwart/domain/berechtigung/menu'
import type { Call } from '../../platform/http/endpoint.ts'

/** P3: what waits for this administrator. Each feature counts its own (`Feature.attention`), and only what they may see is counted. */
export async function listAttention(call: Call) {
  const { deps, person, konfiguration } = call
  const { module, einrichtung } = konfiguration.mandant
  const menue = menuEntries(person.berechtigungen, module, { ...person, einrichtung }).map(({ id }) => id)
  const counted = await Promise.all(
    attentionFor(person.berechtigungen, menue).map(async ({ name }) => ({
      name,
      anzahl: (await deps.attention[name]?.(call)) ?? 0,
    })),
  )
  const body: Attention = counted.filter(({ anzahl }) => anzahl > 0)
  return { status: 200, body } as const
}
