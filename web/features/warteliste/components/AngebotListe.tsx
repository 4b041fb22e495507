import { Button } from '@mantine/core'
import { tagOf } from '@platzwart/domain/time/zone'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import { useSecond } from '../../../platform/clock.ts'
import { formatUhrzeit } from '../../../platform/format.ts'
import { spokenPeriod } from '../../../platform/relativeTime.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { announce } from '../../../ui/announce/announcer.ts'
import { Fields } from '../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import type { Offered, Shown, WarteArt, WarteTypes } from '../art.ts'
import { countdown, offeredOf, secondsLeft } from '../model/places.ts'
import { useWarteplaetze } from '../model/useWarteplaetze.ts'
import classes from './Warteliste.module.css'

interface AngebotListeProps<T extends WarteTypes> {
  readonly art: WarteArt<T>
  /** Leaves out all others. */
  readonly only?: (one: Offered<T['platz']>) => boolean
}

/** Open offers with the time that is left for each; nothing while there is none. */
export function AngebotListe<T extends WarteTypes>({ art, only = () => true }: AngebotListeProps<T>) {
  const { t } = useTranslation('warteliste')
  const heading = useId()
  const offered = offeredOf<T['platz']>(useWarteplaetze(art).data ?? []).filter(only)
  if (offered.length === 0) return null
  return (
    <section className={classes.root} aria-labelledby={heading}>
      <h2 id={heading}>{t('angebote')}</h2>
      <ul className={classes.list}>
        {offered.map((one) => (
          <li key={one.id}>
            <AngebotKarte art={art} one={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Offers announced already, by entry and version, so that another page does not repeat them. */
const told = new Set<string>()

/** Announced once; the running countdown is not. */
function useToldOnce({ id, version }: Shown, words: string): void {
  useEffect(() => {
    const key = `${id} ${version}`
    if (told.has(key)) return
    told.add(key)
    announce(words)
  }, [id, version, words])
}

interface KarteProps<T extends WarteTypes> {
  readonly art: WarteArt<T>
  readonly one: Offered<T['platz']>
}

function AngebotKarte<T extends WarteTypes>({ art, one }: KarteProps<T>) {
  const { t } = useTranslation('warteliste')
  const words = art.useWords()
  const { t: shell } = useTranslation()
  const zone = useZone()
  const jetzt = useSecond()
  const { angebot } = one
  const [von, bis, end] = [angebot.von, angebot.bis, angebot.gueltigBis].map((at) =>
    Temporal.Instant.from(at),
  )
  const wann = von && bis ? spokenPeriod(shell, { von, bis }, tagOf(jetzt, zone), zone) : ''
  const zeit = end ? formatUhrzeit(end, zone) : ''
  const platz = words.offer(one)
  const left = secondsLeft(angebot, jetzt)
  useToldOnce(one, t('angebotGesagt', { platz, wann, zeit }))
  return (
    <article className={classes.karte} data-status="angeboten" aria-label={`${platz}, ${wann}`}>
      <div className={classes.head}>
        <h3>{t('angebot', { platz })}</h3>
        <span className={classes.status}>{t('status.angeboten')}</span>
      </div>
      <p className={classes.when}>{wann}</p>
      <p className={classes.quiet}>{words.where(one)}</p>
      {left === 0 ? (
        <p>{t('abgelaufenEben')}</p>
      ) : (
        <>
          <p className={classes.rest}>{t('noch', { zeit, rest: countdown(left) })}</p>
          <Answer art={art} one={one} platz={platz} wann={wann} />
        </>
      )}
    </article>
  )
}

interface AnswerProps<T extends WarteTypes> extends KarteProps<T> {
  readonly platz: string
  readonly wann: string
}

function Answer<T extends WarteTypes>({ art, one, platz, wann }: AnswerProps<T>) {
  const { t } = useTranslation('warteliste')
  const queryClient = useQueryClient()
  const { queryKey, bookings } = art
  const { id, version } = one
  const { start, fields } = art.useAcceptance(one)
  const decline = useAct({
    send: art.leave,
    says: () => t('abgelehntGesagt'),
    refreshes: [queryKey, ...bookings],
  })
  const form = useForm({
    start,
    ...(fields && { fields }),
    send: (typed: T['acceptance'], { key }) => art.accept({ id, version }, typed, key),
    says: () => t('angenommen', { platz }),
    onDone: refresh,
    onFailed: refresh,
  })
  function refresh() {
    for (const key of [queryKey, ...bookings]) void queryClient.invalidateQueries({ queryKey: key })
  }
  return (
    <FormBox form={form} className={classes.form}>
      <Fields form={form} />
      <FormFailure />
      <Actions>
        <Submit name={t('annehmenName', { platz, wann })} disabled={decline.busy}>
          {t('annehmen')}
        </Submit>
        <Button
          variant="default"
          size="md"
          aria-label={t('ablehnenName', { platz, wann })}
          loading={decline.busy}
          disabled={form.busy}
          onClick={() => decline.start({ id, version })}
        >
          {t('ablehnen')}
        </Button>
      </Actions>
    </FormBox>
  )
}
