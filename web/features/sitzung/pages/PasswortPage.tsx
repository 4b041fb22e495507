import { useQuery } from '@tanstack/react-query'
import { useSitzung } from '../../../platform/session/start.ts'
import { accountOptions } from '../api/account.ts'
import { AccountParts } from '../components/AccountParts.tsx'

/** The account of a member of a house. */
export function PasswortPage() {
  const { benutzer } = useSitzung()
  const account = useQuery({ ...accountOptions, throwOnError: false })
  return <AccountParts email={benutzer.email} passwort={account.data?.passwort ?? true} haus />
}
