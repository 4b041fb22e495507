import type { EinstellungView } from '@platzwart/contract/einstellung'
import * as wire from '@platzwart/contract/operations/einstellung'
import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import { parseWert } from '@platzwart/domain/einstellung/parseWert'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import type { Faults } from '../../../ui/form/landing.ts'
import { useForm } from '../../../ui/form/useForm.ts'
import { einstellungenOptions } from '../api/einstellungen.ts'
import { useWords } from './useWords.ts'

interface Dauer {
  /** Minutes; '' while empty. */
  readonly wert: number | ''
}

export function minutesIn({ wert }: EinstellungView): number {
  return typeof wert === 'number' ? wert : 0
}

/** One of one's own durations, saved separately. */
export function useDauerForm(name: EinstellungName, view: EinstellungView) {
  const { t } = useTranslation('fehler')
  const queryClient = useQueryClient()
  const words = useWords()
  const [saved, setSaved] = useState(false)
  const faultOf = (wert: Dauer['wert']): string | undefined => {
    if (wert === '') return t('feld.fehlt')
    const parsed = parseWert(name, wert)
    return parsed.ok ? undefined : parsed.issues.map(words.issueText)[0]
  }
  const form = useForm<Dauer, unknown>({
    start: () => ({ wert: minutesIn(view) }),
    // A reset to the house's value changes the effective one.
    live: true,
    keeps: ['wert'],
    which: name,
    check: ({ wert }): Faults => {
      const fault = faultOf(wert)
      return new Map(fault === undefined ? [] : [['wert', fault]])
    },
    saysAtOnce: () => true,
    send: ({ wert }, { key }) =>
      ask(wire.saveEinstellung, { name, body: { wert, schicht: 'benutzer' }, idempotencyKey: key }),
    onDone: () => {
      setSaved(true)
      return queryClient.invalidateQueries({ queryKey: einstellungenOptions.queryKey })
    },
  })
  if (saved && form.changed.length > 0) setSaved(false)
  return { form, gespeichert: saved && !form.busy }
}
