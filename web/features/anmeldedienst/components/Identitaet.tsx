import { Button } from '@mantine/core'
import * as wire from '@platzwart/contract/operations/anmeldedienst'
import { useState } from 'react'
import { formatMoment } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { FailureNote } from '../../../ui/form/FormFailure.tsx'
import pflege from '../../../ui/pflege/pflege.module.css'
import { IDENTITAETEN } from '../api/anmeldung.ts'

interface IdentitaetProps {
  readonly identitaet: {
    readonly id: string
    readonly dienst: string
    readonly kennung: string
    readonly erstellt: string
    readonly zuletzt: string | null
  }
}

/** Who somebody is at a service, and the way to part them. */
export function Identitaet({ identitaet }: IdentitaetProps) {
  const { t } = useTranslation('dienst')
  const zone = useZone()
  const [asked, setAsked] = useState(false)
  const { id, dienst, kennung, erstellt, zuletzt } = identitaet
  const moment = (instant: string) => formatMoment(Temporal.Instant.from(instant), zone)
  const remove = useAct(wire.removeIdentitaet, {
    input: (_: null) => ({ id }),
    says: () => t('konto.getrennt', { dienst }),
    failsBeside: true,
    refreshes: [IDENTITAETEN],
  })
  return (
    <li className={pflege.row} data-focus-region>
      <div className={pflege.words}>
        <strong>{dienst}</strong>
        <span className={pflege.quiet}>{t('konto.kennung', { kennung })}</span>
        <span className={pflege.quiet}>
          {zuletzt === null
            ? t('konto.seit', { wann: moment(erstellt) })
            : t('konto.zuletzt', { wann: moment(zuletzt) })}
        </span>
        {asked && <span>{t('konto.sicher')}</span>}
        {remove.failure !== null && <FailureNote failure={remove.failure} />}
      </div>
      <div className={pflege.buttons}>
        {asked ? (
          <>
            <Button data-focus-target loading={remove.busy} onClick={() => remove.start(null)}>
              {t('konto.trennenJa')}
            </Button>
            <Button variant="default" onClick={() => setAsked(false)}>
              {t('konto.abbrechen')}
            </Button>
          </>
        ) : (
          <Button
            data-focus-target
            variant="default"
            aria-label={t('konto.trennenName', { dienst })}
            onClick={() => setAsked(true)}
          >
            {t('konto.trennen')}
          </Button>
        )}
      </div>
    </li>
  )
}
