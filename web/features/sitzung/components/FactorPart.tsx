import { Button } from '@mantine/core'
import * as wire from '@platzwart/contract/operations/sitzung'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../../platform/api.ts'
import { formatMoment } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Note } from '../../../ui/Note.tsx'
import { accountOptions } from '../api/account.ts'
import type { Account } from '../api/accountCalls.ts'
import { sessionsOptions } from '../api/sessions.ts'
import classes from './Factor.module.css'
import { FactorSetUp } from './FactorSetUp.tsx'
import { PasswordAgain } from './PasswordAgain.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

type Doing = 'setUp' | 'renew' | 'remove'

/** The second factor: its state, and its actions, each of which requires the password. */
export function FactorPart({ account }: { readonly account: Account }) {
  const [doing, setDoing] = useState<Doing | null>(null)
  const queryClient = useQueryClient()
  const again = () =>
    Promise.all([
      queryClient.invalidateQueries(accountOptions),
      queryClient.invalidateQueries(sessionsOptions),
    ])
  const end = () => {
    setDoing(null)
    void again()
  }
  const cancel = () => setDoing(null)
  if (doing === 'setUp') return <FactorSetUp onDone={end} onSet={() => void again()} onCancel={cancel} />
  if (doing === 'renew') return <Renew onDone={end} onCancel={cancel} />
  if (doing === 'remove') return <Remove account={account} onDone={end} onCancel={cancel} />
  return <Stand account={account} onChosen={setDoing} />
}

interface StandProps {
  readonly account: Account
  readonly onChosen: (doing: Doing) => void
}

function Stand({ account: { passwort, zweitfaktor, passkeys }, onChosen }: StandProps) {
  const { t } = useTranslation()
  const zone = useZone()
  const { seit, codes, noetig } = zweitfaktor
  const other = passkeys.length > 0
  if (!passwort) return <p>{t('sitzung:faktor.anderswo')}</p>
  if (seit === null && !other)
    return (
      <div className={classes.root}>
        <p>{t('sitzung:faktor.wozu')}</p>
        <div className={classes.buttons}>
          <Button onClick={() => onChosen('setUp')}>{t('sitzung:faktor.einrichten')}</Button>
        </div>
      </div>
    )
  const needed = noetig && !other
  return (
    <div className={classes.root}>
      {seit === null ? (
        <p>{t('sitzung:faktor.durchPasskey')}</p>
      ) : (
        <p>{t('sitzung:faktor.seit', { zeit: formatMoment(Temporal.Instant.from(seit), zone) })}</p>
      )}
      {codes < 3 ? (
        <Note kind="hint">{t('sitzung:faktor.wenige', { count: codes, anzahl: codes })}</Note>
      ) : (
        <p>{t('sitzung:faktor.uebrig', { anzahl: codes })}</p>
      )}
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => onChosen('setUp')}>
          {t(seit === null ? 'sitzung:faktor.appEinrichten' : 'sitzung:faktor.ersetzen')}
        </Button>
        <Button variant="default" onClick={() => onChosen('renew')}>
          {t('sitzung:faktor.neueCodes')}
        </Button>
        {seit !== null && !needed && (
          <Button variant="default" onClick={() => onChosen('remove')}>
            {t(other ? 'sitzung:faktor.appEntfernen' : 'sitzung:faktor.entfernen')}
          </Button>
        )}
      </div>
      {needed && <p className={classes.quiet}>{t('sitzung:faktor.verlangt')}</p>}
    </div>
  )
}

interface AskedProps {
  readonly onDone: () => void
  readonly onCancel: () => void
}

function Renew({ onDone, onCancel }: AskedProps) {
  const { t } = useTranslation()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes !== null) return <RecoveryCodes codes={codes} onDone={onDone} />
  return (
    <PasswordAgain
      why={t('sitzung:faktor.neueCodesWarum')}
      submit={t('sitzung:faktor.neueCodes')}
      send={(password) => ask(wire.renewCodes, { body: { password } })}
      onDone={({ codes: fresh }) => setCodes(fresh)}
      onCancel={onCancel}
    />
  )
}

function Remove({ account: { passkeys }, onDone, onCancel }: AskedProps & { readonly account: Account }) {
  const { t } = useTranslation()
  const other = passkeys.length > 0
  return (
    <PasswordAgain
      why={t(other ? 'sitzung:faktor.appEntfernenWarum' : 'sitzung:faktor.entfernenWarum')}
      submit={t(other ? 'sitzung:faktor.appEntfernen' : 'sitzung:faktor.entfernen')}
      send={(password) => ask(wire.removeFactor, { body: { password } })}
      onDone={onDone}
      onCancel={onCancel}
    />
  )
}
