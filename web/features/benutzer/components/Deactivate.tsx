import { Button } from '@mantine/core'
import type { BenutzerBuchungView, BenutzerView } from '@platzwart/contract/benutzer'
import * as wire from '@platzwart/contract/operations/benutzer'
import type { ReactNode } from 'react'
import { formatNumber } from '../../../platform/format.ts'
import { ApiProblem } from '../../../platform/problem.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { Note } from '../../../ui/Note.tsx'
import { ActFailure } from '../../../ui/pflege/ActFailure.tsx'
import { usePersonSaved } from '../model/usePersonSaved.ts'
import classes from './Benutzer.module.css'
import { Buchungen } from './Buchungen.tsx'

interface Said {
  readonly buchungenStornieren?: boolean
  readonly unterwegs?: boolean
}

/** The failure, if it is a question with this code. */
const asked = (failure: unknown, code: string) =>
  failure instanceof ApiProblem && failure.code === code ? failure : null

/** Deactivates a person, after showing the consequences: a car that is out, and their bookings. */
export function Deactivate({
  person: { id, version, vorname, nachname },
}: {
  readonly person: BenutzerView
}) {
  const { t } = useTranslation('benutzer')
  const name = `${vorname} ${nachname}`
  const out = useAct(wire.deactivateBenutzer, {
    input: (body: Said) => ({ id, version, body }),
    failsBeside: true,
    says: () => t('zugang.deaktiviert', { name }),
    ...usePersonSaved(id),
  })
  // Answers to earlier questions still apply.
  const go = (more: Said) => out.start({ ...out.wish, ...more })
  const away = asked(out.failure, 'benutzer.unterwegs')
  const booked = asked(out.failure, 'benutzer.betroffeneBuchungen')
  const buchungen = (booked?.current ?? []) as readonly BenutzerBuchungView[]
  const buttons = { busy: out.busy, go, stop: out.forget }
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
  /** The possible answers; the first is the expected one. */
  readonly answers: readonly { readonly label: string; readonly said: Said }[]
  readonly busy: boolean
  readonly go: (said: Said) => void
  readonly stop: () => void
}

/** A question to answer before somebody is deactivated. */
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
