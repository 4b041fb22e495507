import { PASSKEY_NAME_MAX } from '@platzwart/domain/sitzung/passkey'
import { useState } from 'react'
import { deviceOf } from '../../../platform/session/device.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { FormBox } from '../../../ui/form/FormBox.tsx'
import { text } from '../../../ui/form/text.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { addPasskey } from '../api/passkey.ts'
import classes from './Factor.module.css'
import { currentPassword } from './NewPasswordFields.tsx'
import { PasswordFailure, ToAndFro } from './PasswordAgain.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

interface PasskeyAddProps {
  /** The passkey exists, and its codes were saved. */
  readonly onDone: () => unknown
  /** The passkey exists; its codes are still shown. */
  readonly onSet?: () => unknown
  /** Without it there is no cancel button. */
  readonly onCancel?: () => void
}

/** Adds a passkey: password, name, then the browser's own dialog. */
export function PasskeyAdd({ onDone, onSet, onCancel }: PasskeyAddProps) {
  const { t } = useTranslation()
  const [codes, setCodes] = useState<readonly string[]>([])
  const device = deviceOf(navigator.userAgent)
  const missing = t('fehler:feld.fehlt')
  const form = useForm({
    start: { password: '', name: device ? t('sitzung:sitzungen.device', { ...device }) : '' },
    fields: {
      password: currentPassword(t('sitzung:passwort.own'), missing),
      name: text({
        label: t('sitzung:passkeys.name'),
        hint: t('sitzung:passkeys.nameHilfe'),
        missing,
        max: PASSKEY_NAME_MAX,
        size: 'md',
        autoComplete: 'off',
      }),
    },
    send: ({ password, name }) => addPasskey(password, name),
    says: () => t('sitzung:passkeys.hinzugefuegt'),
    onDone({ codes: fresh }) {
      if (fresh.length === 0) return onDone()
      setCodes(fresh)
      return onSet?.()
    },
  })
  if (codes.length > 0) return <RecoveryCodes codes={codes} onDone={onDone} />
  return (
    <FormBox form={form} className={classes.root} takesFocus={onCancel !== undefined}>
      <p>{t('sitzung:passkeys.neuWarum')}</p>
      <PasswordFailure />
      <Field form={form} name="password" />
      <Field form={form} name="name" />
      <ToAndFro submit={t('sitzung:passkeys.neu')} onCancel={onCancel} />
    </FormBox>
  )
}
