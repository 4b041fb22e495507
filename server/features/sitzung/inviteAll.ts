import type { Tx } from '../../platform/database/tx.ts'
import { type Sitzungen, sendInvitation } from './invite.ts'

type Invited = Parameters<typeof sendInvitation>[2]

/** Invitations that are made at the same time; each asks the directory a few questions. */
const AT_ONCE = 8

/** Lets many in by mails of their own. */
export async function inviteAll(sitzungen: Sitzungen, tx: Tx, people: readonly Invited[]): Promise<void> {
  for (let at = 0; at < people.length; at += AT_ONCE)
    await Promise.all(people.slice(at, at + AT_ONCE).map((one) => sendInvitation(sitzungen, tx, one)))
}
