import type { FuehrerscheinView } from '@platzwart/contract/fuehrerschein'
import * as wire from '@platzwart/contract/operations/fuehrerschein'
import { nextPruefung } from '@platzwart/domain/fuehrerschein/pruefung'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { useMinute } from '../../../platform/clock.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { segment } from '../../../ui/form/choice.tsx'
import { day } from '../../../ui/form/days.tsx'
import { Fields } from '../../../ui/form/Field.tsx'
import { FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { text } from '../../../ui/form/text.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import type { Sending } from '../../../ui/form/useSending.ts'
import { Note } from '../../../ui/Note.tsx'
import { SaveFailure } from '../../../ui/pflege/SaveFailure.tsx'
import { einstellungenOptions } from '../../einstellung/api/einstellungen.ts'
import { effectiveOf } from '../../einstellung/model/effective.ts'
import type { Answered } from '../../fahrt/components/BetroffeneDialog.tsx'
import { useLicenceWrite } from '../model/useLicenceWrite.ts'
import { FahrtenDialog } from './FahrtenDialog.tsx'
import classes from './FuehrerscheinDialog.module.css'

interface PruefungFormProps {
  readonly view: FuehrerscheinView
  /** The card's form has unsaved changes: a check would concern other data. */
  readonly kartenOffen: boolean
}

interface Pruefung {
  readonly geprueftAm: string
  readonly ergebnis: 'inOrdnung' | 'nichtInOrdnung'
  /** Derived from the day of the check until somebody sets an earlier one. */
  readonly naechste: string
  readonly notiz: string
}

/** The latest day of the next check. @param monate between two checks */
function latestOf(geprueftAm: string, monate: number): string {
  return geprueftAm === '' ? '' : nextPruefung(Temporal.PlainDate.from(geprueftAm), monate).toString()
}

function useFields(heute: string, monate: number) {
  const { t } = useTranslation('fuehrerschein')
  return ({ geprueftAm }: Pruefung) => ({
    geprueftAm: day({ label: t('pruefung.geprueftAm'), max: heute }),
    ergebnis: segment({
      label: t('pruefung.ergebnis'),
      options: (['inOrdnung', 'nichtInOrdnung'] as const).map((value) => ({
        value,
        label: t(`pruefung.${value}`),
      })),
    }),
    naechste: day({
      label: t('pruefung.naechste'),
      hint: t('pruefung.naechsteHilfe', { count: monate }),
      min: geprueftAm,
      max: latestOf(geprueftAm, monate),
    }),
    notiz: text({ label: t('pruefung.notiz'), max: 500, lines: 2 }),
  })
}

/** Records a check. The next one's day follows from the interval and can only be set earlier. */
export function PruefungForm({ view, kartenOffen }: PruefungFormProps) {
  const { t } = useTranslation('fuehrerschein')
  const heute = useMinute().toZonedDateTimeISO(useZone()).toPlainDate().toString()
  const settings = useQuery(einstellungenOptions)
  const monate = effectiveOf(settings.data ?? [])['fahrzeug.fuehrerscheinIntervallMonate'].value
  const { id, name } = view.benutzer
  const form = useForm({
    ...useLicenceWrite(id),
    start: (): Pruefung => ({
      geprueftAm: heute,
      ergebnis: 'inOrdnung',
      naechste: latestOf(heute, monate),
      notiz: '',
    }),
    live: true,
    restarts: true,
    fields: useFields(heute, monate),
    settle(next, before) {
      const followed = next.naechste === latestOf(before.geprueftAm, monate) || next.naechste === ''
      return followed ? { ...next, naechste: latestOf(next.geprueftAm, monate) } : next
    },
    send: ({ geprueftAm, ergebnis, naechste, notiz }, { key, word }: Sending<Answered>) =>
      ask(wire.checkFuehrerschein, {
        benutzerId: id,
        body: {
          inOrdnung: ergebnis === 'inOrdnung',
          notiz,
          ...(geprueftAm === '' ? {} : { geprueftAm }),
          ...(ergebnis === 'inOrdnung' && naechste !== '' ? { naechstePruefung: naechste } : {}),
          ...word,
        },
        idempotencyKey: key,
      }),
    nameOf: (field) => (field === 'naechstePruefung' ? 'naechste' : field),
    says: () => t('pruefung.eingetragen'),
  })
  const inOrdnung = form.values.ergebnis === 'inOrdnung'
  return (
    <>
      <FormBox form={form} className={classes.form} labelledBy="pruefung">
        <h3 id="pruefung">{t('pruefung.titel')}</h3>
        <Fields
          form={form}
          names={['geprueftAm', 'ergebnis', ...(inOrdnung ? (['naechste'] as const) : []), 'notiz']}
        />
        {!inOrdnung && (
          <Note kind="hint" news>
            {t('pruefung.nichtInOrdnungHilfe')}
          </Note>
        )}
        <SaveFailure title={t('dialog.fehlgeschlagen')} />
        {kartenOffen && (
          <Note kind="hint" news>
            {t('dialog.ungespeichert')}
          </Note>
        )}
        <Submit className={classes.button ?? ''} disabled={kartenOffen}>
          {t('pruefung.eintragen')}
        </Submit>
      </FormBox>
      <FahrtenDialog art="pruefung" name={name} frage={form} />
    </>
  )
}
