import { Button } from '@mantine/core'
import type { BenutzerBuchung, BenutzerView } from '@platzwart/contract/benutzer'
import * as wire from '@platzwart/contract/operations/benutzer'
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
import { LinkField } from './LinkField.tsx'

interface OfPerson {
  readonly person: BenutzerView
}

/** Whether somebody comes in: their invitation, their devices, and whether they are in the house at all. */
export function Access({ person }: OfPerson) {
  const { t } = useTranslation('benutzer')
  return (
    <section className={classes.section} aria-labelledby="zugang">
      <h3 id="zugang">{t('zugang.titel')}</h3>
      {person.status === 'inaktiv' ? (
        <Activate person={person} />
      ) : (
        <>
          {person.einladung !== 'keine' && <Einladung person={person} />}
          <Devices person={person} />
          <Zweitfaktor person={person} />
          <Deactivate person={person} />
        </>
      )}
    </section>
  )
}

function Einladung({ person: { id, vorname, nachname } }: OfPerson) {
  const { t } = useTranslation('benutzer')
  const saved = usePersonSaved(id)
  const again = useAct({
    send: (_: null, idempotencyKey) => ask(wire.renewEinladung, { id, idempotencyKey }),
    says: ({ link }) => (link === null ? t('zugang.geschickt') : t('einladung.kopieren')),
    onDone: () => saved.onDone(undefined),
  })
  const withdraw = useAct({
    send: (_: null, idempotencyKey) => ask(wire.withdrawEinladung, { id, idempotencyKey }),
    says: () => t('zugang.zurueckgezogen'),
    onDone: saved.onDone,
  })
  const link = again.answer?.link ?? null
  return (
    <>
      <p className={classes.quiet}>{t('zugang.eingeladen')}</p>
      {link !== null && (
        <Note kind="done">
          <p>{t('einladung.links')}</p>
          <LinkField name={`${vorname} ${nachname}`} link={link} />
        </Note>
      )}
      <div className={classes.buttons}>
        <Button variant="default" loading={again.busy} onClick={() => again.start(null)}>
          {t('zugang.erneut')}
        </Button>
        <Button variant="default" loading={withdraw.busy} onClick={() => withdraw.start(null)}>
          {t('zugang.zurueck')}
        </Button>
      </div>
    </>
  )
}

function Devices({ person: { id, sitzungen } }: OfPerson) {
  const { t } = useTranslation('benutzer')
  const end = useAct({
    send: (_: null, idempotencyKey) => ask(wire.endSitzungen, { id, idempotencyKey }),
    says: () => t('zugang.abgemeldet'),
    onDone: usePersonSaved(id).onDone,
  })
  return (
    <>
      <p className={classes.quiet}>
        {t('zugang.geraete', { count: sitzungen, anzahl: formatNumber(sitzungen) })}
      </p>
      {sitzungen > 0 && (
        <div className={classes.buttons}>
          <Button variant="default" loading={end.busy} onClick={() => end.start(null)}>
            {t('zugang.abmelden')}
          </Button>
        </div>
      )}
    </>
  )
}

function Zweitfaktor({ person: { id, zweitfaktor } }: OfPerson) {
  const { t } = useTranslation('benutzer')
  const reset = useAct({
    send: (_: null, idempotencyKey) => ask(wire.resetZweitfaktor, { id, idempotencyKey }),
    failsBeside: true,
    says: () => t('zugang.faktorWeg'),
    onDone: usePersonSaved(id).onDone,
  })
  return (
    <>
      <p className={classes.quiet}>{t(zweitfaktor ? 'zugang.faktor' : 'zugang.keinFaktor')}</p>
      <ActFailure failure={reset.failure} />
      {zweitfaktor && (
        <div className={classes.buttons}>
          <Button variant="default" loading={reset.busy} onClick={() => reset.start(null)}>
            {t('zugang.faktorZurueck')}
          </Button>
        </div>
      )}
    </>
  )
}

/** The bookings that are asked about, where that is why it was refused. */
function bookingsOf(failure: unknown): readonly BenutzerBuchung[] | null {
  return failure instanceof ApiProblem && failure.code === 'benutzer.betroffeneBuchungen'
    ? (failure.current as readonly BenutzerBuchung[])
    : null
}

function Deactivate({ person: { id, version, vorname, nachname } }: OfPerson) {
  const { t } = useTranslation('benutzer')
  const zone = useZone()
  const name = `${vorname} ${nachname}`
  const out = useAct({
    send: (body: { readonly buchungenStornieren?: boolean }, idempotencyKey) =>
      ask(wire.deactivateBenutzer, { id, version, body, idempotencyKey }),
    failsBeside: true,
    says: () => t('zugang.deaktiviert', { name }),
    ...usePersonSaved(id),
  })
  const buchungen = bookingsOf(out.failure)
  const at = (moment: string) => formatMoment(Temporal.Instant.from(moment), zone)
  const count = buchungen?.length ?? 0
  return (
    <>
      <p className={classes.quiet}>{t('zugang.deaktivierenHilfe')}</p>
      {buchungen === null && <ActFailure failure={out.failure} />}
      {buchungen === null ? (
        <div className={classes.buttons}>
          <Button variant="default" loading={out.busy} onClick={() => out.start({})}>
            {t('zugang.deaktivieren')}
          </Button>
        </div>
      ) : (
        <Note kind="refusal" title={t('buchungen.frage', { count, anzahl: formatNumber(count) })}>
          <ul className={classes.buchungen}>
            {buchungen.map(({ id: buchung, was, von, bis }) => (
              <li key={buchung}>
                {t('buchungen.zeile', { was: was || t('buchungen.ohneWas'), von: at(von), bis: at(bis) })}
              </li>
            ))}
          </ul>
          <div className={classes.buttons}>
            <Button loading={out.busy} onClick={() => out.start({ buchungenStornieren: true })}>
              {t('buchungen.stornieren')}
            </Button>
            <Button
              variant="default"
              disabled={out.busy}
              onClick={() => out.start({ buchungenStornieren: false })}
            >
              {t('buchungen.behalten')}
            </Button>
            <Button variant="default" disabled={out.busy} onClick={out.forget}>
              {t('buchungen.abbrechen')}
            </Button>
          </div>
        </Note>
      )}
    </>
  )
}

function Activate({ person: { id, version, vorname, nachname, einladung } }: OfPerson) {
  const { t } = useTranslation('benutzer')
  const back = useAct({
    send: (_: null, idempotencyKey) => ask(wire.activateBenutzer, { id, version, idempotencyKey }),
    says: () => t('zugang.aktiviert', { name: `${vorname} ${nachname}` }),
    ...usePersonSaved(id),
  })
  return (
    <>
      {einladung !== 'keine' && <p className={classes.quiet}>{t('zugang.nieGekommen')}</p>}
      <div className={classes.buttons}>
        <Button loading={back.busy} onClick={() => back.start(null)}>
          {t('zugang.aktivieren')}
        </Button>
      </div>
    </>
  )
}
