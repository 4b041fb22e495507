import { Text } from '@mantine/core'
import type { BuchungView, LeseraumView } from '@platzwart/contract/leseraum'
import { weekStart } from '@platzwart/domain/leseraum/limits'
import type { Minutes } from '@platzwart/domain/leseraum/seatState'
import { type ReactNode, Suspense } from 'react'
import { formatUhrzeit, formatWochentagTag } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { useStill } from '../../../ui/useStill.ts'
import type { Absage } from '../model/absage.ts'
import { instantAt, NOTHING } from '../model/planDay.ts'
import type { Situations } from '../model/situations.ts'
import { type Buchen, useBuchen } from '../model/useBuchen.ts'
import type { Leseraum } from '../model/useLeseraum.ts'
import { needsZweite } from '../model/wish.ts'
import { NotFree, RepeatOffer } from '../slots.ts'
import { AbsageHint } from './AbsageHint.tsx'
import classes from './Dialog.module.css'
import { PlatzHead } from './PlatzHead.tsx'
import { ShorteningHint } from './ShorteningHint.tsx'
import { TagStrip } from './TagStrip.tsx'
import { WeekLeft } from './zeit/WeekLeft.tsx'

interface BuchungsFormProps {
  readonly raum: Leseraum
  readonly situations: Situations
  readonly seat: LeseraumView
  /** The edited booking; null for a new one. */
  readonly alt: BuchungView | null
  /** The person's own bookings, so that the initial period does not collide with one. */
  readonly eigene: readonly BuchungView[]
  readonly onBooked: (buchung: BuchungView) => void
  /** Opens a series with the form's values. */
  readonly onSerie?: (zeit: Serienzeit) => void
  /** Content between the seat and the form. */
  readonly children?: ReactNode
}

/** The part of a booking that a series repeats. */
export interface Serienzeit extends Minutes {
  readonly gruppengroesse: number
}

/** The booking form: seat, time, number of people, second person. */
export function BuchungsForm({ situations, seat, alt, onSerie, children, ...props }: BuchungsFormProps) {
  const buchen = useBuchen({ ...props, seat, alt })
  const still = useStill(buchen.form.busy, { raum: props.raum, situations })
  return (
    <div className={classes.root}>
      <PlatzHead raum={still.raum} seat={seat} situations={still.situations} />
      {children}
      <Content raum={still.raum} seat={seat} alt={alt} buchen={buchen} onSerie={onSerie} />
    </div>
  )
}

const WRITTEN = ['zweitePerson'] as const

interface ContentProps extends Pick<BuchungsFormProps, 'raum' | 'seat' | 'alt'> {
  readonly buchen: Buchen
  readonly onSerie: BuchungsFormProps['onSerie'] | undefined
}

function Content({ raum, seat, alt, buchen, onSerie }: ContentProps) {
  const { t } = useTranslation('platzDialog')
  const { form, refused, first, limits, left } = buchen
  const ahead = useStill(form.busy, buchen.ahead)
  const { values, tried } = form
  const { offen } = raum.day
  const belegungen = (raum.day.bySeat.get(seat.id) ?? NOTHING).filter((one) => one.id !== alt?.id)
  const zeit = (minute: number) => formatUhrzeit(instantAt(raum.day, minute), raum.zone)
  const shown = shownAbsage(refused, form.failure === null ? ahead : null, tried)
  const taken = alt === null && shown !== null && isTaken(shown)
  const offered = first.wish.von === values.von && first.wish.bis === values.bis
  return (
    <>
      <FormBox
        form={form}
        className={classes.form}
        takesFocus
        // For a new booking, trying out times needs no confirmation on leaving; text does.
        {...(alt === null && { asksAbout: WRITTEN })}
      >
        {offen !== null && limits !== null && (
          <TagStrip
            raum={raum}
            offen={offen}
            limits={limits}
            belegungen={belegungen}
            wahl={values}
            onChange={form.change}
          />
        )}
        {first.shortening !== null && offered && (
          <ShorteningHint shortening={first.shortening} zone={raum.zone} zeit={zeit} />
        )}
        {offen !== null && (
          <div className={classes.fields}>
            <Field form={form} name="von" />
            <Field form={form} name="bis" />
          </div>
        )}
        <Personen raum={raum} seat={seat} alt={alt} form={form} />
        {shown !== null && (
          <div data-failure>
            <AbsageHint
              absage={shown}
              zone={raum.zone}
              busy={form.busy}
              ahead={refused === null && !tried}
              onTake={(vorschlag) => form.send(vorschlag)}
            />
          </div>
        )}
        <WeekLeft left={left} montag={weekStart(raum.heute)} zone={raum.zone} />
        {/* Enter on a seat opens the dialog, Enter again books. */}
        <Submit first fullWidth variant={ahead === null ? 'filled' : 'default'}>
          {t(alt === null ? 'absendenZeit' : 'speichernZeit', {
            tag: formatWochentagTag(raum.tag),
            von: zeit(values.von),
            bis: zeit(values.bis),
          })}
        </Submit>
      </FormBox>
      {/* Somebody else would have to confirm each of the dates. */}
      {onSerie && form.specs.zweitePerson === undefined && (
        <Suspense>
          <RepeatOffer onPress={() => onSerie(values)} />
        </Suspense>
      )}
      {taken && (
        <Suspense>
          <NotFree raum={raum} platz={seat} zeit={values} gruppengroesse={values.gruppengroesse} />
        </Suspense>
      )}
    </>
  )
}

const TAKEN: ReadonlySet<string> = new Set(['buchung.belegt', 'buchung.verschlossen'])

/** Only other people's bookings or a lock prevent it, so the waiting list applies. */
function isTaken({ gruende }: Absage): boolean {
  return gruende.length > 0 && gruende.every(({ code }) => TAKEN.has(code))
}

/** A missing second person is reported by its field; it counts as a refusal only after sending. */
function shownAbsage(refused: Absage | null, ahead: Absage | null, tried: boolean): Absage | null {
  if (refused !== null) return refused
  if (ahead === null || tried) return ahead
  const gruende = ahead.gruende.filter((grund) => grund.code !== 'leseraum.zweitePersonNoetig')
  return gruende.length === 0 ? null : { ...ahead, gruende }
}

interface PersonenProps extends Pick<BuchungsFormProps, 'raum' | 'seat' | 'alt'> {
  readonly form: Buchen['form']
}

function Personen({ raum, seat, alt, form }: PersonenProps) {
  const { t } = useTranslation('platzDialog')
  const { gruppengroesse, zweitePerson } = form.specs
  if (gruppengroesse === undefined && zweitePerson === undefined) return null
  const asked = alt !== null && alt.zweite !== null
  const entfaellt =
    asked && zweitePerson === undefined && needsZweite(seat, alt.gruppengroesse, raum.einstellungen)
  return (
    <div className={classes.fields}>
      {gruppengroesse !== undefined && <Field form={form} name="gruppengroesse" />}
      {entfaellt && <Text size="sm">{t('zweitePersonEntfaellt')}</Text>}
      {zweitePerson !== undefined && <Field form={form} name="zweitePerson" />}
    </div>
  )
}
