import type { Vorschlag } from '@platzwart/contract/leseraum/schliessung'
import * as wire from '@platzwart/contract/operations/leseraum/schliessung'
import { ask } from '../../../platform/api.ts'
import { ApiProblem } from '../../../platform/problem.ts'
import type { Sending } from '../../../ui/form/useSending.ts'
import { type Anlass, applySchliessung, type Beschluss } from '../api/schliessungen.ts'

/** The question before saving. */
export interface Frage {
  readonly vorschlag: Vorschlag
  /** It was asked before, and the bookings have changed meanwhile. */
  readonly anew: boolean
}

/** Thrown if bookings are affected: they are shown before anything is saved. */
class HitFirst extends Error {
  readonly frage: Frage

  constructor(frage: Frage) {
    super('bookings are hit')
    this.frage = frage
  }
}

interface Closing<V, A> {
  /** Null if the change cannot affect any booking. */
  readonly anlassOf: (values: V) => Anlass | null
  /**
   * Saves a change that affects nobody. @param stand the preview's token; empty if the change cannot affect
   * anybody
   */
  readonly save: (values: V, key: string, stand: string) => Promise<A>
  /** The result after saving with decisions about bookings. */
  readonly saved: (values: V) => Promise<A>
}

/** Requests the preview, and returns its token. */
async function look({ anlass, draft }: Anlass, anew: boolean): Promise<string> {
  const vorschlag = await ask(wire.proposeSchliessung, { anlass, draft })
  if (vorschlag.anzahl > 0) throw new HitFirst({ vorschlag, anew })
  return vorschlag.stand
}

/** Sends a change that may affect other people's bookings: previews them first, and asks for a decision. */
export function closing<V, A>({ anlassOf, save, saved }: Closing<V, A>) {
  return {
    async send(values: V, { key, word }: Sending<Beschluss>): Promise<A> {
      const anlass = anlassOf(values)
      if (anlass === null) return save(values, key, '')
      if (word === undefined) {
        return save(values, key, await look(anlass, false))
      }
      try {
        await applySchliessung(anlass, word, key)
      } catch (failure) {
        if (!(failure instanceof ApiProblem && failure.code === 'schliessung.anders')) throw failure
        return save(values, key, await look(anlass, true))
      }
      return saved(values)
    },
    asks: (failure: unknown) => (failure instanceof HitFirst ? failure.frage : null),
  }
}

/** A change that is always saved as a closure, even if it affects nobody, so that it can be undone. */
export const inOneStep = <V>(anlassOf: (values: V) => Anlass) =>
  closing({
    anlassOf,
    save: async (values: V, key, stand) => {
      await applySchliessung(
        anlassOf(values),
        { stand, alle: 'belassen', sonst: 'belassen', ausnahmen: [] },
        key,
      )
    },
    saved: async () => undefined,
  })

interface InUse {
  readonly aktiv: boolean
  readonly version: number
}

/** The closure of taking something out of use; null if it was not in use, or stays in use. */
export const outOfUse = (
  before: InUse | null,
  after: Pick<InUse, 'aktiv'>,
  { anlass, draft }: Omit<Anlass, 'version'>,
) => (before?.aktiv === true && !after.aktiv ? { anlass, draft, version: before.version } : null)
