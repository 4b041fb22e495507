import type { EinfuhrArt } from '../../../platform/einfuhrArt.ts'
import { lockRechte } from '../../berechtigung/lockRechte.ts'
import { authOf } from '../../sitzung/auth.ts'
import { inviteAll } from '../../sitzung/inviteAll.ts'
import { readHouse } from './facts.ts'
import { judgeLines, PERSONEN_RULES, type PersonJudged } from './judgeLines.ts'
import { type Made, saveKnown, saveNew } from './savePeople.ts'

/** Each of them is a mail with a link of its own, made before the answer. */
const MOST_INVITED = 2_000

/** People by a table. */
export const PERSONEN: EinfuhrArt = {
  ...PERSONEN_RULES,
  art: 'personen',
  start: new URL('./startEinfuhr.ts', import.meta.url),
  mostInvited: MOST_INVITED,
  beispiele: ['vorname', 'nachname', 'email', 'personalnummer', 'sprache'],
  about: ({ vorname = '', nachname = '', email = '' }) => ({
    titel: `${vorname} ${nachname}`.trim(),
    zusatz: email.toLowerCase(),
  }),
  async take(call, _, { einladen }) {
    const { tx, deps } = call
    const { own } = await lockRechte(call, 'benutzer_pflegen')
    // Which line was the first to say something was settled by the preview: what came second is refused, and not asked about again.
    const house = await readHouse(tx, own, () => undefined)
    const made: Made[] = []
    return {
      judge: (said) => judgeLines(tx, house, said),
      async save(lines) {
        const people = lines as readonly PersonJudged[]
        made.push(
          ...(await saveNew(
            call,
            people.filter(({ urteil }) => urteil === 'neu'),
          )),
        )
        await saveKnown(
          call,
          people.filter(({ urteil }) => urteil === 'geaendert'),
        )
        return []
      },
      async finish() {
        if (einladen && deps.transport.send !== null)
          await inviteAll({ auth: authOf(deps), mailer: deps.mailer }, tx, made)
      },
    }
  },
}
