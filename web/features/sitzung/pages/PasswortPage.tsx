import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { useSitzung } from '../api/start.ts'
import classes from '../components/AuthForm.module.css'
import { ChangePasswordForm } from '../components/ChangePasswordForm.tsx'
import { SessionList } from '../components/SessionList.tsx'

/** One's password and one's sessions. People of a single sign-on have no password here (S7). */
export function PasswortPage() {
  const { t } = useTranslation()
  const { benutzer } = useSitzung()
  return (
    <div className={classes.stack}>
      <PageHeading title={t('sitzung:passwort.title')} />
      {!benutzer.sso && <ChangePasswordForm email={benutzer.email} />}
      <SessionList />
    </div>
  )
}
