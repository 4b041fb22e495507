import { MAX_EINFUHR_BYTES, MAX_EINFUHR_LINES } from '@platzwart/contract/einfuhrBytes'
import * as wire from '@platzwart/contract/operations/einfuhr'
import type { EinfuhrName } from '@platzwart/domain/einfuhr/arten'
import { IconDownload } from '@tabler/icons-react'
import { ask } from '../../../platform/api.ts'
import { formatNumber } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Fields } from '../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { file } from '../../../ui/form/file.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import linkButton from '../../../ui/linkButton.module.css'
import { templateOf } from '../api/einfuhr.ts'
import classes from './Einfuhr.module.css'

const MEGABYTE = 1024 * 1024

const START = { datei: null as File | null }

interface ChooseProps {
  readonly art: EinfuhrName
  readonly ziel: string | undefined
  readonly onBrought: (id: string) => void
}

/** Selecting a file, which by itself changes nothing. */
export function Choose({ art, ziel, onBrought }: ChooseProps) {
  const { t } = useTranslation('einfuhr')
  const megabyte = MAX_EINFUHR_BYTES / MEGABYTE
  const form = useForm({
    start: START,
    fields: {
      datei: file({
        label: t('waehlen.datei'),
        hint: t('waehlen.dateiHilfe', { megabyte, zeilen: formatNumber(MAX_EINFUHR_LINES[art]) }),
        accept: '.csv,.txt,text/csv,text/plain',
        placeholder: t('waehlen.platzhalter'),
        missing: t('waehlen.fehlt'),
        wide: true,
      }),
    },
    check: ({ datei }) =>
      new Map(datei && datei.size > MAX_EINFUHR_BYTES ? [['datei', t('waehlen.zuGross', { megabyte })]] : []),
    send: ({ datei }, { key }) =>
      ask(wire.uploadEinfuhr, {
        art,
        query: { dateiname: (datei as File).name, ziel },
        file: { bytes: datei as File, type: 'text/csv' },
        idempotencyKey: key,
      }),
    onDone: ({ id }) => onBrought(id),
  })
  return (
    <FormBox form={form}>
      <p>{t('waehlen.lead')}</p>
      <p className={classes.quiet}>{t(`hilfe.${art}`)}</p>
      <Fields form={form} />
      <FormFailure />
      <Actions>
        <Submit>{t('waehlen.pruefen')}</Submit>
        <a href={templateOf(art)} download className={linkButton.plain}>
          <IconDownload size={18} aria-hidden />
          {t('waehlen.vorlage')}
        </a>
      </Actions>
    </FormBox>
  )
}
