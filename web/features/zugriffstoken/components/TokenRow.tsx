import { Badge, Button } from '@mantine/core'
import type { HausTokenView, ZugriffstokenView } from '@platzwart/contract/zugriffstoken'
import { useState } from 'react'
import { formatMoment, formatTag } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import pflege from '../../../ui/pflege/pflege.module.css'
import { useUmfangText } from './useUmfangText.ts'

interface Revoke {
  readonly busy: boolean
  start(token: ZugriffstokenView): void
}

interface TokenRowProps {
  readonly token: ZugriffstokenView & Partial<Pick<HausTokenView, 'person'>>
  readonly revoke: Revoke
}

/** Parts of what a token covers that a row names. */
const NAMED = 3

/** One token: what it covers, until when, its last use, and its end. */
export function TokenRow({ token, revoke }: TokenRowProps) {
  const [asked, setAsked] = useState(false)
  return (
    <li className={pflege.row} data-focus-region>
      <Facts token={token} asked={asked} />
      <div className={pflege.buttons}>
        {asked ? (
          <Confirm token={token} revoke={revoke} onCancel={() => setAsked(false)} />
        ) : (
          <Ask name={token.name} onAsk={() => setAsked(true)} />
        )}
      </div>
    </li>
  )
}

function Ask({ name, onAsk }: { readonly name: string; readonly onAsk: () => void }) {
  const { t } = useTranslation('zugriffstoken')
  return (
    <Button
      variant="default"
      data-focus-target
      aria-label={t('liste.widerrufenName', { name })}
      onClick={onAsk}
    >
      {t('liste.widerrufen')}
    </Button>
  )
}

function Confirm({ token, revoke, onCancel }: TokenRowProps & { readonly onCancel: () => void }) {
  const { t } = useTranslation('zugriffstoken')
  return (
    <>
      <Button data-focus-target loading={revoke.busy} onClick={() => revoke.start(token)}>
        {t('liste.ja')}
      </Button>
      <Button variant="default" onClick={onCancel}>
        {t('liste.abbrechen')}
      </Button>
    </>
  )
}

function Facts({ token, asked }: Pick<TokenRowProps, 'token'> & { readonly asked: boolean }) {
  const { t } = useTranslation('zugriffstoken')
  const zone = useZone()
  const textOf = useUmfangText()
  const { name, anfang, umfang, ablauf, abgelaufen, benutzt, person } = token
  const wann = formatMoment(Temporal.Instant.from(ablauf), zone)
  const teil = umfang.slice(0, NAMED).map(textOf).join(', ')
  return (
    <div className={pflege.words}>
      <strong>{name}</strong>
      {person && <span>{t('liste.von', { name: person.name })}</span>}
      <span>{umfang.length > NAMED ? t('liste.mehr', { teil, count: umfang.length - NAMED }) : teil}</span>
      {asked ? (
        <span>{t('liste.frage')}</span>
      ) : (
        <>
          <span>
            <Badge variant="light" color={abgelaufen ? 'gray' : 'lampe'}>
              {t(abgelaufen ? 'liste.abgelaufen' : 'liste.bis', { wann })}
            </Badge>
          </span>
          <span className={pflege.quiet}>
            {benutzt === null
              ? t('liste.nie')
              : t('liste.zuletzt', { tag: formatTag(Temporal.PlainDate.from(benutzt)) })}{' '}
            · {anfang}
          </span>
        </>
      )}
    </div>
  )
}
