import * as wire from '@platzwart/contract/operations/grundriss'
import * as einstellungWire from '@platzwart/contract/operations/start'
import * as benutzerWire from '@platzwart/contract/operations/start'
import { optionIn } from '@platzwart/domain/einstellung/regeln'
import { choosePlan } from '@platzwart/domain/grundriss/choosePlan'
import { orderPlans } from '@platzwart/domain/grundriss/orderPlans'
import type { Bereich } from '@platzwart/domain/mandant/bereich'
import { tagOf } from '@platzwart/domain/time/zone'
import type { AskFirst, PageAnswers } from '../../platform/http/firstAnswers.ts'

const ID = /^[\da-f-]{36}$/i
const TAG = /^\d{4}-\d\d-\d\d$/

/** The first picture of a Bereich's map: the plan of its address, else the favourite or the first, on the day of the address, else today (L13). */
export const showFirst =
  (bereich: Bereich): PageAnswers =>
  async (ask, query) => {
    const plans = ask(wire.listGrundrisse)
    const settings = ask(einstellungWire.listEinstellungen)
    const favorit = optionIn(bereich, 'leseraum.favoritGrundriss')
    const chosen = async () => {
      const favourite = (await settings)?.find(({ name }) => name === favorit)?.wert
      const own = ((await plans) ?? []).filter((plan) => plan.bereich === bereich)
      return choosePlan(orderPlans(own), favourite)
    }
    const id = matching(query.get('grundriss'), ID) ?? (await chosen())
    const plan = id !== undefined && ask(wire.showGrundriss, { id })
    const tag = matching(query.get('tag'), TAG) ?? (await today(ask))
    const day = id !== undefined && tag !== undefined && ask(wire.readPlanTag, { id, tag })
    await Promise.all([plans, settings, plan, day])
  }

function matching(written: string | null, pattern: RegExp): string | undefined {
  return written !== null && pattern.test(written) ? written : undefined
}

async function today(ask: AskFirst): Promise<string | undefined> {
  const { mandant, jetzt } = (await ask(benutzerWire.start)) ?? {}
  return mandant && jetzt ? tagOf(Temporal.Instant.from(jetzt), mandant.zone).toString() : undefined
}
