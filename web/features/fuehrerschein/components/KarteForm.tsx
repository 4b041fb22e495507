import type { FuehrerscheinView } from '@platzwart/contract/fuehrerschein'
import * as wire from '@platzwart/contract/operations/fuehrerschein'
import { covers } from '@platzwart/domain/fuehrerschein/covers'
import { FUEHRERSCHEINKLASSEN } from '@platzwart/domain/fuehrerschein/klassen'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ask } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { check } from '../../../ui/form/check.tsx'
import { chips } from '../../../ui/form/choice.tsx'
import { day } from '../../../ui/form/days.tsx'
import { Fields } from '../../../ui/form/Field.tsx'
import { FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { text } from '../../../ui/form/text.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import type { Sending } from '../../../ui/form/useSending.ts'
import { SaveMessages } from '../../../ui/pflege/SaveMessages.tsx'
import type { Answered } from '../../fahrt/components/BetroffeneDialog.tsx'
import { fuehrerscheinOptions } from '../api/fuehrerscheine.ts'
import { isChanged, type Karte, karteOf, saveOf } from '../model/karte.ts'
import { useLicenceWrite } from '../model/useLicenceWrite.ts'
import { FahrtenDialog } from './FahrtenDialog.tsx'
import classes from './FuehrerscheinDialog.module.css'

interface KarteFormProps {
  readonly view: FuehrerscheinView
  /** Reports whether there are unsaved changes. */
  readonly onTyped: (typed: boolean) => void
}

const OF_THE_CARD = ['nummer', 'ausgestelltAm', 'gueltigBis', 'beschraenkungen', 'klassen'] as const
const OF_A_BAN = ['fahrverbotVon', 'fahrverbotBis'] as const

function useFields() {
  const { t } = useTranslation('fuehrerschein')
  const follows = (klassen: Karte['klassen']) => {
    const faehrt = covers(klassen)
    return faehrt.length === 0
      ? t('klassen.keine')
      : t('klassen.schliesstEin', { klassen: faehrt.join(', ') })
  }
  return ({ ausgestelltAm, fahrverbotVon }: Karte) => ({
    nummer: text({ label: t('angaben.nummer'), max: 40, autoComplete: 'off' }),
    ausgestelltAm: day({ label: t('angaben.ausgestelltAm'), hint: t('angaben.ausgestelltAmHilfe') }),
    gueltigBis: day({
      label: t('angaben.gueltigBis'),
      hint: t('angaben.gueltigBisHilfe'),
      min: ausgestelltAm,
    }),
    beschraenkungen: text({
      label: t('angaben.beschraenkungen'),
      hint: t('angaben.beschraenkungenHilfe'),
      max: 300,
    }),
    klassen: chips({
      label: t('klassen.karte'),
      options: FUEHRERSCHEINKLASSEN.map((value) => ({ value, label: value })),
      follows,
    }),
    fahrverbot: check({ label: t('angaben.fahrverbot'), wide: true }),
    fahrverbotVon: day({ label: t('angaben.fahrverbotVon') }),
    fahrverbotBis: day({
      label: t('angaben.fahrverbotBis'),
      hint: t('angaben.fahrverbotHilfe'),
      min: fahrverbotVon,
    }),
    zusatzinfo: text({ label: t('angaben.zusatzinfo'), max: 1000, lines: 2 }),
  })
}

/** The data of the card: dates, classes, restrictions, a ban. */
export function KarteForm({ view, onTyped }: KarteFormProps) {
  const { t } = useTranslation('fuehrerschein')
  const queryClient = useQueryClient()
  const { id, name } = view.benutzer
  const form = useForm({
    ...useLicenceWrite<FuehrerscheinView>(id, (saved) =>
      queryClient.setQueryData(fuehrerscheinOptions(id).queryKey, saved),
    ),
    start: () => karteOf(view),
    live: true,
    fields: useFields(),
    send: (karte, { key, word }: Sending<Answered>) =>
      ask(wire.saveFuehrerschein, {
        benutzerId: id,
        version: view.version,
        body: { ...saveOf(karte), ...word },
        idempotencyKey: key,
      }),
    says: () => t('dialog.gespeichert'),
  })
  const typed = isChanged(form.values, view)
  useEffect(() => onTyped(typed), [typed, onTyped])
  return (
    <>
      <FormBox form={form} className={classes.form} labelledBy="karte">
        <h3 id="karte">{t('dialog.karte')}</h3>
        <Fields
          form={form}
          names={[...OF_THE_CARD, 'fahrverbot', ...(form.values.fahrverbot ? OF_A_BAN : []), 'zusatzinfo']}
        />
        <SaveMessages form={form} title={t('dialog.fehlgeschlagen')} />
        <Submit
          variant={view.version === 0 ? 'filled' : 'default'}
          className={classes.button ?? ''}
          disabled={!typed}
        >
          {t('dialog.speichern')}
        </Submit>
      </FormBox>
      <FahrtenDialog art="karte" name={name} frage={form} />
    </>
  )
}
