import { Button } from '@mantine/core'
import * as wire from '@platzwart/contract/operations/sitzung'
import { PAGE } from '@platzwart/contract/paths'
import { Link } from '@tanstack/react-router'
import { useStart } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { FailureNote } from '../../../ui/form/FormFailure.tsx'
import buttons from '../../../ui/linkButton.module.css'
import { Note } from '../../../ui/Note.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { AddressErrorNote } from '../components/AddressErrorNote.tsx'
import classes from '../components/AuthForm.module.css'
import { ConfirmAddress } from '../components/ConfirmAddress.tsx'
import { Invitation } from '../components/einladung/Invitation.tsx'
import { addressError } from '../model/addressError.ts'
import { useOpenedLink } from '../model/useOpenedLink.ts'

/** Prefix of invitation codes. */
const INVITATION = 'einladung-'
/** Prefix of codes for a changed address. */
const ADDRESS = 'adresse-'

/** The target of the mails' links. Opening it changes nothing, because mail scanners open links too. */
export function ConfirmPage() {
  const { search, token } = useOpenedLink()
  if (token.startsWith(INVITATION)) return <Invitation token={token} />
  if (token.startsWith(ADDRESS)) return <ConfirmAddress token={token} />
  return <ConfirmEmail token={token} failed={addressError(search) !== null} />
}

function ConfirmEmail({ token, failed }: { token: string; failed: boolean }) {
  const { t } = useTranslation()
  const { sitzung } = useStart()
  const confirm = useAct(wire.confirmAddress, {
    input: (code: string) => ({ body: { token: code } }),
    failsBeside: true,
  })
  const waiting = token !== '' && !confirm.done
  return (
    <Page
      kind="form"
      title={t('sitzung:confirm.title')}
      lead={waiting ? t('sitzung:confirm.intro') : undefined}
      className={classes.stack}
    >
      <AddressErrorNote />
      {token === '' && !failed && <Note kind="refusal">{t('sitzung:fehler.codeFehlt')}</Note>}
      {confirm.failure !== null && <FailureNote failure={confirm.failure} />}
      {confirm.done && <Note kind="done">{t('sitzung:confirm.done')}</Note>}
      {waiting ? (
        <Button size="md" loading={confirm.busy} onClick={() => confirm.start(token)}>
          {t('sitzung:confirm.submit')}
        </Button>
      ) : (
        <Link to={sitzung ? PAGE.home : PAGE.login} className={buttons.primary}>
          {t(sitzung ? 'sitzung:confirm.start' : 'sitzung:confirm.next')}
        </Link>
      )}
    </Page>
  )
}
