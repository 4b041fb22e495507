import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatTag } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { choice } from '../../../ui/form/choice.tsx'
import { Fields } from '../../../ui/form/Field.tsx'
import { type Serie, wiederholungOptions } from '../api/serien.ts'
import { mondayOf, wantedOf } from '../model/termine.ts'
import { useSerieForm } from '../model/useSerieForm.ts'
import classes from './Serie.module.css'
import { SerieDone } from './SerieDone.tsx'
import { TermineForm } from './Termine.tsx'

interface WeekDialogProps {
  readonly opened: boolean
  readonly heute: Temporal.PlainDate
  readonly onClose: () => void
}

/** Repeats one's own bookings of a week a week later. */
export function WeekDialog({ opened, heute, onClose }: WeekDialogProps) {
  const { t } = useTranslation('serie')
  return (
    <Dialog opened={opened} onClose={onClose} title={t('woche.titel')}>
      {opened && <WeekForm heute={heute} onClose={onClose} />}
    </Dialog>
  )
}

const WEEKS = [
  ['letzte', -1],
  ['diese', 0],
  ['naechste', 1],
] as const

function WeekForm({ heute, onClose }: Omit<WeekDialogProps, 'opened'>) {
  const { t } = useTranslation('serie')
  const [booked, setBooked] = useState<Serie | null>(null)
  const options = WEEKS.map(([name, weeks]) => {
    const monday = mondayOf(heute, weeks)
    const days = { von: formatTag(monday), bis: formatTag(monday.add({ days: 6 })) }
    return { value: monday.toString(), label: t(`woche.${name}`, days) }
  })
  const form = useSerieForm({
    start: { woche: mondayOf(heute, -1).toString() },
    fields: { woche: choice({ label: t('woche.welche'), options, first: true, wide: true }) },
    onBooked: setBooked,
  })
  const query = useQuery({
    ...wiederholungOptions(form.values.woche),
    enabled: booked === null,
    placeholderData: keepPreviousData,
  })
  if (booked !== null) return <SerieDone serie={booked} onClose={onClose} />
  return (
    <TermineForm
      form={form}
      query={query}
      none={t('woche.keine')}
      back={t('zurueck')}
      onBack={onClose}
      wantedOf={wantedOf}
      submit={(count) => t('buchen', { count })}
    >
      <p className={classes.quiet}>{t('woche.text')}</p>
      <Fields form={form} />
    </TermineForm>
  )
}
