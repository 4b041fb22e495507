import type { PasswordInputProps } from '@mantine/core'
import { passwordIssues } from '@platzwart/domain/sitzung/password'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { FILLED } from '../../../ui/form/filled.ts'
import type { Faults } from '../../../ui/form/landing.ts'
import type { FieldOf, FieldSpec } from '../../../ui/form/spec.ts'
import { PasswordField } from './PasswordField.tsx'
import { PasswordPolicy } from './PasswordPolicy.tsx'

interface NewPassword {
  readonly password: string
  readonly repeat: string
}

export const NO_PASSWORD: NewPassword = { password: '', repeat: '' }

/** An existing password: `current-password` for password managers. */
export function currentPassword(label: string, missing: string): FieldSpec<string> {
  return { label, missing, input: (of) => <WrittenPassword of={of} autoComplete="current-password" /> }
}

/** The sign-in password, which browsers fill in. */
export function filledPassword(label: string): FieldSpec<string> {
  return { label, input: (of) => <WrittenPassword of={of} autoComplete="current-password" filled /> }
}

/**
 * New password and repetition, with live feedback on the policy. Before the first attempt to send, a missing
 * part is a hint, not an error.
 */
export function useNewPassword() {
  const { t } = useTranslation()
  const repeatDiffers = t('sitzung:passwort.repeatDiffers')
  return {
    fields: ({ password }: NewPassword) =>
      ({
        password: { label: t('sitzung:passwort.new'), input: (of) => <NewPasswordField of={of} /> },
        repeat: {
          label: t('sitzung:passwort.repeat'),
          input(of) {
            const { value } = of
            const differs = value.length >= password.length && value !== password
            return <WrittenPassword of={differs ? { ...of, fault: repeatDiffers } : of} />
          },
        },
      }) satisfies Readonly<Record<string, FieldSpec<string>>>,
    check: ({ password, repeat }: NewPassword): Faults =>
      new Map([
        ...(passwordIssues(password).length > 0 ? [['password', ''] as const] : []),
        ...(password === repeat ? [] : [['repeat', repeatDiffers] as const]),
      ]),
  }
}

interface WrittenPasswordProps {
  readonly of: FieldOf<string>
  readonly autoComplete?: 'new-password' | 'current-password'
  /** Content below the field, which is also its description. */
  readonly below?: ReactNode
  readonly filled?: boolean
}

/**
 * The hints are the field's description, which is all that it references; a div, because a paragraph may not
 * contain a list.
 */
const BELOW = {
  inputWrapperOrder: ['label', 'input', 'error', 'description'],
  descriptionProps: { component: 'div', mt: '0.375rem' },
} satisfies Pick<PasswordInputProps, 'inputWrapperOrder'> & { readonly descriptionProps: object }

function WrittenPassword({ of, autoComplete = 'new-password', below, filled = false }: WrittenPasswordProps) {
  return (
    <PasswordField
      label={of.label}
      autoComplete={autoComplete}
      name={of.name}
      {...(filled ? { ...FILLED, defaultValue: of.value } : { value: of.value })}
      {...(below === undefined ? {} : { ...BELOW, description: below })}
      error={of.fault === '' ? true : of.fault}
      onChange={(event) => of.change(event.currentTarget.value)}
    />
  )
}

/** The policy below lists the errors. */
function NewPasswordField({ of }: { readonly of: FieldOf<string> }) {
  return <WrittenPassword of={of} below={<PasswordPolicy issues={passwordIssues(of.value)} />} />
}
