import { Button, Loader } from '@mantine/core'
import { PAGE } from '@platzwart/contract/paths'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Note } from '../../../ui/Note.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { signOut } from '../api/auth.ts'
import { restart } from '../api/start.ts'
import classes from '../components/AuthForm.module.css'

/** Signs out by being opened (S5), and goes to the sign-in. */
export function LogoutPage() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { mutate, isError } = useMutation({
    mutationFn: async () => {
      await signOut()
      await restart(queryClient)
    },
    onSuccess: () => navigate({ to: PAGE.login, replace: true }),
  })
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    mutate()
  }, [mutate])
  return (
    <div className={classes.stack}>
      <PageHeading title={t('sitzung:logout.title')} />
      {isError ? (
        <>
          <Note kind="refusal">{t('sitzung:logout.failed')}</Note>
          <Button onClick={() => mutate()}>{t('state.retry')}</Button>
        </>
      ) : (
        <p role="status">
          <Loader size="sm" mr="sm" aria-hidden />
          {t('sitzung:logout.running')}
        </p>
      )}
    </div>
  )
}
