import type { Vorschlag } from '@platzwart/contract/leseraum/schliessung'
import * as wire from '@platzwart/contract/operations/leseraum/schliessung'
import { ask } from '../../../platform/api.ts'
import { ApiProblem } from '../../../platform/problem.ts'
import type { Sending } from '../../../ui/form/useSending.ts'
import { type Anlass, applySchliessung, type Beschluss } from '../api/schliessungen.ts'

/** What is asked before it is saved. */
export interface Frage {
  readonly vorschlag: Vorschlag
  /** It was asked before, and is something else by now. */
  readonly anew: boolean
}

/** Bookings are hit: they are shown before anything is saved. */
class HitFirst extends Error {
  readonly frage: Frage

  constructor(frage: Frage) {
    super('bookings are hit')
    this.frage = frage
  }
}

interface Closing<V, A> {
  /** Null where it hits nobody, whatever the bookings are. */
  readonly anlassOf: (values: V) => Anlass | null
  /** Saves what hits nobody. @param stand names what was looked at; none of what could hit nobody */
  readonly save: (values: V, key: string, stand: string) => Promise<A>
  /** What is answered when it was saved with what became of the bookings. */
  readonly saved: (values: V) => Promise<A>
}

/** Answers the name of what was looked at. */
async function look({ anlass, draft }: Anlass, anew: boolean): Promise<string> {
  const vorschlag = await ask(wire.proposeSchliessung, { anlass, draft })
  if (vorschlag.anzahl > 0) throw new HitFirst({ vorschlag, anew })
  return vorschlag.stand
}

/** How something is sent that may hit bookings of others: whom it hits is asked first, and answered by what becomes of them. */
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

/** What is one step also where it hits nobody: it is saved as what hits somebody is, and can be taken back. */
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

/** What putting something out of use is; null of what was in use never, or stays so. */
export const outOfUse = (
  before: InUse | null,
  after: Pick<InUse, 'aktiv'>,
  { anlass, draft }: Omit<Anlass, 'version'>,
) => (before?.aktiv === true && !after.aktiv ? { anlass, draft, version: before.version } : null)
