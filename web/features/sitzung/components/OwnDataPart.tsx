import { Button } from '@mantine/core'
import * as wire from '@platzwart/contract/operations/datenschutz'
import { IconDownload } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { ask } from '../../../platform/api.ts'
import { formatUhrzeit } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import linkButton from '../../../ui/linkButton.module.css'
import { Note } from '../../../ui/Note.tsx'
import type { Account } from '../api/accountCalls.ts'
import { type OwnDataTicket, ownDataFile } from '../api/ownData.ts'
import classes from './Factor.module.css'
import { PasswordAgain } from './PasswordAgain.tsx'

/**
 * All of one's data stored by the house as a file: requested with the password, then downloaded by a link.
 */
export function OwnDataPart({ account: { passwort } }: { readonly account: Account }) {
  const { t } = useTranslation()
  const [ticket, setTicket] = useState<OwnDataTicket | null>(null)
  const [asking, setAsking] = useState(false)
  if (ticket !== null) return <Ready ticket={ticket} onAgain={() => setTicket(null)} />
  const done = (given: OwnDataTicket) => {
    setAsking(false)
    setTicket(given)
  }
  if (asking)
    return (
      <PasswordAgain
        why={t('sitzung:daten.warum')}
        submit={t('sitzung:daten.anfordern')}
        send={(passwort) => ask(wire.requestDatenauskunft, { body: { passwort } })}
        onDone={done}
        onCancel={() => setAsking(false)}
      />
    )
  return (
    <div className={classes.root}>
      <p>{t('sitzung:daten.text')}</p>
      {passwort ? (
        <div className={classes.buttons}>
          <Button onClick={() => setAsking(true)}>{t('sitzung:daten.anfordern')}</Button>
        </div>
      ) : (
        <WithoutPassword onDone={done} />
      )}
    </div>
  )
}

function WithoutPassword({ onDone }: { readonly onDone: (ticket: OwnDataTicket) => void }) {
  const { t } = useTranslation()
  const request = useAct(wire.requestDatenauskunft, { input: (_: null) => ({ body: {} }), onDone })
  return (
    <>
      <p>{t('sitzung:daten.ohnePasswort')}</p>
      <div className={classes.buttons}>
        <Button loading={request.busy} onClick={() => request.start(null)}>
          {t('sitzung:daten.anfordern')}
        </Button>
      </div>
    </>
  )
}

interface ReadyProps {
  readonly ticket: OwnDataTicket
  readonly onAgain: () => void
}

function Ready({ ticket, onAgain }: ReadyProps) {
  const { t } = useTranslation()
  const zone = useZone()
  const bis = formatUhrzeit(Temporal.Instant.from(ticket.gueltigBis), zone)
  const link = useRef<HTMLAnchorElement>(null)
  // The form is gone; its result is the next control.
  useEffect(() => link.current?.focus(), [])
  return (
    <div className={classes.root}>
      <Note kind="done">{t('sitzung:daten.bereit', { bis })}</Note>
      <div className={classes.buttons}>
        <a ref={link} href={ownDataFile(ticket)} download className={linkButton.primary}>
          <IconDownload size={18} aria-hidden />
          {t('sitzung:daten.holen')}
        </a>
        <Button variant="default" onClick={onAgain}>
          {t('sitzung:daten.nochmal')}
        </Button>
      </div>
    </div>
  )
}
