import { PAGE } from '@platzwart/contract/paths'
import { Link } from '@tanstack/react-router'
import { useStart } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import buttons from '../../../ui/linkButton.module.css'
import { Page } from '../../../ui/page/Page.tsx'
import classes from '../components/AuthForm.module.css'

const STEPS = ['step1', 'step2', 'step3'] as const

/** The public page: the house, how it works, and the sign-in. */
export function PublicPage() {
  const { t } = useTranslation()
  const { mandant } = useStart()
  return (
    <Page
      kind="form"
      title={mandant?.name ?? t('sitzung:public.title')}
      lead={t('sitzung:public.intro')}
      className={classes.stack}
    >
      <ol>
        {STEPS.map((step) => (
          <li key={step}>{t(`help:soGehts.${step}`)}</li>
        ))}
      </ol>
      <Link to={PAGE.login} className={buttons.primary}>
        {t('sitzung:public.signIn')}
      </Link>
    </Page>
  )
}
