import { LESERAUM_ARTEN } from '@platzwart/domain/leseraum/types'
import { build } from '../../../platform/database/sql.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import type { EinfuhrArt } from '../../../platform/einfuhrArt.ts'
import { refuse } from '../../../platform/http/endpoint.ts'
import { phrase } from '../../../platform/phrases.ts'
import { lockKnownPlan } from '../../grundriss/lockPlan.ts'
import { planOf } from '../../grundriss/plan.ts'
import { PLAETZE_RULES, type PlatzJudged } from './judgeLines.ts'
import { saveLeseraeume } from './saveLeseraeume.ts'

/** The seats of a plan, kept from other changes until the transaction ends; whoever books one is not kept waiting. */
function lockSeats(tx: Tx, grundrissId: string): Promise<number> {
  return tx.run(
    build
      .selectFrom('leseraum')
      .where('leseraum.mandant_id', '=', tx.scope.mandantId)
      .select('id')
      .where('grundriss_id', '=', grundrissId)
      .orderBy('id')
      .forNoKeyUpdate(),
  )
}

const WORDS: Readonly<Record<string, readonly string[]>> = {
  art: LESERAUM_ARTEN,
  zweitePersonNoetig: ['true', 'false'],
}

/** Seats of a plan by a table. */
export const PLAETZE: EinfuhrArt = {
  ...PLAETZE_RULES,
  art: 'plaetze',
  start: new URL('./startEinfuhr.ts', import.meta.url),
  // Which equipment there is, each house says itself; a place that is not given is found.
  beispiele: ['bezeichnung', 'art', 'zone', 'kapazitaet'],
  hasTarget: async (call, id) => (await planOf(call, id)) !== null,
  about: ({ bezeichnung = '', zone = '' }) => ({ titel: bezeichnung, zusatz: zone }),
  spoken: (sprache, spalte, wert) =>
    WORDS[spalte]?.includes(wert) ? phrase(sprache, 'einfuhr', `wort.${wert}`) : wert,
  async take(call, file) {
    const { tx } = call
    if (file.zielId === null) return refuse({ status: 404, code: 'nichtGefunden' })
    const plan = await lockKnownPlan(call, file.zielId)
    if ('refusal' in plan) return plan
    await lockSeats(tx, plan.id)
    return {
      judge: await PLAETZE_RULES.open(tx, file),
      async save(lines) {
        await saveLeseraeume(call, plan.id, lines as readonly PlatzJudged[])
        return []
      },
    }
  },
}
