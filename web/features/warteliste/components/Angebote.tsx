import { Button } from '@mantine/core'
import * as wire from '@platzwart/contract/operations/leseraum/warteliste'
import { tagOf } from '@platzwart/domain/time/zone'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import { useSecond } from '../../../platform/clock.ts'
import { formatUhrzeit } from '../../../platform/format.ts'
import { spokenPeriod } from '../../../platform/relativeTime.ts'
import { useZone } from '../../../platform/session/start.ts'
import { seatCalled } from '../../../platform/texts/seatCalled.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { announce } from '../../../ui/announce/announcer.ts'
import { Fields } from '../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { text } from '../../../ui/form/text.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { acceptAngebot, type Shown, WARTEPLAETZE } from '../api/warteplaetze.ts'
import { countdown, type Offered, offeredOf, secondsLeft } from '../model/places.ts'
import { useWarteplaetze } from '../model/useWarteplaetze.ts'
import classes from './Warteliste.module.css'

/** The person's offers, with the time left for each; nothing while there are none. */
export function Angebote() {
  return <Offers offered={offeredOf(useWarteplaetze().data ?? [])} />
}

interface HereProps {
  readonly leseraumId: string
  readonly tag: Temporal.PlainDate
}

/** The offers for a seat on a day. */
export function OffersHere({ leseraumId, tag }: HereProps) {
  const zone = useZone()
  const all = offeredOf(useWarteplaetze().data ?? [])
  const here = all.filter(
    ({ angebot }) =>
      angebot.leseraumId === leseraumId && tagOf(Temporal.Instant.from(angebot.von), zone).equals(tag),
  )
  return <Offers offered={here} />
}

function Offers({ offered }: { readonly offered: readonly Offered[] }) {
  const { t } = useTranslation('warteliste')
  const heading = useId()
  if (offered.length === 0) return null
  return (
    <section className={classes.root} aria-labelledby={heading}>
      <h2 id={heading}>{t('angebote')}</h2>
      <ul className={classes.list}>
        {offered.map((one) => (
          <li key={one.id}>
            <AngebotKarte one={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Offers announced already, by entry and version, so that another page does not repeat them. */
const told = new Set<string>()

/** Announced once; the running countdown is not. */
function useToldOnce({ id, version }: Offered, words: string): void {
  useEffect(() => {
    const key = `${id} ${version}`
    if (told.has(key)) return
    told.add(key)
    announce(words)
  }, [id, version, words])
}

function AngebotKarte({ one }: { readonly one: Offered }) {
  const { t } = useTranslation('warteliste')
  const { t: room } = useTranslation('leseraum')
  const { t: shell } = useTranslation()
  const zone = useZone()
  const jetzt = useSecond()
  const { angebot } = one
  const [von, bis, end] = [angebot.von, angebot.bis, angebot.gueltigBis].map((at) =>
    Temporal.Instant.from(at),
  )
  const wann = von && bis ? spokenPeriod(shell, { von, bis }, tagOf(jetzt, zone), zone) : ''
  const zeit = end ? formatUhrzeit(end, zone) : ''
  const platz = seatCalled(room, angebot)
  const left = secondsLeft(angebot, jetzt)
  useToldOnce(one, t('angebotGesagt', { platz, wann, zeit }))
  return (
    <article className={classes.karte} data-status="angeboten" aria-label={`${platz}, ${wann}`}>
      <div className={classes.head}>
        <h3>{t('angebot', { platz })}</h3>
        <span className={classes.status}>{t('status.angeboten')}</span>
      </div>
      <p className={classes.when}>{wann}</p>
      <p className={classes.quiet}>{room('buchungen.wo', { plan: one.grundriss, standort: one.standort })}</p>
      {left === 0 ? (
        <p>{t('abgelaufenEben')}</p>
      ) : (
        <>
          <p className={classes.rest}>{t('noch', { zeit, rest: countdown(left) })}</p>
          <Answer one={one} wann={wann} />
        </>
      )}
    </article>
  )
}

function Answer({ one, wann }: { readonly one: Offered; readonly wann: string }) {
  const { t } = useTranslation('warteliste')
  const { t: dialog } = useTranslation('platzDialog')
  const { t: room } = useTranslation('leseraum')
  const queryClient = useQueryClient()
  const { id, version, angebot } = one
  const { zweitePersonNoetig } = angebot
  const platz = seatCalled(room, angebot)
  const decline = useAct(wire.leaveWarteliste, {
    input: (place: Shown) => ({ id: place.id, version: place.version }),
    says: () => t('abgelehntGesagt'),
    refreshes: [WARTEPLAETZE, ['planTag']],
  })
  const form = useForm({
    start: { zweitePerson: '' },
    fields: zweitePersonNoetig
      ? {
          zweitePerson: text({
            label: dialog('zweitePerson'),
            hint: dialog('zweitePersonHilfe'),
            missing: dialog('zweitePersonFehlt'),
            type: 'email',
            autoComplete: 'off',
            max: 254,
          }),
        }
      : {},
    send: ({ zweitePerson }, { key }) => acceptAngebot(one, zweitePerson, key),
    says: () => t('angenommen', { platz }),
    onDone: refresh,
    onFailed: refresh,
  })
  function refresh() {
    for (const queryKey of [WARTEPLAETZE, ['buchungen'], ['planTag']])
      void queryClient.invalidateQueries({ queryKey })
  }
  return (
    <FormBox form={form} className={classes.form}>
      {zweitePersonNoetig && <Fields form={form} />}
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
