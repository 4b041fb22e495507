import { useLocation } from '@tanstack/react-router'
import { NewPasswordForm } from '../components/NewPasswordForm.tsx'
import { RequestLinkForm } from '../components/RequestLinkForm.tsx'

/** S6: with the token of the mail a new password, otherwise the request for that mail. */
export function RecoveryPage() {
  const query = useLocation({ select: (location) => location.searchStr })
  const token = new URLSearchParams(query).get('token') ?? ''
  return token === '' ? <RequestLinkForm /> : <NewPasswordForm token={token} />
}
