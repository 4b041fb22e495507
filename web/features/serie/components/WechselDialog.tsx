import type { BuchungView } from '@platzwart/contract/leseraum'
import type { Wechsel } from '@platzwart/contract/leseraum/serie'
import * as wire from '@platzwart/contract/operations/leseraum/serie'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../../platform/api.ts'
import { formatUhrzeit } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import { DialogAbout } from '../../../ui/dialog/DialogAbout.tsx'
import { choice, segment } from '../../../ui/form/choice.tsx'
import { time } from '../../../ui/form/days.tsx'
import { Fields } from '../../../ui/form/Field.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import type { Sending } from '../../../ui/form/useSending.ts'
import { grundrissOptions } from '../../leseraum/api/plan.ts'
import { keepBuchung } from '../../leseraum/model/useSteps.ts'
import { type Gewechselt, type Wechseln, wechselOptions } from '../api/serien.ts'
import { changesOf, endBehind } from '../model/termine.ts'
import { TermineForm } from './Termine.tsx'
import { WechselDone } from './WechselDone.tsx'

interface WechselDialogProps {
  /** The booking of a series to start from; null is closed. */
  readonly of: BuchungView | null
  readonly onClose: () => void
}

/** Changes hours or seat for several bookings of a series, with a preview of each. */
export function WechselDialog({ of, onClose }: WechselDialogProps) {
  const { t } = useTranslation('serie')
  return (
    <DialogAbout about={of} onClose={onClose} title={t('wechsel.titel')}>
      {(buchung) => <Content of={buchung} onClose={onClose} />}
    </DialogAbout>
  )
}

interface Done {
  readonly gewechselt: Gewechselt
  /** As shown when sent; a later reload shows the state after it. */
  readonly gesendet: readonly Wechsel[]
}

interface Values {
  readonly umfang: 'eine' | 'ab' | 'alle'
  readonly von: string
  readonly bis: string
  readonly platz: string
}

/** Stands for each booking's own seat. */
const EACH = ''

function Content({ of, onClose }: { readonly of: BuchungView; readonly onClose: () => void }) {
  const { t } = useTranslation('serie')
  const zone = useZone()
  const queryClient = useQueryClient()
  const [done, setDone] = useState<Done | null>(null)
  const wall = (at: string) => formatUhrzeit(Temporal.Instant.from(at), zone)
  const [start] = useState<Values>(() => ({
    umfang: 'ab',
    von: wall(of.von),
    bis: endOf(wall(of.bis)),
    platz: EACH,
  }))
  const form = useForm({
    start,
    fields: useFields(of),
    settle: (next: Values, before: Values) => ({ ...next, bis: endBehind(next, before) }),
    async send(_: Values, { key, word }: Sending<Wechseln>): Promise<Done> {
      const gesendet = query.data ?? []
      return {
        gesendet,
        gewechselt: await ask(wire.changeSerie, {
          body: { termine: [...(word ?? [])] },
          idempotencyKey: key,
        }),
      }
    },
    onDone(answer: Done) {
      for (const buchung of answer.gewechselt.geaendert) keepBuchung(queryClient, buchung, zone)
      setDone(answer)
    },
    // The bookings have changed meanwhile: request the preview again.
    onFailed: () => queryClient.invalidateQueries({ queryKey: ['serie'] }),
  })
  const { umfang, von, bis, platz } = form.values
  const written = von !== '' && bis !== ''
  const said = written && von < bis
  const query = useQuery({
    ...wechselOptions({ buchungId: of.id, umfang, von, bis, ...(platz !== EACH && { leseraumId: platz }) }),
    enabled: said && done === null,
    placeholderData: keepPreviousData,
  })
  if (done !== null) return <WechselDone {...done} onClose={onClose} />
  return (
    <TermineForm<Values, Wechsel, Wechseln[number]>
      form={form}
      query={said ? query : { data: undefined, error: null, isFetching: false }}
      back={t('zurueck')}
      onBack={onClose}
      wantedOf={changesOf}
      submit={(count) => t('wechsel.knopf', { count })}
      limits={false}
    >
      <Fields form={form} />
      {written && !said && <Announced as="p">{t('wechsel.vorEnde')}</Announced>}
    </TermineForm>
  )
}

/** The midnight after a day is its end. */
const endOf = (wall: string) => (wall === '00:00' ? '23:59' : wall)

function useFields(of: BuchungView) {
  const { t } = useTranslation('serie')
  const { data: plan } = useQuery(grundrissOptions(of.grundrissId))
  const art = plan?.leseraeume.find(({ id }) => id === of.leseraumId)?.art
  const seats = (plan?.leseraeume ?? []).filter((one) => one.aktiv && one.art === art)
  return {
    umfang: segment({
      label: t('wechsel.umfang'),
      wide: true,
      options: (['eine', 'ab', 'alle'] as const).map((value) => ({ value, label: t(`wechsel.${value}`) })),
    }),
    von: time({ label: t('wechsel.von'), missing: t('wechsel.vonFehlt') }),
    bis: time({ label: t('wechsel.bis'), missing: t('wechsel.bisFehlt') }),
    platz: choice({
      label: t('wechsel.platz'),
      wide: true,
      options: [
        { value: EACH, label: t('wechsel.jeder') },
        ...seats.map(({ id, bezeichnung }) => ({ value: id, label: bezeichnung })),
      ],
    }),
  }
}
