import type { Call } from '../../../platform/http/endpoint.ts'
import { type JsonText, jsonText } from '../../../platform/http/jsonText.ts'
import type { FlottenFahrzeug } from '../../flotte/flotte.ts'
import { readZustaende } from '../../flotte/queries.ts'
import { presentFahrzeug } from '../../flotte/showFahrzeug.ts'
import { type Marken, readBetween } from './readMarken.ts'

/** Cars with how they are now, as JSON, by id. */
export type Fahrzeuge = ReadonlyMap<string, JsonText<ReturnType<typeof presentFahrzeug>>>

/** Bytes beside a text's letters: an id, a place, the text's head. */
const TEXT_BYTES = 160

function sizeOf(texts: Fahrzeuge): number {
  let size = 0
  // Two bytes a letter, because of the few texts that need them.
  for (const text of texts.values()) size += TEXT_BYTES + 2 * text.length
  return size
}

/** These cars: those that were asked for before as this server keeps them, for as long as nobody wrote any of them. */
export async function keepFahrzeuge(
  { tx, deps, konfiguration }: Call,
  marken: Marken,
  cars: readonly FlottenFahrzeug[],
): Promise<Fahrzeuge> {
  const key = `fahrzeuge ${tx.scope.mandantId}`
  const proof = { stand: konfiguration.stand, marke: marken.zustand }
  const kept = deps.cache.get<Fahrzeuge>(key, proof) ?? (new Map() satisfies Fahrzeuge)
  const missing = cars.filter((car) => !kept.has(car.id))
  if (missing.length === 0) return kept
  const read = async (some: readonly FlottenFahrzeug[]) => {
    const zustaende = await readZustaende(
      tx,
      some.map((car) => car.id),
    )
    return new Map(
      some.map((car) => [car.id as string, jsonText(presentFahrzeug(car, zustaende.get(car.id)))]),
    )
  }
  const { found, after } = await readBetween(tx, marken, read(missing))
  if (after.zustand !== marken.zustand) return missing.length === cars.length ? found : read(cars)
  const texts = new Map([...kept, ...found])
  if (after.stand === proof.stand) deps.cache.put(key, proof, texts, sizeOf(texts))
  return texts
}
