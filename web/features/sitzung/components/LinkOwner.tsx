import { TextInput } from '@mantine/core'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'

/**
 * The account of a link. An input field, because password managers store a new password under the user name
 * beside it.
 */
export function LinkOwner({ email }: { readonly email: string | null | undefined }) {
  const { t } = useTranslation()
  if (email === null || email === undefined) return null
  return (
    <TextInput
      label={t('sitzung:recovery.account')}
      value={email}
      type="email"
      autoComplete="username"
      size="md"
      readOnly
    />
  )
}
