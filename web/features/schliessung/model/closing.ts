import { ApiProblem } from '../../../platform/problem.ts'
import type { Sending } from '../../../ui/form/useSending.ts'
import type { AnyVorschlag, Beschluss, HitWords, SchliessTypes, SchliessungArt } from '../art.ts'

/** The question before saving. */
export interface Frage<V extends AnyVorschlag> {
  readonly vorschlag: V
  /** The preview has changed since it was shown. */
  readonly anew: boolean
  readonly useWords: () => HitWords<V>
}

/** Thrown if bookings are affected: they are shown before anything is saved. */
class HitFirst extends Error {}

export interface Closing<V, A, Anlass> {
  /** Null if it cannot affect anybody. */
  readonly anlassOf: (values: V) => Anlass | null
  /**
   * Saves a change that affects nobody. @param stand the preview's token; empty if the change cannot affect
   * anybody
   */
  readonly save: (values: V, key: string, stand: string) => Promise<A>
  /** The result after saving with decisions about bookings. */
  readonly saved: (values: V) => Promise<A>
}

/** Sends a change that may affect bookings of others: shows them first, and saves it with the decisions about them. */
export function closingOf<T extends SchliessTypes, V, A>(
  { propose, apply, useWords }: SchliessungArt<T>,
  { anlassOf, save, saved }: Closing<V, A, T['anlass']>,
) {
  const asked = new WeakMap<HitFirst, Frage<T['vorschlag']>>()

  /** Requests the preview, and returns its token. */
  async function look(anlass: T['anlass'], anew: boolean): Promise<string> {
    const vorschlag = await propose(anlass)
    if (vorschlag.anzahl === 0) return vorschlag.stand
    const hit = new HitFirst('bookings are hit')
    asked.set(hit, { vorschlag, anew, useWords })
    throw hit
  }

  return {
    async send(values: V, { key, word }: Sending<Beschluss>): Promise<A> {
      const anlass = anlassOf(values)
      if (anlass === null) return save(values, key, '')
      if (word === undefined) {
        return save(values, key, await look(anlass, false))
      }
      try {
        await apply(anlass, word, key)
      } catch (failure) {
        if (!(failure instanceof ApiProblem && failure.code === 'schliessung.anders')) throw failure
        return save(values, key, await look(anlass, true))
      }
      return saved(values)
    },
    asks: (failure: unknown) => (failure instanceof HitFirst ? (asked.get(failure) ?? null) : null),
  }
}

/** A change that is always saved as a closure, even if it affects nobody, so that it can be undone. */
export const inOneStepOf = <T extends SchliessTypes, V>(
  art: SchliessungArt<T>,
  anlassOf: (values: V) => T['anlass'],
) =>
  closingOf(art, {
    anlassOf,
    save: async (values: V, key, stand) => {
      await art.apply(anlassOf(values), { stand, alle: 'belassen', sonst: 'belassen', ausnahmen: [] }, key)
    },
    saved: async () => undefined,
  })

interface InUse {
  readonly aktiv: boolean
  readonly version: number
}

/** The closure of taking something out of use; null if it was not in use, or stays in use. */
export const outOfUse = <A extends object>(
  before: InUse | null,
  after: Pick<InUse, 'aktiv'>,
  anlass: A,
): (A & Pick<InUse, 'version'>) | null =>
  before?.aktiv === true && !after.aktiv ? { ...anlass, version: before.version } : null
