import { Button } from '@mantine/core'
import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import * as wire from '@platzwart/contract/operations/uebergabe'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../../platform/api.ts'
import { formatNumber } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Fields } from '../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { text } from '../../../ui/form/text.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { whole } from '../../../ui/form/whole.tsx'
import classes from './form.module.css'

const MOST_KM = 9_999_999

interface KilometerKorrekturProps {
  readonly fahrtId: string
  /** The check-in's current mileage. */
  readonly kmBeginn: number
  readonly onClose: () => void
}

/** Corrects the mileage of a check-in; both readings are kept, with the reason. */
export function KilometerKorrektur({ fahrtId, kmBeginn, onClose }: KilometerKorrekturProps) {
  const { t } = useTranslation('fahrt')
  const queryClient = useQueryClient()
  const again = () =>
    Promise.all(
      ['fahrten', 'fahrzeug', 'fahrtenbuch'].map((name) =>
        queryClient.invalidateQueries({ queryKey: [name] }),
      ),
    )
  const form = useForm({
    start: { kilometerstand: null as number | null, grund: '' },
    fields: {
      kilometerstand: whole({
        label: t('berichtigen.kilometer'),
        missing: t('berichtigen.kilometerFehlt'),
        min: 0,
        max: MOST_KM,
      }),
      grund: text({
        label: t('berichtigen.grund'),
        missing: t('berichtigen.grundFehlt'),
        max: 500,
        lines: 2,
      }),
    },
    send: (values, { key }) =>
      ask(wire.correctUebergabe, {
        id: fahrtId,
        draft: { ...values, vorher: kmBeginn },
        idempotencyKey: key,
      }),
    says: () => t('berichtigen.berichtigt'),
    onDone() {
      onClose()
      return again()
    },
    // Somebody else may have corrected it: reload.
    onFailed: again,
  })
  return (
    <Dialog opened onClose={onClose} title={t('berichtigen.titel')}>
      <FormBox form={form}>
        <p>{t('berichtigen.text', { km: formatNumber(kmBeginn) })}</p>
        <Fields form={form} />
        <FormFailure
          title={t('berichtigen.gescheitert')}
          instead={({ status }) => (status === 409 ? t('berichtigen.ueberholt') : undefined)}
        />
        <Actions>
          <Submit>{t('berichtigen.speichern')}</Submit>
          <Button size="md" variant="default" disabled={form.busy} onClick={onClose}>
            {t('berichtigen.abbrechen')}
          </Button>
        </Actions>
      </FormBox>
    </Dialog>
  )
}

interface CorrectKilometerProps {
  readonly fahrt: Pick<FahrzeugBuchungView, 'id' | 'kmBeginn'>
}

/** Shown on the page of a running trip. */
export function CorrectKilometer({ fahrt }: CorrectKilometerProps) {
  const { t } = useTranslation('fahrt')
  const [open, setOpen] = useState(false)
  const { id, kmBeginn } = fahrt
  if (typeof kmBeginn !== 'number') return null
  return (
    <>
      <Button variant="default" h={48} className={classes.wide ?? ''} onClick={() => setOpen(true)}>
        {t('berichtigen.knopf')}
      </Button>
      {open && <KilometerKorrektur fahrtId={id} kmBeginn={kmBeginn} onClose={() => setOpen(false)} />}
    </>
  )
}
