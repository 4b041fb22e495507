import type { BenachrichtigungView } from '@platzwart/contract/benachrichtigung'
import { useUnnamed } from '../../../platform/session/useUnnamed.ts'

/** To whom a mail goes, in words; in staff-council mode why it is not said. */
export function useReceiver(): (empfaenger: BenachrichtigungView['empfaenger']) => string {
  const unnamed = useUnnamed()
  return (empfaenger) => (empfaenger === null ? (unnamed ?? '–') : `${empfaenger.name} (${empfaenger.email})`)
}
