import { passwordIssues } from '@platzwart/domain/sitzung/password'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordField } from './PasswordField.tsx'
import { PasswordPolicy } from './PasswordPolicy.tsx'

export interface NewPassword {
  readonly password: string
  readonly repeat: string
}

export const NO_PASSWORD: NewPassword = { password: '', repeat: '' }

export function isAcceptable({ password, repeat }: NewPassword): boolean {
  return passwordIssues(password).length === 0 && password === repeat
}

interface NewPasswordFieldsProps {
  readonly value: NewPassword
  readonly onChange: (value: NewPassword) => void
  /** Whether somebody tried to send it: before that, what is missing is a hint and not an error. */
  readonly tried: boolean
}

/** New and repeat, with the policy live. */
export function NewPasswordFields({ value, onChange, tried }: NewPasswordFieldsProps) {
  const { t } = useTranslation()
  const policy = useId()
  const issues = passwordIssues(value.password)
  const differs = value.password !== value.repeat
  return (
    <>
      <PasswordField
        label={t('sitzung:passwort.new')}
        autoComplete="new-password"
        value={value.password}
        aria-describedby={policy}
        error={tried && issues.length > 0}
        onChange={(event) => onChange({ ...value, password: event.currentTarget.value })}
      />
      <PasswordPolicy id={policy} issues={issues} />
      <PasswordField
        label={t('sitzung:passwort.repeat')}
        autoComplete="new-password"
        value={value.repeat}
        error={
          (tried || value.repeat.length >= value.password.length) &&
          differs &&
          t('sitzung:passwort.repeatDiffers')
        }
        onChange={(event) => onChange({ ...value, repeat: event.currentTarget.value })}
      />
    </>
  )
}
