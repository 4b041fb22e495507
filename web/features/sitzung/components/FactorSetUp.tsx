import * as wire from '@platzwart/contract/operations/sitzung'
import { Suspense, useState } from 'react'
import { ask } from '../../../platform/api.ts'
import { lazyPart } from '../../../platform/lazyPart.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { Loading } from '../../../ui/loading/Loading.tsx'
import type { FactorKey } from '../api/factor.ts'
import { appCode } from './codeField.ts'
import classes from './Factor.module.css'
import { PasswordAgain } from './PasswordAgain.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

const QrCode = lazyPart(() => import('../../../ui/QrCode.tsx'), 'QrCode')

interface FactorSetUpProps {
  /** The codes were saved. */
  readonly onDone: () => unknown
  /** The factor is active; the codes are still shown. */
  readonly onSet?: () => unknown
  readonly onCancel?: () => void
}

/** Sets up a factor: password, app, recovery codes. It is active only after a valid code of the app. */
export function FactorSetUp({ onDone, onSet, onCancel }: FactorSetUpProps) {
  const { t } = useTranslation()
  const [key, setKey] = useState<FactorKey | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes !== null) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (key === null)
    return (
      <PasswordAgain
        why={t('sitzung:faktor.passwort')}
        submit={t('sitzung:faktor.weiter')}
        send={(password) => ask(wire.beginFactor, { body: { password } })}
        onDone={setKey}
        onCancel={onCancel}
      />
    )
  return (
    <Confirm
      factor={key}
      onDone={(shown) => {
        // With a passkey, its existing recovery codes stay valid.
        if (shown.length === 0) return onDone()
        setCodes(shown)
        return onSet?.()
      }}
    />
  )
}

interface ConfirmProps {
  readonly factor: FactorKey
  readonly onDone: (codes: readonly string[]) => unknown
}

function Confirm({ factor, onDone }: ConfirmProps) {
  const { t } = useTranslation()
  const form = useForm({
    start: { code: '' },
    fields: { code: appCode(t('sitzung:faktor.code'), t('fehler:feld.fehlt')) },
    send: ({ code }) => ask(wire.confirmFactor, { body: { code } }),
    onDone: ({ codes }) => onDone(codes),
  })
  return (
    <FormBox form={form} className={classes.root}>
      <ol className={classes.steps}>
        <li>{t('sitzung:faktor.schrittApp')}</li>
        <li>
          {t('sitzung:faktor.schrittBild')}
          <Suspense fallback={<Loading height="12rem" />}>
            <QrCode text={factor.uri} label={t('sitzung:faktor.bild')} />
          </Suspense>
          <span className={classes.quiet}>{t('sitzung:faktor.schluessel')}</span>
          <code className={classes.key}>{factor.schluessel.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        </li>
        <li>{t('sitzung:faktor.schrittCode')}</li>
      </ol>
      <FormFailure />
      <Field form={form} name="code" />
      <Actions>
        <Submit>{t('sitzung:faktor.bestaetigen')}</Submit>
      </Actions>
    </FormBox>
  )
}
