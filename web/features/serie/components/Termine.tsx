import { Button, NativeSelect } from '@mantine/core'
import type { Termin, Wechsel } from '@platzwart/contract/leseraum/serie'
import type { Alternative } from '@platzwart/contract/problem'
import { type ReactNode, useState } from 'react'
import { formatUhrzeit, formatWochentagTag } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { seatCalled } from '../../../platform/texts/seatCalled.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import { Actions, FormBox } from '../../../ui/form/FormBox.tsx'
import { FailureNote, FormFailure } from '../../../ui/form/FormFailure.tsx'
import type { Form } from '../../../ui/form/useForm.ts'
import { Gruende } from '../../../ui/Gruende.tsx'
import { grundOfProblem } from '../../../ui/grund.ts'
import { Rows } from '../../../ui/list/Rows.tsx'
import { choiceOf, goneOf, type Instead, insteadOf, keyOf } from '../model/termine.ts'
import { LeftOfWeeks } from './LeftOfWeeks.tsx'
import classes from './Serie.module.css'

/** A date, for a change with its previous state. */
type AnyTermin = Termin & Partial<Pick<Wechsel, 'gleich' | 'vorher'>>

interface TermineFormProps<V extends object, T extends AnyTermin, W> {
  readonly form: Form<V, readonly W[]>
  readonly query: {
    readonly data: readonly T[] | undefined
    readonly error: unknown
    readonly isFetching: boolean
  }
  /** Shown if there are no dates. */
  readonly none?: string
  readonly back: string
  readonly onBack: () => void
  /** The request for these dates, with the chosen alternatives. */
  readonly wantedOf: (termine: readonly T[], instead: Instead) => readonly W[]
  /** The button's label by the number of dates. */
  readonly submit: (count: number) => string
  /** Shows the rest of the limits. */
  readonly limits?: boolean
  /** The fields that determine the dates. */
  readonly children: ReactNode
}

/** The previewed dates, a choice for each that is not free, and one button that books them. */
export function TermineForm<V extends object, T extends AnyTermin, W>({
  form,
  query,
  none,
  back,
  onBack,
  wantedOf,
  submit,
  limits = true,
  children,
}: TermineFormProps<V, T, W>) {
  const { t } = useTranslation('serie')
  const [instead, setInstead] = useState<Instead>({})
  const { data: termine, error, isFetching } = query
  const wanted = wantedOf(termine ?? [], instead)
  const book = () => {
    if (wanted.length > 0 && !isFetching) form.send(wanted)
  }
  return (
    <FormBox
      form={{
        ...form,
        submit(event) {
          event.preventDefault()
          book()
        },
      }}
      className={classes.form}
      asksAbout={[]}
    >
      {/* Sends exactly the shown dates. */}
      <fieldset className={classes.asked} disabled={form.busy}>
        {children}
        {limits && <LeftOfWeeks tage={(termine ?? []).map(({ tag }) => tag)} />}
        {error !== null && <FailureNote failure={error} />}
        <Announced as="p" className={classes.sum}>
          {sumOf()}
        </Announced>
        {termine !== undefined && termine.length > 0 && (
          <Rows scrolls className={classes.list} aria-label={t('liste')} aria-busy={isFetching}>
            {termine.map((termin) => (
              <Row
                key={keyOf(termin)}
                termin={termin}
                chosen={insteadOf(termin, instead)}
                gone={goneOf(termin, instead)}
                onChoose={(one) => setInstead(withChoice(instead, termin, one))}
              />
            ))}
          </Rows>
        )}
      </fieldset>
      <FormFailure />
      <Actions>
        <Button type="submit" size="md" loading={form.busy} disabled={wanted.length === 0 || isFetching}>
          {submit(wanted.length)}
        </Button>
        <Button variant="default" size="md" disabled={form.busy} onClick={onBack}>
          {back}
        </Button>
      </Actions>
    </FormBox>
  )

  function sumOf(): string {
    if (isFetching) return t('laedt')
    if (termine === undefined) return ''
    if (termine.length === 0) return none ?? ''
    return t('summe', { count: termine.length, frei: termine.filter(({ frei }) => frei).length })
  }
}

/** @param one null skips the date */
function withChoice(instead: Instead, termin: Termin, one: Alternative | null): Instead {
  const { [keyOf(termin)]: _, ...others } = instead
  return one === null ? others : { ...others, [keyOf(termin)]: one }
}

/** The option that skips a date. */
const NONE = ''

interface RowProps {
  readonly termin: AnyTermin
  /** The chosen alternative; null skips the date if it is not free. */
  readonly chosen: Alternative | null
  /** The chosen alternative that is no longer proposed. */
  readonly gone: Alternative | null
  /** @param one null skips the date */
  readonly onChoose: (one: Alternative | null) => void
}

function Row({ termin, chosen, gone, onChoose }: RowProps) {
  const { t } = useTranslation('serie')
  const { terminWords, insteadWords, beforeWords } = useTerminWords()
  const { frei, gruende, vorschlaege, gleich, vorher } = termin
  const state = gleich ? 'gleich' : frei ? 'frei' : chosen === null ? 'nichtFrei' : 'gewaehlt'
  return (
    <li data-stand={state}>
      <div className={classes.head}>
        <strong>{terminWords(termin)}</strong>
        <span className={classes.state}>{t(state)}</span>
      </div>
      {vorher && !gleich && <span className={classes.quiet}>{beforeWords(vorher)}</span>}
      {!frei && <Gruende gruende={gruende.map(grundOfProblem)} />}
      {!gleich && gone !== null && (
        <Announced as="p" className={classes.gone} appears>
          {t('wahlWeg', { wahl: insteadWords(gone) })}
        </Announced>
      )}
      {vorschlaege.length > 0 && (
        <NativeSelect
          aria-label={t('stattdessen', { tag: formatWochentagTag(Temporal.PlainDate.from(termin.tag)) })}
          value={chosen === null ? NONE : choiceOf(chosen)}
          data={[
            { value: NONE, label: t('auslassen') },
            ...vorschlaege.map((one) => ({ value: choiceOf(one), label: insteadWords(one) })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onChoose(vorschlaege.find((one) => choiceOf(one) === value) ?? null)
          }
        />
      )}
    </li>
  )
}

/** The texts of a date, and of its alternatives. */
export function useTerminWords() {
  const { t } = useTranslation('serie')
  const { t: room } = useTranslation('leseraum')
  const zone = useZone()
  const times = ({ von, bis }: Pick<Termin, 'von' | 'bis'>) => ({
    von: formatUhrzeit(Temporal.Instant.from(von), zone),
    bis: formatUhrzeit(Temporal.Instant.from(bis), zone),
  })
  return {
    terminWords: ({ tag, bezeichnung, ...termin }: Termin) =>
      `${t('termin', { tag: formatWochentagTag(Temporal.PlainDate.from(tag)), ...times(termin) })} · ${seatCalled(room, { bezeichnung })}`,
    beforeWords: ({ bezeichnung, ...one }: Wechsel['vorher']) =>
      t('wechsel.bisher', { platz: seatCalled(room, { bezeichnung }), ...times(one) }),
    insteadWords({ art, bezeichnung, grundriss, ...one }: Alternative) {
      const what = { platz: seatCalled(room, { bezeichnung }), plan: grundriss, ...times(one) }
      return art === 'andererGrundriss' ? t('andererGrundriss', what) : t('andererPlatz', what)
    },
  }
}
