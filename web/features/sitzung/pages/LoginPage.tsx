import { peekRedirect } from '../../../platform/redirectCookie.ts'
import { useStart } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Note } from '../../../ui/Note.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { LoginForm } from '../components/LoginForm.tsx'

export function LoginPage() {
  const { t } = useTranslation()
  const { mandant } = useStart()
  return (
    <Page
      kind="form"
      title={mandant ? mandant.name : t('sitzung:login.welcomePlain')}
      lead={peekRedirect() === null ? t('sitzung:login.intro') : t('sitzung:login.continued')}
    >
      {mandant?.gesperrt && <Note kind="hint">{t('fehler:mandant.gesperrt')}</Note>}
      <LoginForm />
    </Page>
  )
}
