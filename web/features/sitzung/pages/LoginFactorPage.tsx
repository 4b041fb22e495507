import { PAGE } from '@platzwart/contract/paths'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { forgetSessionEnd } from '../../../platform/sessionEnd.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { restart, useStart } from '../api/start.ts'
import classes from '../components/AuthForm.module.css'
import { FactorSetUp } from '../components/FactorSetUp.tsx'

/** Whoever must have a second factor and has none sets one up here, and then goes on to where they wanted. */
export function LoginFactorPage() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const router = useRouter()
  const { sitzung } = useStart()
  return (
    <div className={classes.stack}>
      <PageHeading title={t('sitzung:faktor.einrichtenTitle')} lead={t('sitzung:faktor.hausVerlangt')} />
      <FactorSetUp
        onDone={async () => {
          forgetSessionEnd()
          await restart(queryClient)
          await router.navigate({ to: PAGE.login, replace: true })
        }}
      />
      {sitzung?.haeuser === 'hier' && (
        <Link to={PAGE.haeuser} className={classes.link}>
          {t('menue.haeuser')}
        </Link>
      )}
      <Link to={PAGE.logout} className={classes.link}>
        {t('sitzung:logout.title')}
      </Link>
    </div>
  )
}
