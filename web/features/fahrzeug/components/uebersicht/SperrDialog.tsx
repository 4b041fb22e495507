import { Button, Modal, NativeSelect, TextInput } from '@mantine/core'
import { SPERR_TYPES } from '@platzwart/domain/fahrzeug/types'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpenedAfterMount } from '../../../../ui/dialog/useOpenedAfterMount.ts'
import { Gruende } from '../../../../ui/Gruende.tsx'
import { Note } from '../../../../ui/Note.tsx'
import { betroffeneFahrtenOptions, createSperre } from '../../../fahrt/api/fahrten.ts'
import { useAbsageOf } from '../../../fahrt/model/absage.ts'
import { refreshFahrten } from '../../../fahrt/model/useFahrtBuchen.ts'
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
  const opened = useOpenedAfterMount(search.sperren)
  const close = () => setSearch({ sperren: false }, true)
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={t('sperre.titel')}
      size="lg"
      transitionProps={{ duration: 120 }}
      closeButtonProps={{ 'aria-label': t('dialog.schliessen'), size: 44 }}
    >
      {search.sperren && <Form stand={stand} onDone={close} />}
    </Modal>
  )
}

/** A block may reach far: a car can wait for its parts for a year. */
const AHEAD_DAYS = 366

function Form({ stand, onDone }: SperrDialogProps & { readonly onDone: () => void }) {
  const { t } = useTranslation('fahrzeug')
  const queryClient = useQueryClient()
  const { zeilen } = stand.belegungen
  const [fahrzeugId, setFahrzeug] = useState(stand.search.fahrzeug ?? zeilen[0]?.fahrzeug.id ?? '')
  const [typ, setTyp] = useState<(typeof SPERR_TYPES)[number]>('WARTUNG')
  const [grund, setGrund] = useState('')
  const { von, bis } = zeitraumOf(stand.fenster, stand.zone)
  const period = { von: von.toString(), bis: bis.toString() }
  const treffer = useQuery(betroffeneFahrtenOptions(fahrzeugId, period.von, period.bis))
  const absageOf = useAbsageOf()
  const hits = (treffer.data ?? []).filter((one) => one.typ === 'BUCHUNG')
  const sperren = useMutation({
    // Those that were shown are cancelled; one that came in meanwhile is asked about again.
    mutationFn: () =>
      createSperre({ fahrzeugId, typ, grund, ...period, betroffeneStornieren: hits.length > 0 }),
    onSuccess: onDone,
    onSettled: () => refreshFahrten(queryClient),
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    sperren.mutate()
  }
  return (
    <form className={classes.form} onSubmit={submit}>
      <NativeSelect
        label={t('balken.fahrzeug')}
        data-autofocus
        data={zeilen.map(({ fahrzeug }) => ({
          value: fahrzeug.id,
          label: `${fahrzeug.kennzeichen} – ${fahrzeug.marke} ${fahrzeug.modell}`,
        }))}
        value={fahrzeugId}
        onChange={(event) => setFahrzeug(event.currentTarget.value)}
      />
      <NativeSelect
        label={t('sperre.art')}
        data={SPERR_TYPES.map((value) => ({ value, label: t(`sperre.${value}`) }))}
        value={typ}
        onChange={({ currentTarget }) =>
          setTyp(SPERR_TYPES.find((one) => one === currentTarget.value) ?? typ)
        }
      />
      <WindowChoice
        fenster={stand.fenster}
        lage={stand}
        letzterTag={stand.heute.add({ days: AHEAD_DAYS })}
        onChange={(next) => stand.setSearch(searchOf(next), true)}
      />
      <TextInput
        label={t('sperre.grund')}
        maxLength={500}
        value={grund}
        onChange={(event) => setGrund(event.currentTarget.value)}
      />
      {hits.length > 0 && <Betroffene hits={hits} />}
      {sperren.isError && (
        <Note kind="refusal" title={t('fahrten.fehlgeschlagen')}>
          <Gruende gruende={absageOf(sperren.error).gruende} />
        </Note>
      )}
      <Button
        type="submit"
        size="md"
        color={hits.length > 0 ? 'red.9' : 'lampe'}
        loading={sperren.isPending}
        disabled={treffer.isPending}
      >
        {hits.length > 0 ? t('sperre.sperrenUndStornieren', { count: hits.length }) : t('sperre.sperren')}
      </Button>
    </form>
  )
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
  const range = useSpan()
  return (
    <Note kind="hint" title={t('sperre.betroffene', { count: hits.length })}>
      <ul className={classes.betroffene}>
        {hits.map((one) => (
          <li key={one.id}>
            {[one.fahrer?.name, range(one.von, one.bis), one.fahrtgrund].filter(Boolean).join(' · ')}
          </li>
        ))}
      </ul>
    </Note>
  )
}
