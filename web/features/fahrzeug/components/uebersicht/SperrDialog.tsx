import { Modal } from '@mantine/core'
import type { BetroffeneFahrt } from '@platzwart/contract/fahrzeug/betroffene'
import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import * as wire from '@platzwart/contract/operations/fuhrpark'
import { SPERR_TYPES } from '@platzwart/domain/fahrzeug/types'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../../../platform/api.ts'
import { useMailsLeave } from '../../../../platform/session/start.ts'
import { useUnnamed } from '../../../../platform/session/useUnnamed.ts'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { Dialog } from '../../../../ui/dialog/Dialog.tsx'
import { choice } from '../../../../ui/form/choice.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../../ui/form/FormBox.tsx'
import { FormFailure } from '../../../../ui/form/FormFailure.tsx'
import { text } from '../../../../ui/form/text.tsx'
import { useForm } from '../../../../ui/form/useForm.ts'
import type { Sending } from '../../../../ui/form/useSending.ts'
import { type Answered, BetroffeneDialog } from '../../../fahrt/components/BetroffeneDialog.tsx'
import { refreshFahrten } from '../../../fahrt/model/refreshFahrten.ts'
import { useShownFirst } from '../../../fahrt/model/useShownFirst.ts'
import { searchOf, zeitraumOf } from '../../../flotte/model/window.ts'
import type { Uebersichtsstand } from '../../model/uebersicht/useUebersicht.ts'
import { WindowChoice } from '../WindowChoice.tsx'

interface SperrDialogProps {
  readonly stand: Uebersichtsstand
}

/** Blocks a car for a period; the affected trips are shown before. */
export function SperrDialog({ stand }: SperrDialogProps) {
  const opened = stand.search.sperren
  const [seen, setSeen] = useState({ opened, times: 0 })
  // Keeps its look while closing; starts afresh when opened again.
  if (seen.opened !== opened) setSeen({ opened, times: seen.times + Number(opened) })
  return <SperrDialogs key={seen.times} stand={stand} />
}

function SperrDialogs({ stand }: SperrDialogProps) {
  const { t } = useTranslation('fahrzeug')
  const close = () => stand.setSearch({ sperren: false }, true)
  const form = useSperrForm(stand, close)
  return (
    <Modal.Stack>
      <Dialog stackId="sperre" opened={stand.search.sperren} onClose={close} title={t('sperre.titel')}>
        <SperrForm stand={stand} form={form} />
      </Dialog>
      <HitFahrten sperre={form} />
    </Modal.Stack>
  )
}

/** A block may last long: a car can wait a year for parts. */
const AHEAD_DAYS = 366

interface Sperre {
  readonly fahrzeugId: string
  readonly typ: (typeof SPERR_TYPES)[number]
  readonly grund: string
}

function useSperrForm(stand: Uebersichtsstand, onDone: () => void) {
  const { t } = useTranslation('fahrzeug')
  const queryClient = useQueryClient()
  const { zeilen } = stand.belegungen
  const { von, bis } = zeitraumOf(stand.fenster, stand.zone)
  const period = { von: von.toString(), bis: bis.toString() }
  const start: Sperre = {
    fahrzeugId: stand.search.fahrzeug ?? zeilen[0]?.fahrzeug.id ?? '',
    typ: 'WARTUNG',
    grund: '',
  }
  const shownFirst = useShownFirst<FahrzeugBuchungView, BetroffeneFahrt>(['fahrten'], () => {
    onDone()
    refreshFahrten(queryClient)
  })
  return useForm({
    ...shownFirst,
    start,
    fields: {
      fahrzeugId: choice({
        label: t('balken.fahrzeug'),
        first: true,
        options: zeilen.map(({ fahrzeug: { id, kennzeichen, marke, modell } }) => ({
          value: id,
          label: `${kennzeichen} – ${marke} ${modell}`,
        })),
      }),
      typ: choice({
        label: t('sperre.art'),
        options: SPERR_TYPES.map((value) => ({ value, label: t(`sperre.${value}`) })),
      }),
      grund: text({ label: t('sperre.grund'), max: 500 }),
    },
    // Cancels exactly the trips that the server has listed: the server knows the gaps on both sides and
    // bookings made meanwhile.
    send: (sperre, { key, word }: Sending<Answered>) =>
      ask(wire.closeFahrzeug, { body: { ...sperre, ...period, ...word }, idempotencyKey: key }),
  })
}

function SperrForm({ stand, form }: SperrDialogProps & { readonly form: ReturnType<typeof useSperrForm> }) {
  const { t } = useTranslation('fahrzeug')
  return (
    <FormBox form={form}>
      <Field form={form} name="fahrzeugId" />
      <Field form={form} name="typ" />
      <WindowChoice
        fenster={stand.fenster}
        lage={stand}
        letzterTag={stand.heute.add({ days: AHEAD_DAYS })}
        onChange={(next) => {
          form.forgive()
          stand.setSearch(searchOf(next), true)
        }}
      />
      <Field form={form} name="grund" />
      <FormFailure title={t('fahrten.fehlgeschlagen')} />
      <Actions>
        <Submit>{t('sperre.sperren')}</Submit>
      </Actions>
    </FormBox>
  )
}

interface HitFahrtenProps {
  readonly sperre: {
    readonly question: readonly BetroffeneFahrt[] | null
    readonly busy: boolean
    readonly answer: (word: Answered) => void
    readonly drop: () => void
  }
}

/** The trips that the block would cancel. */
function HitFahrten({ sperre }: HitFahrtenProps) {
  const { t } = useTranslation('fahrzeug')
  const mails = useMailsLeave()
  const unnamed = useUnnamed()
  const count = sperre.question?.length ?? 0
  return (
    <BetroffeneDialog
      stackId="betroffene"
      frage={sperre}
      words={{
        titel: t('sperre.betroffene', { count }),
        zurueck: t('sperre.zurueck'),
        stornieren: t('sperre.sperrenUndStornieren', { count }),
        wann: (von, bis) => t('sperre.wann', { von, bis }),
      }}
      grund={t(mails ? 'sperre.betroffeneText' : 'sperre.betroffeneTextOhneMail')}
      zeilen={({ fahrer, fahrtgrund }) => [[fahrer || unnamed, fahrtgrund].filter(Boolean).join(', ')]}
    />
  )
}
