import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { useSitzung } from '../api/start.ts'
import { AccountPanel } from '../components/AccountPanel.tsx'
import classes from '../components/AuthForm.module.css'
import { ChangePasswordForm } from '../components/ChangePasswordForm.tsx'
import { EmailPart } from '../components/EmailPart.tsx'
import { FactorPart } from '../components/FactorPart.tsx'
import { SessionList } from '../components/SessionList.tsx'

/** One's address, password and sessions. People of a single sign-on have no password here (S7). */
export function PasswortPage() {
  const { t } = useTranslation()
  const { benutzer } = useSitzung()
  return (
    <div className={classes.stack}>
      <PageHeading title={t('sitzung:passwort.title')} />
      <AccountPanel id="adresse" title={t('sitzung:adresse.title')}>
        {(account) => <EmailPart account={account} />}
      </AccountPanel>
      {!benutzer.sso && <ChangePasswordForm email={benutzer.email} />}
      <AccountPanel id="faktor" title={t('sitzung:faktor.title')}>
        {(account) => <FactorPart account={account} />}
      </AccountPanel>
      <SessionList />
    </div>
  )
}
