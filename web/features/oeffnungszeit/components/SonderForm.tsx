import type { GrundrissView } from '@platzwart/contract/leseraum'
import * as wire from '@platzwart/contract/operations/oeffnungszeit'
import { hoursIssues } from '@platzwart/domain/oeffnungszeit/unterbrechungen'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import { Fields } from '../../../ui/form/Field.tsx'
import { Actions, Submit } from '../../../ui/form/FormBox.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { Note } from '../../../ui/Note.tsx'
import classes from '../../../ui/pflege/pflege.module.css'
import { SaveMessages } from '../../../ui/pflege/SaveMessages.tsx'
import { closing } from '../../leseraum/schliessung/art.ts'
import { AskingForm } from '../../schliessung/components/AskingForm.tsx'
import { schliessungOptions, sonderAnlass } from '../api/oeffnungszeiten.ts'
import type { Span } from '../model/breaks.ts'
import {
  closedStill,
  holdingOn,
  openedDays,
  type Sonder,
  sonderChanges,
  withDays,
  withEntry,
  withLastDay,
  withRoom,
} from '../model/sonder.ts'
import { useSonderFields } from '../model/useSonderFields.ts'
import { useSonderText } from '../model/useSonderText.ts'
import { useTimesRefresh } from '../model/useTimesRefresh.ts'
import { OpenedDays } from './OpenedDays.tsx'
import { type OneDay, PeriodNote } from './PeriodNote.tsx'
import { Standing } from './Standing.tsx'

/** The part of a plan that the form needs. */
type Timed = Pick<GrundrissView, 'id' | 'version' | 'oeffnungszeiten' | 'sonderoeffnungszeiten'>

const FRESH: Sonder = {
  gueltigVon: '',
  gueltigBis: '',
  von: '08:00',
  bis: '18:00',
  status: 'geschlossen',
  unterbrechungen: [],
  grund: '',
  grundEn: '',
}

/** The initial values of a new one: closed, on these days if given. */
export const freshOn = (tage?: { readonly von: string; readonly bis: string }): Sonder =>
  tage === undefined ? FRESH : { ...FRESH, gueltigVon: tage.von, gueltigBis: tage.bis }

const daysOf = (gueltigVon: string, gueltigBis = gueltigVon) => ({ gueltigVon, gueltigBis })

/** The maximum of concurrent changes that fits into the dialog. */
const MOST_TOLD = 8

interface SonderFormProps {
  readonly plan: Timed
  /** Null for a new one. */
  readonly sonder: Sonder | null
  /** The initial days of a new one. */
  readonly tage?: { readonly von: string; readonly bis: string }
  /** The pressed day of an entry that covers several days. */
  readonly oneDay?: OneDay | undefined
  readonly onDone: () => void
}

/** One special opening time; the number of bookings that would fall outside of it is shown before saving. */
export function SonderForm({ plan, sonder, tage, oneDay, onDone }: SonderFormProps) {
  const { t } = useTranslation('oeffnungszeit')
  const all: readonly Sonder[] = plan.sonderoeffnungszeiten
  const [before] = useState(all)
  const found = all.findIndex(({ id }) => sonder !== null && id === sonder.id)
  const alone = oneDay?.alone === true
  const [ersetzt, setErsetzt] = useState(false)
  const isOwn = ({ id }: Sonder) => id === sonder?.id
  const leftOf = (values: Sonder) =>
    ersetzt ? all.flatMap((one) => (isOwn(one) ? one : withRoom([one], values))) : all
  const listOf = (values: Sonder) => (alone ? withDays : withEntry)(leftOf(values), sonder?.id, values)
  const placeOf = (values: Sonder) =>
    listOf(values).findLastIndex(
      ({ id, gueltigVon, gueltigBis }) =>
        id === (alone ? undefined : sonder?.id) &&
        gueltigVon === values.gueltigVon &&
        gueltigBis === values.gueltigBis,
    )
  const { refresh, onFailed } = useTimesRefresh()
  const fieldsOf = useSonderFields()
  const sends = closing({
    anlassOf: (values: Sonder) => sonderAnlass(plan, listOf(values)),
    save: (values, key) =>
      ask(wire.replaceSonderoeffnungszeiten, {
        id: plan.id,
        version: plan.version,
        body: listOf(values),
        idempotencyKey: key,
      }),
    saved: async () => undefined,
  })
  const form = useForm({
    start: () => {
      const there = all[found] ?? sonder ?? freshOn(tage)
      return oneDay?.alone === true ? { ...there, ...daysOf(oneDay.tag) } : there
    },
    live: true,
    fields: fieldsOf,
    settle: withLastDay,
    send: sends.send,
    asks: sends.asks,
    nameOf: (field, values) => field.replace('sonder.zeiten.', '').replace(`${placeOf(values)}.`, ''),
    says: () => t('sonder.gespeichert'),
    // Reloads before closing, so that reopening starts with the current version.
    onDone: async () => {
      await refresh()
      onDone()
    },
    onFailed,
  })
  const others = all.filter((one) => !isOwn(one))
  const left = leftOf(form.values).filter((one) => !isOwn(one))
  return (
    <AskingForm form={form}>
      {sonder !== null && oneDay !== undefined && (
        <PeriodNote
          {...oneDay}
          sonder={sonder}
          onAlone={(next) => {
            form.change(next ? daysOf(oneDay.tag) : daysOf(sonder.gueltigVon, sonder.gueltigBis))
            oneDay.onAlone(next)
          }}
        />
      )}
      <Fields form={form} />
      <Hit plan={plan} sonder={form.values} />
      <Standing
        there={holdingOn(others, form.values).map((one) => ({
          key: `${one.id}`,
          raum: null,
          sonder: one,
        }))}
        ersetzt={ersetzt}
        onErsetzt={(next) => {
          form.forgive()
          setErsetzt(next)
        }}
      />
      <ClosedStill all={left} sonder={form.values} />
      <OpenedDays
        opened={[{ raum: null, tage: openedDays({ ...plan, sonderoeffnungszeiten: left }, form.values) }]}
      />
      {sonder !== null && found < 0 && (
        <Note kind="hint" news>
          <p>{t('sonder.wegHier')}</p>
        </Note>
      )}
      <Meanwhile before={before} all={all} busy={form.busy} />
      <SaveMessages
        form={form}
        fields={form.conflicts.flatMap((feld) => (isShown(feld) ? [t(`sonder.${feld}`)] : []))}
      />
      <Actions>
        <Submit>{t('pflege:speichern')}</Submit>
      </Actions>
    </AskingForm>
  )
}

type Shown = Exclude<keyof Sonder, 'id'>

const isShown = (feld: keyof Sonder): feld is Shown => feld !== 'id'

interface MeanwhileProps {
  readonly before: readonly Sonder[]
  readonly all: readonly Sonder[]
  /** Hides the note while saving, so that one's own save does not look like somebody else's change. */
  readonly busy: boolean
}

/** Other people's changes of the plan's special times since the form was opened. */
function Meanwhile({ before, all, busy }: MeanwhileProps) {
  const { t } = useTranslation('oeffnungszeit')
  const { tageOf, zeitenOf } = useSonderText()
  const changes = sonderChanges(before, all)
  if (changes.length === 0 || busy) return null
  return (
    <Note kind="hint" title={t('sonder.inzwischen')} news>
      <ul>
        {changes.slice(0, MOST_TOLD).map(({ art, sonder }) => (
          <li key={`${art} ${sonder.id}`}>
            {t(`sonder.unterschied.${art}`, { tage: tageOf(sonder), zeiten: zeitenOf(sonder) })}
          </li>
        ))}
      </ul>
      <p>{t('sonder.dabei')}</p>
    </Note>
  )
}

/** Other entries of the plan that keep the edited days closed. */
function ClosedStill({ all, sonder }: { readonly all: readonly Sonder[]; readonly sonder: Sonder }) {
  const { t } = useTranslation('oeffnungszeit')
  const { tageOf } = useSonderText()
  const closed = closedStill(all, sonder)
  if (closed.length === 0) return null
  return (
    <Note kind="hint" news>
      <p>{t('sonder.bleibtZu', { tage: closed.map(tageOf).join(', ') })}</p>
    </Note>
  )
}

const breakText = ({ von, bis }: Span) => `${von}-${bis}`

function Hit({ plan, sonder }: { readonly plan: Timed; readonly sonder: Sonder }) {
  const { t } = useTranslation('oeffnungszeit')
  const { gueltigVon, gueltigBis, von, bis, status, unterbrechungen = [] } = sonder
  const hours = { von, bis, unterbrechungen }
  const whole = gueltigVon !== '' && gueltigVon <= gueltigBis && hoursIssues(hours).length === 0
  const { data } = useQuery({
    ...schliessungOptions(plan.id, {
      gueltigVon,
      gueltigBis,
      von,
      bis,
      status,
      ...(unterbrechungen.length > 0 && { unterbrechungen: unterbrechungen.map(breakText).join() }),
    }),
    enabled: whole,
  })
  return (
    <Announced as="p" className={classes.quiet}>
      {whole && data !== undefined && t('sonder.betroffen', { count: data.anzahl })}
    </Announced>
  )
}
