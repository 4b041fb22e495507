import { TextInput } from '@mantine/core'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'

/** Whose account a link is about. As a field, because managers of passwords keep a new one under the name that stands beside it. */
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
