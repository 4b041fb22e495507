import { Button, NativeSelect, NumberInput, Text, TextInput, type TextInputProps } from '@mantine/core'
import type { BuchungView, LeseraumView } from '@platzwart/contract/leseraum'
import type { Minutes } from '@platzwart/domain/leseraum/seatState'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatUhrzeit, formatWochentagTag } from '../../../platform/format.ts'
import type { Absage, Vorschlag } from '../model/absage.ts'
import { instantAt, minuteAt, NOTHING } from '../model/planDay.ts'
import { stepsBetween } from '../model/timeBar.ts'
import { type Buchen, intentOf, intentOfVorschlag, useAbsageOf, usePrecheck } from '../model/useBuchen.ts'
import type { Leseraum } from '../model/useLeseraum.ts'
import { firstPeriod, meant, needsZweite, type Shortening, shorteningOf, type Wish } from '../model/wish.ts'
import { AbsageHint } from './AbsageHint.tsx'
import classes from './Dialog.module.css'
import { ShorteningHint } from './ShorteningHint.tsx'
import { TagStrip } from './TagStrip.tsx'

interface BuchungsFormProps {
  readonly raum: Leseraum
  readonly seat: LeseraumView
  /** The booking that is changed; null books anew. */
  readonly alt: BuchungView | null
  /** Own bookings, so that the first offer does not collide with one. */
  readonly eigene: readonly BuchungView[]
  readonly buchen: Buchen
  readonly onBooked: (buchung: BuchungView) => void
}

/** When, for how many, with whom. The same rules as on the server look at it before it is sent. */
export function BuchungsForm({ raum, seat, alt, eigene, buchen, onBooked }: BuchungsFormProps) {
  const { t } = useTranslation('leseraum')
  const belegungen = (raum.day.bySeat.get(seat.id) ?? NOTHING).filter((one) => one.id !== alt?.id)
  const [erster] = useState(() => firstWish(raum, seat, alt, eigene))
  const [wish, setWish] = useState<Wish>(erster)
  const sent = meant(wish, seat, raum.einstellungen)
  const ahead = usePrecheck({ raum, seat, wish: sent, eigene, ohne: alt?.id ?? null })
  const absageOf = useAbsageOf()
  const refused = buchen.isError ? absageOf(buchen.error, seat) : null
  const [tried, setTried] = useState(false)
  const { offen } = raum.day

  function change(part: Partial<Wish>) {
    buchen.reset()
    setTried(false)
    setWish({ ...wish, ...part })
  }

  function send(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (ahead !== null) return
    buchen.mutate(intentOf(raum, seat, sent), { onSuccess: onBooked })
  }

  function take(vorschlag: Vorschlag) {
    buchen.mutate(intentOfVorschlag(vorschlag, sent), { onSuccess: onBooked })
  }

  const zeit = (minute: number) => formatUhrzeit(instantAt(raum.day, minute), raum.zone)
  const shown = shownAbsage(refused, ahead, tried)
  return (
    <form className={classes.form} onSubmit={send} noValidate>
      {offen !== null && (
        <TagStrip raum={raum} offen={offen} belegungen={belegungen} wahl={wish} onChange={change} />
      )}
      {erster.shortening !== null && erster.von === wish.von && erster.bis === wish.bis && (
        <ShorteningHint shortening={erster.shortening} zone={raum.zone} zeit={zeit} />
      )}
      {offen !== null && <Zeiten raum={raum} offen={offen} wish={wish} zeit={zeit} onChange={change} />}
      <Personen seat={seat} raum={raum} alt={alt} wish={wish} missing={tried} onChange={change} />
      {shown !== null && (
        <AbsageHint
          absage={shown}
          zone={raum.zone}
          busy={buchen.isPending}
          ahead={refused === null && !tried}
          onTake={take}
        />
      )}
      <Button
        type="submit"
        // Enter on a seat opens, Enter again books.
        data-autofocus
        size="md"
        fullWidth
        loading={buchen.isPending}
        variant={ahead === null ? 'filled' : 'default'}
      >
        {t(alt === null ? 'dialog.absendenZeit' : 'dialog.speichernZeit', {
          tag: formatWochentagTag(raum.tag),
          von: zeit(wish.von),
          bis: zeit(wish.bis),
        })}
      </Button>
    </form>
  )
}

/** A missing second person is asked for by its field; only when it was sent without one is it a refusal. */
function shownAbsage(refused: Absage | null, ahead: Absage | null, tried: boolean): Absage | null {
  if (refused !== null) return refused
  if (ahead === null || tried) return ahead
  const gruende = ahead.gruende.filter((grund) => grund.code !== 'leseraum.zweitePersonNoetig')
  return gruende.length === 0 ? null : { ...ahead, gruende }
}

interface FirstWish extends Wish {
  readonly shortening: Shortening | null
}

function firstWish(
  raum: Leseraum,
  seat: LeseraumView,
  alt: BuchungView | null,
  eigene: readonly BuchungView[],
): FirstWish {
  const { day, auswahl, schritt, einstellungen } = raum
  if (alt !== null) {
    const von = minuteAt(day, Temporal.Instant.from(alt.von))
    const bis = minuteAt(day, Temporal.Instant.from(alt.bis))
    const zweitePerson = alt.zweite?.email ?? ''
    return { von, bis, gruppengroesse: alt.gruppengroesse, zweitePerson, shortening: null }
  }
  const belegungen = day.bySeat.get(seat.id) ?? NOTHING
  const own = ownPeriods(raum, eigene)
  const known = {
    auswahl: auswahl ?? day.offen ?? { von: 0, bis: schritt },
    schritt,
    mindestens: einstellungen['leseraum.mindestdauer'].value,
    hoechstens: einstellungen['leseraum.hoechstdauer'].value,
  }
  const all = [...belegungen, ...own].toSorted((a, b) => a.von - b.von)
  const period = firstPeriod({ ...known, belegungen: all })
  const shortening = shorteningOf({ ...known, belegungen, eigene: own, offered: period })
  const gruppengroesse = Math.min(raum.search.kapazitaet, seat.kapazitaet)
  return { ...period, gruppengroesse, zweitePerson: '', shortening }
}

/** Where one sits already: nobody is offered two seats at a time, unless the house allows it. */
function ownPeriods({ day, einstellungen }: Leseraum, eigene: readonly BuchungView[]): Minutes[] {
  if (einstellungen['leseraum.mehrerePlaetzeGleichzeitig'].value) return []
  return eigene
    .filter((one) => one.status !== 'storniert')
    .map(({ von, bis }) => ({
      von: minuteAt(day, Temporal.Instant.from(von)),
      bis: minuteAt(day, Temporal.Instant.from(bis)),
    }))
}

interface ZeitenProps {
  readonly raum: Leseraum
  readonly offen: Minutes
  readonly wish: Wish
  readonly zeit: (minute: number) => string
  readonly onChange: (part: Partial<Wish>) => void
}

function Zeiten({ raum, offen, wish, zeit, onChange }: ZeitenProps) {
  const { t } = useTranslation('leseraum')
  const steps = stepsBetween(offen, raum.schritt)
  const options = (minutes: readonly number[], chosen: number) =>
    (minutes.includes(chosen) ? minutes : [...minutes, chosen].toSorted((a, b) => a - b)).map((minute) => ({
      value: String(minute),
      label: t('wahl.uhr', { zeit: zeit(minute) }),
    }))
  return (
    <div className={classes.fields}>
      <NativeSelect
        label={t('wahl.von')}
        size="md"
        data={options(steps.slice(0, -1), wish.von)}
        value={String(wish.von)}
        onChange={(event) => {
          const von = Number(event.currentTarget.value)
          onChange({ von, bis: Math.max(wish.bis, von + raum.schritt) })
        }}
      />
      <NativeSelect
        label={t('wahl.bis')}
        size="md"
        data={options(
          steps.filter((minute) => minute > wish.von),
          wish.bis,
        )}
        value={String(wish.bis)}
        onChange={(event) => onChange({ bis: Number(event.currentTarget.value) })}
      />
    </div>
  )
}

/** Fields side by side stand on one line, however long what is said of them. */
const INPUT_FIRST = ['label', 'input', 'description', 'error'] satisfies TextInputProps['inputWrapperOrder']

interface PersonenProps {
  readonly raum: Leseraum
  readonly seat: LeseraumView
  readonly alt: BuchungView | null
  readonly wish: Wish
  readonly missing: boolean
  readonly onChange: (part: Partial<Wish>) => void
}

function Personen({ raum, seat, alt, wish, missing, onChange }: PersonenProps) {
  const { t } = useTranslation('leseraum')
  const needed = needsZweite(seat, wish.gruppengroesse, raum.einstellungen)
  if (seat.kapazitaet === 1 && !needed) return null
  // Who has been asked already is not exchanged.
  const fixed = alt !== null && alt.zweite !== null
  const entfaellt = fixed && !needed && needsZweite(seat, alt.gruppengroesse, raum.einstellungen)
  return (
    <div className={classes.fields}>
      {seat.kapazitaet > 1 && (
        <NumberInput
          label={t('dialog.gruppengroesse')}
          description={t('platz.personen', { count: seat.kapazitaet })}
          inputWrapperOrder={INPUT_FIRST}
          size="md"
          min={1}
          max={seat.kapazitaet}
          clampBehavior="strict"
          allowDecimal={false}
          value={wish.gruppengroesse}
          onChange={(value) => onChange({ gruppengroesse: Math.max(1, Number(value) || 1) })}
        />
      )}
      {entfaellt && <Text size="sm">{t('dialog.zweitePersonEntfaellt')}</Text>}
      {needed && (
        <TextInput
          type="email"
          autoComplete="off"
          label={t('dialog.zweitePerson')}
          description={t(fixed ? 'dialog.zweitePersonFest' : 'dialog.zweitePersonHilfe')}
          inputWrapperOrder={INPUT_FIRST}
          size="md"
          required
          readOnly={fixed}
          value={wish.zweitePerson}
          error={missing && wish.zweitePerson.trim() === '' ? t('dialog.zweitePersonFehlt') : undefined}
          onChange={(event) => onChange({ zweitePerson: event.currentTarget.value })}
        />
      )}
    </div>
  )
}
