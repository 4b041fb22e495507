import { Button } from '@mantine/core'
import * as wire from '@platzwart/contract/operations/sitzung'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../../platform/api.ts'
import type { ProofRequest } from '../../../platform/session/proof.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { DialogFrame } from '../../../ui/dialog/DialogFrame.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FormBox } from '../../../ui/form/FormBox.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { Note } from '../../../ui/Note.tsx'
import { type ProofWays, proofWaysOptions, proveByPasskey } from '../api/proof.ts'
import classes from './AuthForm.module.css'
import { appCode, recoveryCode } from './codeField.ts'
import { currentPassword } from './NewPasswordFields.tsx'
import { PasswordFailure, ToAndFro } from './PasswordAgain.tsx'

/** Above the dialog that opened it. */
const ABOVE = 250

/** The ways to prove the second factor, in order of preference; none if the account has none. */
const WAYS = ['passkey', 'app', 'recovery'] as const
type Way = (typeof WAYS)[number]

const OTHER = { passkey: 'mitPasskey', app: 'mitApp', recovery: 'ohneApp' } as const

function waysIn({ app, passkey, woanders }: ProofWays): readonly Way[] {
  const has = { passkey: passkey !== null, app, recovery: app || woanders || passkey !== null }
  return WAYS.filter((way) => has[way])
}

/** Re-authentication before an action: the password, and the second factor if there is one. */
export function ProofDialog({ asked }: { readonly asked: ProofRequest }) {
  const { t } = useTranslation()
  const { data } = useQuery(proofWaysOptions)
  return (
    <DialogFrame
      card
      opened
      onClose={() => asked.answer(false)}
      title={t('sitzung:nochmal.titel')}
      size="md"
      zIndex={ABOVE}
    >
      {data === undefined ? <Loading height="8rem" /> : <Ways asked={asked} ways={data} />}
    </DialogFrame>
  )
}

function Ways({ asked, ways }: { readonly asked: ProofRequest; readonly ways: ProofWays }) {
  const { t } = useTranslation()
  const there = waysIn(ways)
  const [way, setWay] = useState<Way | null>(there[0] ?? null)
  return (
    <>
      {ways.woanders && <Note kind="hint">{t('sitzung:nochmal.woanders')}</Note>}
      <ProofForm key={way} way={way} asked={asked} needsPassword={ways.passwort && asked.password === null} />
      {there
        .filter((one) => one !== way)
        .map((one) => (
          <Button key={one} variant="default" mt="md" fullWidth onClick={() => setWay(one)}>
            {t(`sitzung:faktor.${OTHER[one]}`)}
          </Button>
        ))}
    </>
  )
}

interface ProofFormProps {
  readonly way: Way | null
  readonly asked: ProofRequest
  readonly needsPassword: boolean
}

function ProofForm({ way, asked, needsPassword }: ProofFormProps) {
  const { t } = useTranslation()
  const missing = t('fehler:feld.fehlt')
  const needsCode = way === 'app' || way === 'recovery'
  const form = useForm({
    start: { password: '', code: '' },
    fields: {
      ...(needsPassword && { password: currentPassword(t('sitzung:passwort.own'), missing) }),
      ...(way === 'app' && { code: appCode(t('sitzung:faktor.code'), missing) }),
      ...(way === 'recovery' && {
        code: recoveryCode(t('sitzung:faktor.recovery'), missing, t('sitzung:faktor.recoveryHilfe')),
      }),
    },
    send({ password: typed, code }): Promise<unknown> {
      const password = needsPassword ? typed : asked.password
      const proof = password === null ? {} : { password }
      if (way === 'passkey') return proveByPasskey(proof)
      return ask(wire.proveAgain, { body: needsCode ? { ...proof, code } : proof })
    },
    onDone: () => asked.answer(true),
  })
  return (
    <FormBox form={form} className={classes.form} takesFocus>
      <p>{t(way === null ? 'sitzung:nochmal.text' : 'sitzung:nochmal.textFaktor')}</p>
      <PasswordFailure />
      {needsPassword && <Field form={form} name="password" />}
      {needsCode && <Field form={form} name="code" />}
      <ToAndFro
        submit={t(way === 'passkey' ? 'sitzung:faktor.mitPasskey' : 'sitzung:nochmal.weiter')}
        onCancel={() => asked.answer(false)}
      />
    </FormBox>
  )
}
