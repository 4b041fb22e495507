import { Button } from '@mantine/core'
import { MAX_GRUNDRISSDATEI_BYTES } from '@platzwart/contract/leseraum/grundrissdateiBytes'
import * as wire from '@platzwart/contract/operations/leseraum/grundrissdatei'
import { IconFileImport } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ask } from '../../../platform/api.ts'
import type { ApiProblem } from '../../../platform/problem.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { choice } from '../../../ui/form/choice.tsx'
import { Fields } from '../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { file } from '../../../ui/form/file.tsx'
import { text } from '../../../ui/form/text.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { SaveFailure } from '../../../ui/pflege/SaveFailure.tsx'
import { standorteOptions } from '../../standort/api/standorte.ts'
import { NO_FILE, placeIn, readPlanFile } from '../model/planFile.ts'
import { useGrundrissRefresh } from '../model/useGrundrissLive.ts'
import classes from './Grundriss.module.css'

const MEGABYTE = 1024 * 1024

/** The maximum of faults shown; whoever fixes those imports the file again. */
const SHOWN = 20

/** Imports a floor plan from a file, of this house or another one. */
export function PlanFile() {
  const { t } = useTranslation('grundriss')
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <>
      <Button
        size="md"
        variant="default"
        leftSection={<IconFileImport size={18} aria-hidden />}
        onClick={() => setOpened(true)}
        data-screen-only
      >
        {t('datei.einlesen')}
      </Button>
      <Dialog opened={opened} onClose={close} title={t('datei.titel')}>
        <BringForm onClose={close} />
      </Dialog>
    </>
  )
}

interface Values {
  readonly datei: File | null
  readonly standortId: string
  readonly bezeichnung: string
}

function BringForm({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('grundriss')
  const navigate = useNavigate()
  const { refresh, onFailed } = useGrundrissRefresh()
  const fields = useFields()
  const [read, setRead] = useState(NO_FILE)
  const start = { datei: null, standortId: fields.only, bezeichnung: '' } satisfies Values
  const form = useForm({
    start: (): Values => start,
    live: true,
    fields: fields.specs,
    // Parses the file when it is chosen, so that an invalid one is reported at once.
    settle(next: Values, before: Values) {
      if (next.datei !== before.datei) void readPlanFile(next.datei).then(setRead)
      return next
    },
    check({ datei }) {
      if (datei === null) return new Map()
      if (datei.size > MAX_GRUNDRISSDATEI_BYTES)
        return new Map([['datei', t('datei.zuGross', { megabyte: MAX_GRUNDRISSDATEI_BYTES / MEGABYTE })]])
      return new Map(read.file === datei && read.content === null ? [['datei', t('datei.unlesbar')]] : [])
    },
    saysAtOnce: () => true,
    nameOf: (field) => (field.startsWith('datei') ? '' : field),
    send: async ({ datei, standortId, bezeichnung }, { key }) => {
      const { content } = await readPlanFile(datei)
      const name = bezeichnung.trim() === '' ? {} : { bezeichnung }
      return ask(wire.importGrundriss, {
        draft: { standortId, ...name, datei: content as never },
        idempotencyKey: key,
      })
    },
    says: ({ bezeichnung }) => t('datei.fertig', { bezeichnung }),
    onDone: async ({ id }) => {
      onClose()
      await navigate({ to: '/admin/raeume/$id', params: { id } })
      await refresh()
    },
    onFailed,
  })
  return (
    <FormBox form={form}>
      <p>{t('datei.lead')}</p>
      <Fields form={form} />
      <SaveFailure title={t('datei.nicht')} instead={(problem) => <Faults problem={problem} />} />
      <Actions>
        <Submit>{t('datei.anlegen')}</Submit>
        <Button size="md" variant="default" onClick={onClose}>
          {t('pflege:abbrechen')}
        </Button>
      </Actions>
    </FormBox>
  )
}

/** The faults of the file, each with its place; any other refusal has its own text. */
function Faults({ problem }: { readonly problem: ApiProblem }) {
  const { t } = useTranslation('grundriss')
  const inFile = problem.issues.filter(({ field }) => field?.startsWith('datei') === true)
  if (inFile.length === 0) return problem.issues[0]?.detail ?? problem.detail
  return (
    <>
      {inFile.slice(0, SHOWN).map(({ field = '', detail }) => (
        <span key={field} className={classes.fault}>
          {t('datei.stelle', { stelle: placeIn(field), grund: detail })}
        </span>
      ))}
      {inFile.length > SHOWN && t('datei.weitere', { count: inFile.length - SHOWN })}
    </>
  )
}

function useFields() {
  const { t } = useTranslation('grundriss')
  const standorte = useQuery(standorteOptions).data ?? []
  const [only] = standorte.length === 1 ? standorte : []
  const options = [
    ...(only ? [] : [{ value: '', label: t('feld.waehlen') }]),
    ...standorte.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return {
    only: only?.id ?? '',
    specs: {
      datei: file({
        label: t('datei.datei'),
        accept: '.json,application/json',
        placeholder: t('datei.platzhalter'),
        missing: t('pflege:pflicht'),
        wide: true,
      }),
      standortId: choice({ label: t('feld.standortId'), missing: t('pflege:pflicht'), options }),
      bezeichnung: text({ label: t('feld.bezeichnung'), hint: t('datei.name'), max: 120 }),
    },
  }
}
