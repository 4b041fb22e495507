import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { textOfProblem } from '../../../platform/describeFailure.ts'
import { ApiProblem } from '../../../platform/problem.ts'
import { Note } from '../../../ui/Note.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { changePassword } from '../api/auth.ts'
import { sessionsOptions } from '../api/sessions.ts'
import classes from './AuthForm.module.css'
import { isAcceptable, NewPasswordFields, NO_PASSWORD } from './NewPasswordFields.tsx'
import { PasswordField } from './PasswordField.tsx'

export function ChangePasswordForm({ email }: { email: string }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [current, setCurrent] = useState('')
  const [value, setValue] = useState(NO_PASSWORD)
  const [tried, setTried] = useState(false)
  const change = useMutation({
    mutationFn: () => changePassword(current, value.password),
    onSuccess: async () => {
      setCurrent('')
      setValue(NO_PASSWORD)
      setTried(false)
      notifications.show({ message: t('sitzung:passwort.changed') })
      await queryClient.invalidateQueries(sessionsOptions)
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (current !== '' && isAcceptable(value)) change.mutate()
  }
  const problem = change.error instanceof ApiProblem ? change.error : null
  return (
    <Panel aria-labelledby="aendern">
      <form className={classes.form} onSubmit={submit} noValidate>
        <div>
          <h2 id="aendern">{t('sitzung:passwort.change')}</h2>
          <p>{t('sitzung:passwort.changeIntro')}</p>
        </div>
        {change.isError && (
          <Note kind="refusal">
            {problem?.code === 'sitzung.falsch' && t('sitzung:fehler.passwortFalsch')}
            {problem !== null && problem.code !== 'sitzung.falsch' && textOfProblem(problem, t)}
            {problem === null && t('crash.unreachableText')}
          </Note>
        )}
        {/* Tells password managers whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={t('sitzung:passwort.current')}
          autoComplete="current-password"
          value={current}
          error={tried && current === '' && t('fehler:feld.fehlt')}
          onChange={(event) => setCurrent(event.currentTarget.value)}
        />
        <NewPasswordFields value={value} onChange={setValue} tried={tried} />
        <div>
          <Button type="submit" size="md" loading={change.isPending}>
            {t('sitzung:passwort.submit')}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
