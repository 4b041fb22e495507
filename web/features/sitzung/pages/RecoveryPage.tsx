import { Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { passwordLinkOptions } from '../api/accountCalls.ts'
import { NewPasswordForm } from '../components/NewPasswordForm.tsx'
import { RequestLinkForm } from '../components/RequestLinkForm.tsx'
import { useOpenedLink } from '../model/useOpenedLink.ts'

/** S6: with a token a new password, otherwise the request for the mail. */
export function RecoveryPage() {
  const { token } = useOpenedLink()
  return token === '' ? <RequestLinkForm /> : <NewPassword token={token} />
}

function NewPassword({ token }: { readonly token: string }) {
  const { data, isPending } = useQuery(passwordLinkOptions(token))
  if (isPending) return <Loader size="sm" aria-hidden />
  return <NewPasswordForm token={token} link={data} />
}
