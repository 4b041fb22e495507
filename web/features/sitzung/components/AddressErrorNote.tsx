import { useLocation } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Note } from '../../../ui/Note.tsx'
import { addressError } from '../model/addressError.ts'

/** S8: shows the sign-in error from the address, as plain text. */
export function AddressErrorNote() {
  const { t } = useTranslation()
  const query = useLocation({ select: (location) => location.searchStr })
  const error = addressError(Object.fromEntries(new URLSearchParams(query)))
  if (error === null) return null
  return (
    <Note kind="refusal">
      {error.message === '' ? t(`fehler:${error.code}`) : t('sitzung:fehler.url', { message: error.message })}
    </Note>
  )
}
