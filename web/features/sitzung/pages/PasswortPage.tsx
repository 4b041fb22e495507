import { useSitzung } from '../../../platform/session/start.ts'
import { AccountParts } from '../components/AccountParts.tsx'

/** The account of a member of a house. */
export function PasswortPage() {
  const { benutzer } = useSitzung()
  return <AccountParts email={benutzer.email} passwort haus />
}
