import { useStart } from '../../../platform/session/start.ts'
import { AccountParts } from '../components/AccountParts.tsx'

/** The account of an operator, who need not belong to a house. */
export function BetreiberAccountPage() {
  const { betreiber, sitzung } = useStart()
  return <AccountParts email={betreiber?.email ?? sitzung?.benutzer.email ?? ''} passwort />
}
