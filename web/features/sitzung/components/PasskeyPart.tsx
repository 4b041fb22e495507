import { Button } from '@mantine/core'
import * as wire from '@platzwart/contract/operations/sitzung'
import { PASSKEY_NAME_MAX, PASSKEYS_MOST } from '@platzwart/domain/sitzung/passkey'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../../platform/api.ts'
import { formatMoment } from '../../../platform/format.ts'
import { deviceOf } from '../../../platform/session/device.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { announce } from '../../../ui/announce/announcer.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { FormBox } from '../../../ui/form/FormBox.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { text } from '../../../ui/form/text.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { accountOptions } from '../api/account.ts'
import type { Account, OwnPasskey } from '../api/accountCalls.ts'
import { sessionsOptions } from '../api/sessions.ts'
import classes from './Factor.module.css'
import { PasskeyAdd } from './PasskeyAdd.tsx'
import { PasswordAgain, ToAndFro } from './PasswordAgain.tsx'
import rows from './SessionList.module.css'

/** The account's passkeys, each with its last use, and their actions. */
export function PasskeyPart({ account }: { readonly account: Account }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [adding, setAdding] = useState(false)
  const again = () =>
    Promise.all([
      queryClient.invalidateQueries(accountOptions),
      queryClient.invalidateQueries(sessionsOptions),
    ])
  const end = () => {
    setAdding(false)
    void again()
  }
  const { passwort, passkeys, passkeyMoeglich, zweitfaktor } = account
  if (!passwort) return <p>{t('sitzung:faktor.anderswo')}</p>
  if (adding) return <PasskeyAdd onDone={end} onSet={() => void again()} onCancel={() => setAdding(false)} />
  const last = passkeys.length === 1 && zweitfaktor.seit === null && zweitfaktor.noetig
  return (
    <div className={classes.root}>
      <p>{t('sitzung:passkeys.wozu')}</p>
      {passkeys.length === 0 ? (
        <p className={classes.quiet}>{t('sitzung:passkeys.keiner')}</p>
      ) : (
        <ul className={classes.passkeys}>
          {passkeys.map((passkey) => (
            <Passkey key={passkey.id} passkey={passkey} needed={last} onChanged={again} />
          ))}
        </ul>
      )}
      {last && <p className={classes.quiet}>{t('sitzung:faktor.verlangt')}</p>}
      {!passkeyMoeglich ? (
        <p className={classes.quiet}>{t('sitzung:passkeys.nichtHier')}</p>
      ) : passkeys.length >= PASSKEYS_MOST ? (
        <p className={classes.quiet}>{t('sitzung:passkeys.voll')}</p>
      ) : (
        <div className={classes.buttons}>
          <Button variant={passkeys.length === 0 ? 'filled' : 'default'} onClick={() => setAdding(true)}>
            {t('sitzung:passkeys.neu')}
          </Button>
        </div>
      )}
    </div>
  )
}

interface PasskeyProps {
  readonly passkey: OwnPasskey
  /** The house requires a second factor, and this is the last one. */
  readonly needed: boolean
  readonly onChanged: () => Promise<unknown>
}

function Passkey({ passkey, needed, onChanged }: PasskeyProps) {
  const { t } = useTranslation()
  const [doing, setDoing] = useState<'rename' | 'remove' | null>(null)
  const { id, name } = passkey
  const cancel = () => setDoing(null)
  const end = () => {
    setDoing(null)
    return onChanged()
  }
  if (doing === 'rename')
    return (
      <li className={classes.open}>
        <Rename passkey={passkey} onDone={end} onCancel={cancel} />
      </li>
    )
  if (doing === 'remove')
    return (
      <li className={classes.open}>
        <PasswordAgain
          why={t('sitzung:passkeys.entfernenWarum', { name })}
          submit={t('sitzung:passkeys.entfernen')}
          send={(password) => ask(wire.removePasskey, { body: { id, password } })}
          onDone={() => {
            announce(t('sitzung:passkeys.entfernt'))
            return end()
          }}
          onCancel={cancel}
        />
      </li>
    )
  return (
    <li className={rows.row}>
      <Facts passkey={passkey} />
      <div className={classes.buttons}>
        <Button
          variant="default"
          aria-label={t('sitzung:passkeys.umbenennenNamed', { name })}
          onClick={() => setDoing('rename')}
        >
          {t('sitzung:passkeys.umbenennen')}
        </Button>
        {!needed && (
          <Button
            variant="default"
            aria-label={t('sitzung:passkeys.entfernenNamed', { name })}
            onClick={() => setDoing('remove')}
          >
            {t('sitzung:passkeys.entfernen')}
          </Button>
        )}
      </div>
    </li>
  )
}

function Facts({
  passkey: { name, art, angelegt, zuletzt, geraet, adresse, hier },
}: {
  readonly passkey: OwnPasskey
}) {
  const { t } = useTranslation()
  const zone = useZone()
  const moment = (instant: string) => formatMoment(Temporal.Instant.from(instant), zone)
  const device = deviceOf(geraet)
  return (
    <div className={classes.passkey}>
      <strong>{name}</strong>
      <p>{t(`sitzung:passkeys.arten.${art}`)}</p>
      <p>{t('sitzung:passkeys.angelegt', { zeit: moment(angelegt) })}</p>
      <p>
        {zuletzt === null
          ? t('sitzung:passkeys.unbenutzt')
          : device
            ? t('sitzung:passkeys.benutztMit', { zeit: moment(zuletzt), ...device })
            : t('sitzung:passkeys.benutzt', { zeit: moment(zuletzt) })}
      </p>
      {!hier && <p>{t('sitzung:passkeys.woanders', { adresse })}</p>}
    </div>
  )
}

interface RenameProps {
  readonly passkey: OwnPasskey
  readonly onDone: () => Promise<unknown>
  readonly onCancel: () => void
}

function Rename({ passkey: { id, name: before }, onDone, onCancel }: RenameProps) {
  const { t } = useTranslation()
  const form = useForm({
    start: { name: before },
    fields: {
      name: text({
        label: t('sitzung:passkeys.name'),
        missing: t('fehler:feld.fehlt'),
        max: PASSKEY_NAME_MAX,
        size: 'md',
        first: true,
        autoComplete: 'off',
      }),
    },
    send: ({ name }) => ask(wire.renamePasskey, { body: { id, name } }).then(() => name),
    says: (name) => t('sitzung:passkeys.umbenannt', { name: name.trim() }),
    onDone,
  })
  return (
    <FormBox form={form} takesFocus>
      <FormFailure />
      <Field form={form} name="name" />
      <ToAndFro submit={t('sitzung:passkeys.speichern')} onCancel={onCancel} />
    </FormBox>
  )
}
