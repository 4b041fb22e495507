import { useStart } from '../../../platform/session/start.ts'
import { AccountParts } from '../components/AccountParts.tsx'

/** The account of an operator, who need be nobody in any house. */
export function BetreiberAccountPage() {
  const { betreiber, sitzung } = useStart()
  return <AccountParts email={betreiber?.email ?? sitzung?.benutzer.email ?? ''} passwort />
}
