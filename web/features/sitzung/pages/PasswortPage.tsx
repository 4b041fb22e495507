import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { useSitzung } from '../api/start.ts'
import classes from '../components/AuthForm.module.css'
import { ChangePasswordForm } from '../components/ChangePasswordForm.tsx'
import { EmailPart } from '../components/EmailPart.tsx'
import { SessionList } from '../components/SessionList.tsx'

/** One's address, password and sessions. People of a single sign-on have no password here (S7). */
export function PasswortPage() {
  const { t } = useTranslation()
  const { benutzer } = useSitzung()
  return (
    <div className={classes.stack}>
      <PageHeading title={t('sitzung:passwort.title')} />
      <EmailPart />
      {!benutzer.sso && <ChangePasswordForm email={benutzer.email} />}
      <SessionList />
    </div>
  )
}
