import { SPERR_TYPES } from '@platzwart/domain/fahrzeug/types'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { Dialog } from '../../../../ui/dialog/Dialog.tsx'
import { choice } from '../../../../ui/form/choice.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../../ui/form/FormBox.tsx'
import { FormFailure } from '../../../../ui/form/FormFailure.tsx'
import { text } from '../../../../ui/form/text.tsx'
import { useForm } from '../../../../ui/form/useForm.ts'
import { Note } from '../../../../ui/Note.tsx'
import { betroffeneFahrtenOptions, createSperre } from '../../../fahrt/api/fahrten.ts'
import { refreshFahrten } from '../../../fahrt/model/refreshFahrten.ts'
import { useUnnamed } from '../../../sitzung/model/useUnnamed.ts'
import { useSpan } from '../../model/uebersicht/useSpan.ts'
import type { Uebersichtsstand } from '../../model/uebersicht/useUebersicht.ts'
import { searchOf, zeitraumOf } from '../../model/window.ts'
import { WindowChoice } from '../WindowChoice.tsx'
import classes from './Uebersicht.module.css'

interface SperrDialogProps {
  readonly stand: Uebersichtsstand
}

/** Takes a car out of service for a while; whom that hits is shown before it is done. */
export function SperrDialog({ stand }: SperrDialogProps) {
  const { t } = useTranslation('fahrzeug')
  const { search, setSearch } = stand
  const close = () => setSearch({ sperren: false }, true)
  return (
    <Dialog opened={search.sperren} onClose={close} title={t('sperre.titel')}>
      {search.sperren && <SperrForm stand={stand} onDone={close} />}
    </Dialog>
  )
}

/** A block may reach far: a car can wait for its parts for a year. */
const AHEAD_DAYS = 366

interface Sperre {
  readonly fahrzeugId: string
  readonly typ: (typeof SPERR_TYPES)[number]
  readonly grund: string
}

function useSperrForm({ stand, onDone }: SperrDialogProps & { readonly onDone: () => void }) {
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
  return useForm({
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
    // Those that were shown are cancelled; one that came in meanwhile is asked about again.
    send: (sperre, { key }) => {
      const shown = queryClient.getQueryData(
        betroffeneFahrtenOptions(sperre.fahrzeugId, period.von, period.bis).queryKey,
      )
      return createSperre({ ...sperre, ...period, betroffeneStornieren: hitsIn(shown).length > 0 }, key)
    },
    onDone() {
      onDone()
      refreshFahrten(queryClient)
    },
    onFailed: () => refreshFahrten(queryClient),
  })
}

function SperrForm({ stand, onDone }: SperrDialogProps & { readonly onDone: () => void }) {
  const { t } = useTranslation('fahrzeug')
  const { von, bis } = zeitraumOf(stand.fenster, stand.zone)
  const form = useSperrForm({ stand, onDone })
  const found = useQuery(betroffeneFahrtenOptions(form.values.fahrzeugId, von.toString(), bis.toString()))
  const hits = hitsIn(found.data)
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
      {hits.length > 0 && <Betroffene hits={hits} />}
      <FormFailure title={t('fahrten.fehlgeschlagen')} />
      <Actions>
        <Submit color={hits.length > 0 ? 'red.9' : 'lampe'} disabled={found.isPending}>
          {hits.length > 0 ? t('sperre.sperrenUndStornieren', { count: hits.length }) : t('sperre.sperren')}
        </Submit>
      </Actions>
    </FormBox>
  )
}

/** Blocks are no trips. */
function hitsIn<T extends { readonly typ: string }>(found: readonly T[] = []): T[] {
  return found.filter(({ typ }) => typ === 'BUCHUNG')
}

interface Hit {
  readonly id: string
  readonly von: string
  readonly bis: string
  readonly fahrtgrund: string
  readonly fahrer: { readonly name: string } | null
}

function Betroffene({ hits }: { readonly hits: readonly Hit[] }) {
  const { t } = useTranslation('fahrzeug')
  const unnamed = useUnnamed()
  const range = useSpan()
  return (
    <Note kind="hint" news title={t('sperre.betroffene', { count: hits.length })}>
      <ul className={classes.betroffene}>
        {hits.map((one) => (
          <li key={one.id}>
            {[one.fahrer?.name ?? unnamed, range(one.von, one.bis), one.fahrtgrund]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ul>
    </Note>
  )
}
