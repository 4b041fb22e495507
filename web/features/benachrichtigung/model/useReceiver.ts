import type { BenachrichtigungView } from '@platzwart/contract/benachrichtigung'
import { useUnnamed } from '../../../platform/session/useUnnamed.ts'

/** The receiver of a mail, for display; in staff-council mode why it is hidden. */
export function useReceiver(): (empfaenger: BenachrichtigungView['empfaenger']) => string {
  const unnamed = useUnnamed()
  return (empfaenger) => (empfaenger === null ? (unnamed ?? '–') : `${empfaenger.name} (${empfaenger.email})`)
}
