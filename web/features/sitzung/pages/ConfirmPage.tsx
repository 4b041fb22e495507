import { PAGE } from '@platzwart/contract/paths'
import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import buttons from '../../../ui/linkButton.module.css'
import { Note } from '../../../ui/Note.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { useStart } from '../api/start.ts'
import { AddressErrorNote } from '../components/AddressErrorNote.tsx'
import classes from '../components/AuthForm.module.css'
import { addressError } from '../model/addressError.ts'

/** Where the link of the confirmation mail ends: the server has confirmed, or the address says why not. */
export function ConfirmPage() {
  const { t } = useTranslation()
  const { sitzung } = useStart()
  const query = useLocation({ select: (location) => location.searchStr })
  const failed = addressError(Object.fromEntries(new URLSearchParams(query))) !== null
  return (
    <div className={classes.stack}>
      <PageHeading title={t('sitzung:confirm.title')} />
      {failed ? <AddressErrorNote /> : <Note kind="done">{t('sitzung:confirm.done')}</Note>}
      <Link to={sitzung ? PAGE.home : PAGE.login} className={buttons.primary}>
        {t(sitzung ? 'sitzung:confirm.start' : 'sitzung:confirm.next')}
      </Link>
    </div>
  )
}
