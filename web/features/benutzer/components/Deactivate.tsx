import { Button } from '@mantine/core'
import type { BenutzerBuchung, BenutzerView } from '@platzwart/contract/benutzer'
import * as wire from '@platzwart/contract/operations/benutzer'
import { type ReactNode, useState } from 'react'
import { ask } from '../../../platform/api.ts'
import { formatMoment, formatNumber } from '../../../platform/format.ts'
import { ApiProblem } from '../../../platform/problem.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { Note } from '../../../ui/Note.tsx'
import { ActFailure } from '../../../ui/pflege/ActFailure.tsx'
import { useZone } from '../../sitzung/api/start.ts'
import { usePersonSaved } from '../model/usePersonSaved.ts'
import classes from './Benutzer.module.css'

interface Said {
  readonly buchungenStornieren?: boolean
  readonly unterwegs?: boolean
}

/** What was refused because it is to be said first, of this code. */
const asked = (failure: unknown, code: string) =>
  failure instanceof ApiProblem && failure.code === code ? failure : null

/** Puts a person out, after what they leave behind was shown: a car that is out, and what they have booked. */
export function Deactivate({
  person: { id, version, vorname, nachname },
}: {
  readonly person: BenutzerView
}) {
  const { t } = useTranslation('benutzer')
  const name = `${vorname} ${nachname}`
  const [said, say] = useState<Said>({})
  const out = useAct({
    send: (body: Said, idempotencyKey) => ask(wire.deactivateBenutzer, { id, version, body, idempotencyKey }),
    failsBeside: true,
    says: () => t('zugang.deaktiviert', { name }),
    ...usePersonSaved(id),
  })
  const go = (more: Said) => {
    const all = { ...said, ...more }
    say(all)
    out.start(all)
  }
  const stop = () => {
    say({})
    out.forget()
  }
  const away = asked(out.failure, 'benutzer.unterwegs')
  const booked = asked(out.failure, 'benutzer.betroffeneBuchungen')
  const buchungen = (booked?.current ?? []) as readonly BenutzerBuchung[]
  const buttons = { busy: out.busy, go, stop }
  return (
    <>
      <p className={classes.quiet}>{t('zugang.deaktivierenHilfe')}</p>
      {away ? (
        <Asking
          title={t('unterwegs.titel')}
          answers={[{ label: t('unterwegs.trotzdem'), said: { unterwegs: true } }]}
          {...buttons}
        >
          <p>{away.message}</p>
        </Asking>
      ) : booked ? (
        <Asking
          title={t('buchungen.frage', { count: buchungen.length, anzahl: formatNumber(buchungen.length) })}
          answers={[
            { label: t('buchungen.stornieren'), said: { buchungenStornieren: true } },
            { label: t('buchungen.behalten'), said: { buchungenStornieren: false } },
          ]}
          {...buttons}
        >
          <Buchungen buchungen={buchungen} />
        </Asking>
      ) : (
        <>
          <ActFailure failure={out.failure} />
          <div className={classes.buttons}>
            <Button variant="default" loading={out.busy} onClick={() => go({})}>
              {t('zugang.deaktivieren')}
            </Button>
          </div>
        </>
      )}
    </>
  )
}

interface Asking {
  readonly title: string
  readonly children: ReactNode
  /** What can be said to it; the first is what somebody came for. */
  readonly answers: readonly { readonly label: string; readonly said: Said }[]
  readonly busy: boolean
  readonly go: (said: Said) => void
  readonly stop: () => void
}

/** What is to be said something about before anybody is put out. */
function Asking({ title, children, answers, busy, go, stop }: Asking) {
  const { t } = useTranslation('benutzer')
  return (
    <Note kind="refusal" title={title}>
      {children}
      <div className={classes.buttons}>
        {answers.map(({ label, said }, at) => (
          <Button
            key={label}
            {...(at === 0 ? { loading: busy } : { variant: 'default', disabled: busy })}
            onClick={() => go(said)}
          >
            {label}
          </Button>
        ))}
        <Button variant="default" disabled={busy} onClick={stop}>
          {t('buchungen.abbrechen')}
        </Button>
      </div>
    </Note>
  )
}

function Buchungen({ buchungen }: { readonly buchungen: readonly BenutzerBuchung[] }) {
  const { t } = useTranslation('benutzer')
  const zone = useZone()
  const at = (moment: string) => formatMoment(Temporal.Instant.from(moment), zone)
  return (
    <ul className={classes.buchungen}>
      {buchungen.map(({ id, was, von, bis }) => (
        <li key={id}>
          {t('buchungen.zeile', { was: was || t('buchungen.ohneWas'), von: at(von), bis: at(bis) })}
        </li>
      ))}
    </ul>
  )
}
