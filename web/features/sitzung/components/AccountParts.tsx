import { Suspense } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { OwnIdentitaeten } from '../../anmeldedienst/components/OwnIdentitaeten.tsx'
import { OwnAccess } from '../slots.ts'
import { AccountPanel } from './AccountPanel.tsx'
import classes from './AuthForm.module.css'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'
import { EmailPart } from './EmailPart.tsx'
import { FactorPart } from './FactorPart.tsx'
import { OwnDataPart } from './OwnDataPart.tsx'
import { PasskeyPart } from './PasskeyPart.tsx'
import { SessionList } from './SessionList.tsx'

interface AccountPartsProps {
  readonly email: string
  /** People with single sign-on have no password here (S7). */
  readonly passwort: boolean
  /** Belongs to a house, which stores data of the person. */
  readonly haus?: boolean
}

/** One's address, password, second factor, passkeys, sessions and data. */
export function AccountParts({ email, passwort, haus = false }: AccountPartsProps) {
  const { t } = useTranslation()
  return (
    <Page kind="form" title={t('sitzung:passwort.title')} className={classes.stack}>
      <AccountPanel id="adresse" title={t('sitzung:adresse.title')}>
        {(account) => <EmailPart account={account} />}
      </AccountPanel>
      {passwort && <ChangePasswordForm email={email} />}
      {haus && <OwnIdentitaeten />}
      <AccountPanel id="faktor" title={t('sitzung:faktor.title')}>
        {(account) => <FactorPart account={account} />}
      </AccountPanel>
      <AccountPanel id="passkeys" title={t('sitzung:passkeys.title')}>
        {(account) => <PasskeyPart account={account} />}
      </AccountPanel>
      <SessionList />
      {haus && (
        <Suspense fallback={<Loading height="12rem" />}>
          <OwnAccess />
        </Suspense>
      )}
      {haus && (
        <AccountPanel id="daten" title={t('sitzung:daten.title')}>
          {(account) => <OwnDataPart account={account} />}
        </AccountPanel>
      )}
    </Page>
  )
}
