import { Button } from '@mantine/core'
import { PAGE } from '@platzwart/contract/paths'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { restart, useStart } from '../../../platform/session/start.ts'
import { forgetSessionEnd } from '../../../platform/sessionEnd.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Page } from '../../../ui/page/Page.tsx'
import classes from '../components/AuthForm.module.css'
import { FactorSetUp } from '../components/FactorSetUp.tsx'
import { PasskeyAdd } from '../components/PasskeyAdd.tsx'

/** People without a required second factor set one up here, and then go on to the requested page. */
export function LoginFactorPage() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const router = useRouter()
  const [passkey, setPasskey] = useState(false)
  // While codes are shown once, their own button is the only way on.
  const [shown, setShown] = useState(false)
  const onSet = () => setShown(true)
  async function goOn() {
    forgetSessionEnd()
    await restart(queryClient)
    await router.navigate({ to: PAGE.login, replace: true })
  }
  return (
    <Page
      kind="form"
      title={t('sitzung:faktor.einrichtenTitle')}
      lead={t('sitzung:faktor.hausVerlangt')}
      className={classes.stack}
    >
      {passkey ? <PasskeyAdd onDone={goOn} onSet={onSet} /> : <FactorSetUp onDone={goOn} onSet={onSet} />}
      {!shown && <OtherWays passkey={passkey} onOther={() => setPasskey(!passkey)} />}
    </Page>
  )
}

interface OtherWaysProps {
  readonly passkey: boolean
  readonly onOther: () => void
}

function OtherWays({ passkey, onOther }: OtherWaysProps) {
  const { t } = useTranslation()
  const { sitzung } = useStart()
  return (
    <>
      <Button variant="default" onClick={onOther}>
        {t(passkey ? 'sitzung:faktor.lieberApp' : 'sitzung:faktor.lieberPasskey')}
      </Button>
      {sitzung?.haeuser === 'hier' && (
        <Link to={PAGE.haeuser} className={classes.link}>
          {t('menue.haeuser')}
        </Link>
      )}
      <Link to={PAGE.logout} className={classes.link}>
        {t('sitzung:logout.title')}
      </Link>
    </>
  )
}
