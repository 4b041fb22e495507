import { Button } from '@mantine/core'
import type { LeseraumDetail } from '@platzwart/contract/grundriss'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { FailureNote } from '../../../ui/form/FormFailure.tsx'
import { useSending } from '../../../ui/form/useSending.ts'
import pflege from '../../../ui/pflege/pflege.module.css'
import { useStaleText } from '../../../ui/pflege/useStaleText.ts'
import { closing } from '../../leseraum/schliessung/art.ts'
import { SchliessungDialog } from '../../schliessung/components/SchliessungDialog.tsx'
import type { Changed, SendChanges } from '../model/editor/useEditor.ts'
import { aktivChanges } from '../model/manyValues.ts'
import classes from './Grundriss.module.css'

interface UseButtonsProps {
  readonly plan: { readonly id: string; readonly version: number }
  readonly chosen: readonly LeseraumDetail[]
  readonly changes: SendChanges
}

/**
 * Takes all selected seats out of use, or back into it. Affected bookings are shown before, and decided as
 * for a single seat.
 */
export function UseButtons({ plan, chosen, changes }: UseButtonsProps) {
  const { t } = useTranslation('grundriss')
  const staleText = useStaleText(true)
  const sends = closing({
    anlassOf: (aktiv: boolean) => (aktiv ? null : anlassOf(plan, chosen)),
    save: (aktiv, key): Promise<Changed> => changes.send(aktivChanges(chosen, aktiv), key),
    // With its decision about the bookings it is undone like a closure.
    saved: async (aktiv): Promise<Changed> => ({
      count: aktivChanges(chosen, aktiv).length,
      performed: null,
    }),
  })
  const form = useSending({
    send: sends.send,
    asks: sends.asks,
    onDone: changes.onDone,
    onFailed: changes.onFailed,
    says: ({ count }) => t('viele.geaendert', { count }),
  })
  const button = (aktiv: boolean) => {
    const { length: count } = aktivChanges(chosen, aktiv)
    return (
      <Button variant="default" disabled={count === 0} loading={form.busy} onClick={() => form.mutate(aktiv)}>
        {t(aktiv ? 'viele.inBetrieb' : 'viele.ausBetrieb', { count })}
      </Button>
    )
  }
  return (
    <fieldset className={pflege.gruppe}>
      <legend>{t('viele.buchbar')}</legend>
      <div className={classes.tools}>
        {button(false)}
        {button(true)}
      </div>
      <p className={pflege.quiet}>{t('platz.aktivHint')}</p>
      {form.failure !== null && (
        <FailureNote
          title={t('pflege:nichtGespeichert')}
          failure={form.failure}
          stale={staleText(form.failure)}
        />
      )}
      <SchliessungDialog frage={form} />
    </fieldset>
  )
}

function anlassOf({ id, version }: UseButtonsProps['plan'], chosen: readonly LeseraumDetail[]) {
  const leseraeume = aktivChanges(chosen, false).map((seat) => ({ id: seat.id, version: seat.version }))
  return { anlass: 'plaetze', draft: { plaetze: { grundrissId: id, leseraeume } }, version } as const
}
