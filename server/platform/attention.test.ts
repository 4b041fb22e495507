import { describe, expect, it } from 'vitest'
import { attentionOf } from './attention.ts'
import type { Counts, Feature } from './feature.ts'
import type { Call } from './http/endpoint.ts'

/** The counters use only the call's modules. */
const callIn = (...module: string[]) => ({ konfiguration: { mandant: { module } } }) as unknown as Call

const FEATURES: readonly Feature[] = [
  { name: 'ohne' },
  { name: 'benutzer', attention: { einladungen: async () => 3 } },
  {
    name: 'plaetze',
    modul: 'leseraum',
    attention: { plaetzeAus: async () => 2, ohneZeiten: async () => 1 },
  },
]

async function countedIn(counts: Counts, call: Call): Promise<Record<string, number>> {
  const all = Object.entries(counts).map(async ([name, count]) => [name, await count(call)] as const)
  return Object.fromEntries(await Promise.all(all))
}

describe('the counters of all features', () => {
  it('return everything for a house with their modules', async () => {
    expect(await countedIn(attentionOf(FEATURES), callIn('leseraum'))).toEqual({
      einladungen: 3,
      plaetzeAus: 2,
      ohneZeiten: 1,
    })
  })

  it('return nothing for a module that is off, without running its counters', async () => {
    const asked: string[] = []
    const features: readonly Feature[] = [
      {
        name: 'plaetze',
        modul: 'leseraum',
        attention: {
          plaetzeAus: async () => {
            asked.push('plaetzeAus')
            return 2
          },
        },
      },
    ]
    expect(await countedIn(attentionOf(features), callIn('fahrzeugbuchung'))).toEqual({ plaetzeAus: 0 })
    expect(asked).toEqual([])
    expect(await countedIn(attentionOf(FEATURES), callIn())).toEqual({
      einladungen: 3,
      plaetzeAus: 0,
      ohneZeiten: 0,
    })
  })
})
