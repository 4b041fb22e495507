import { MAX_EINFUHR_BYTES, MAX_EINFUHR_LINES } from '@platzwart/contract/einfuhrBytes'
import { IconDownload } from '@tabler/icons-react'
import { formatNumber } from '../../../../platform/format.ts'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { Fields } from '../../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../../ui/form/FormBox.tsx'
import { FormFailure } from '../../../../ui/form/FormFailure.tsx'
import { file } from '../../../../ui/form/file.tsx'
import { useForm } from '../../../../ui/form/useForm.ts'
import linkButton from '../../../../ui/linkButton.module.css'
import { TEMPLATE, uploadEinfuhr } from '../../api/einfuhr.ts'
import classes from './Einfuhr.module.css'

const MEGABYTE = 1024 * 1024

const START = { datei: null as File | null }

/** Which file; nothing is done by choosing one. */
export function Choose({ onBrought }: { readonly onBrought: (id: string) => void }) {
  const { t } = useTranslation('benutzer')
  const megabyte = MAX_EINFUHR_BYTES / MEGABYTE
  const form = useForm({
    start: START,
    fields: {
      datei: file({
        label: t('einfuhr.waehlen.datei'),
        hint: t('einfuhr.waehlen.dateiHilfe', { megabyte, zeilen: formatNumber(MAX_EINFUHR_LINES) }),
        accept: '.csv,.txt,text/csv,text/plain',
        placeholder: t('einfuhr.waehlen.platzhalter'),
        missing: t('einfuhr.waehlen.fehlt'),
        wide: true,
      }),
    },
    check: ({ datei }) =>
      new Map(
        datei && datei.size > MAX_EINFUHR_BYTES
          ? [['datei', t('einfuhr.waehlen.zuGross', { megabyte })]]
          : [],
      ),
    send: ({ datei }, { key }) => uploadEinfuhr(datei as File, key),
    onDone: ({ id }) => onBrought(id),
  })
  return (
    <FormBox form={form}>
      <p>{t('einfuhr.waehlen.lead')}</p>
      <p className={classes.quiet}>{t('einfuhr.waehlen.spalten')}</p>
      <Fields form={form} />
      <FormFailure />
      <Actions>
        <Submit>{t('einfuhr.waehlen.pruefen')}</Submit>
        <a href={TEMPLATE} download className={linkButton.plain}>
          <IconDownload size={18} aria-hidden />
          {t('einfuhr.waehlen.vorlage')}
        </a>
      </Actions>
    </FormBox>
  )
}
