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

/** A password that is there already: `current-password` for managers of passwords. */
export function currentPassword(label: string, missing: string): FieldSpec<string> {
  return { label, missing, input: (of) => <WrittenPassword of={of} autoComplete="current-password" /> }
}

/** The one that one signs in with, which browsers fill in. */
export function filledPassword(label: string): FieldSpec<string> {
  return { label, input: (of) => <WrittenPassword of={of} autoComplete="current-password" filled /> }
}

/** New and repeat, with the policy live. Before somebody tried to send it, what is missing is a hint and not a fault. */
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
  /** What is heard at the field and read below it. */
  readonly below?: ReactNode
  readonly filled?: boolean
}

/** The library describes the field by its description alone; it may hold a list, as a paragraph may not. */
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

/** What is wrong with it is said by the policy below, word for word. */
function NewPasswordField({ of }: { readonly of: FieldOf<string> }) {
  return <WrittenPassword of={of} below={<PasswordPolicy issues={passwordIssues(of.value)} />} />
}
