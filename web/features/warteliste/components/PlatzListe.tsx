import { Button } from '@mantine/core'
import { tagOf } from '@platzwart/domain/time/zone'
import { useId } from 'react'
import { useMinute } from '../../../platform/clock.ts'
import { spokenPeriod } from '../../../platform/relativeTime.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import { FailureState } from '../../../ui/FailureState.tsx'
import type { AnyPlatz, WarteArt, WarteTypes } from '../art.ts'
import { isPart } from '../model/places.ts'
import { useWarteplaetze } from '../model/useWarteplaetze.ts'
import { spokenMinutes } from '../model/wishes.ts'
import classes from './Warteliste.module.css'

/**
 * One's entries on waiting lists with position and reason, and recently ended ones; nothing without entries.
 */
export function PlatzListe<T extends WarteTypes>({ art }: { readonly art: WarteArt<T> }) {
  const { t } = useTranslation('warteliste')
  const heading = useId()
  const query = useWarteplaetze(art)
  if (query.data === undefined && query.error !== null)
    return <FailureState failure={query.error} onRetry={() => void query.refetch()} />
  const shown = query.data?.filter(({ status }) => status !== 'angeboten') ?? []
  if (shown.length === 0) return null
  return (
    <section className={classes.root} aria-labelledby={heading}>
      <h2 id={heading}>{t('titel')}</h2>
      <ul className={classes.list}>
        {shown.map((one) => (
          <li key={one.id}>
            <WarteplatzKarte art={art} one={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface KarteProps<T extends WarteTypes> {
  readonly art: WarteArt<T>
  readonly one: T['platz']
}

function WarteplatzKarte<T extends WarteTypes>({ art, one }: KarteProps<T>) {
  const { t } = useTranslation('warteliste')
  const words = art.useWords()
  const { t: shell } = useTranslation()
  const zone = useZone()
  const heute = tagOf(useMinute(), zone)
  const period = { von: Temporal.Instant.from(one.von), bis: Temporal.Instant.from(one.bis) }
  const wann = spokenPeriod(shell, period, heute, zone)
  const was = words.wish(one)
  return (
    <article className={classes.karte} data-status={one.status} aria-label={`${was}, ${wann}`}>
      <div className={classes.head}>
        <h3>{was}</h3>
        <span className={classes.status}>{t(`status.${one.status}`)}</span>
      </div>
      <p className={classes.when}>{wann}</p>
      <p className={classes.quiet}>{words.where(one)}</p>
      {words.details(one).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {isPart(one) && <p>{t('abDauer', { dauer: spokenMinutes(one.mindestens, zone) })}</p>}
      {one.status === 'wartet' && <PlaceInLine one={one} zone={zone} />}
      {one.status === 'wartet' && <Leave art={art} one={one} name={t('verlassenName', { was, wann })} />}
    </article>
  )
}

/** The position, announced when it changes, and the order that determines it. */
function PlaceInLine({ one, zone }: { readonly one: AnyPlatz; readonly zone: string }) {
  const { t } = useTranslation('warteliste')
  const { stelle, reihenfolge, genutzt } = one
  if (stelle === null) return null
  const why =
    reihenfolge === 'zeit' ? t('nachZeit') : t('nachNutzung', { dauer: spokenMinutes(genutzt ?? 0, zone) })
  return (
    <>
      <Announced as="p">
        <b>{t('stelle', { platz: stelle.platz, wartende: stelle.wartende })}</b>
      </Announced>
      <p className={classes.quiet}>{why}</p>
    </>
  )
}

function Leave<T extends WarteTypes>({ art, one, name }: KarteProps<T> & { readonly name: string }) {
  const { t } = useTranslation('warteliste')
  const { id, version } = one
  const leave = useAct({
    send: art.leave,
    says: () => t('verlassenGesagt'),
    refreshes: [art.queryKey],
  })
  return (
    <div className={classes.buttons}>
      <Button
        size="sm"
        variant="default"
        aria-label={name}
        loading={leave.busy}
        onClick={() => leave.start({ id, version })}
      >
        {t('verlassen')}
      </Button>
    </div>
  )
}
