import { Button, Modal, NativeSelect, Progress, SegmentedControl } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { AusfuhrView } from '@platzwart/contract/fahrtenbuch'
import { IconDownload } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { now } from '../../../platform/clock.ts'
import { describeFailure } from '../../../platform/describeFailure.ts'
import { formatNumber } from '../../../platform/format.ts'
import { newIdempotencyKey } from '../../../platform/idempotency.ts'
import { DateField } from '../../../ui/dates/DateField.tsx'
import linkButton from '../../../ui/linkButton.module.css'
import { Note } from '../../../ui/Note.tsx'
import { useOpenedAfterMount } from '../../../ui/useOpenedAfterMount.ts'
import { useZone } from '../../sitzung/api/start.ts'
import { ausfuhrDatei, ausfuhrOptions, requestAusfuhr } from '../api/fahrtenbuch.ts'
import type { FahrtenbuchSearch } from '../model/address.ts'
import classes from './WriteDialog.module.css'

interface AusfuhrDialogProps {
  readonly fahrzeugId: string
  readonly kennzeichen: string
  readonly search: FahrtenbuchSearch
  readonly onClose: () => void
}

/** Logbooks in a file: asked for, followed, fetched. */
export function AusfuhrDialog(props: AusfuhrDialogProps) {
  const { t } = useTranslation('fahrtenbuch')
  const small = useMediaQuery('(max-width: 36em)')
  const [id, setId] = useState<string | null>(null)
  return (
    <Modal
      opened={useOpenedAfterMount(true)}
      onClose={props.onClose}
      title={t('ausfuhr.titel')}
      size="md"
      fullScreen={small === true}
      transitionProps={{ duration: 120 }}
      closeButtonProps={{ 'aria-label': t('schreiben.schliessen'), size: 44 }}
      classNames={{ title: classes.title ?? '' }}
    >
      {id === null ? (
        <Wish {...props} onAsked={setId} />
      ) : (
        <History key={id} id={id} onAgain={() => setId(null)} />
      )}
    </Modal>
  )
}

interface WishProps extends AusfuhrDialogProps {
  readonly onAsked: (id: string) => void
}

function Wish({ fahrzeugId, kennzeichen, search, onAsked }: WishProps) {
  const { t } = useTranslation('fahrtenbuch')
  const { t: shell } = useTranslation()
  const heute = now().toZonedDateTimeISO(useZone()).toPlainDate()
  const [format, setFormat] = useState<AusfuhrView['format']>('xlsx')
  const [alle, setAll] = useState(false)
  const [von, setVon] = useState(search.vonTag ?? heute.with({ month: 1, day: 1 }).toString())
  const [bis, setBis] = useState(search.bisTag ?? heute.toString())
  const [key, setKey] = useState(newIdempotencyKey)
  const begin = useMutation({
    mutationFn: (body: object) => requestAusfuhr(body, key),
    onSuccess: ({ id }) => onAsked(id),
    onSettled: () => setKey(newIdempotencyKey()),
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    begin.mutate({
      ...{ format, von, bis },
      ...(alle ? {} : { fahrzeugIds: [fahrzeugId] }),
      ...(search.gefahrenVon === undefined ? {} : { fahrerId: search.gefahrenVon }),
      ...(search.zweck.trim() === '' ? {} : { zweck: search.zweck.trim() }),
    })
  }
  const extract = search.gefahrenVon !== undefined || search.zweck.trim() !== ''
  return (
    <form className={classes.root} onSubmit={submit} noValidate>
      <SegmentedControl
        aria-label={t('ausfuhr.format')}
        data={[
          { value: 'xlsx', label: t('ausfuhr.excel') },
          { value: 'pdf', label: t('ausfuhr.pdf') },
        ]}
        value={format}
        onChange={(value) => setFormat(value === 'pdf' ? 'pdf' : 'xlsx')}
      />
      <NativeSelect
        label={t('ausfuhr.umfang')}
        data={[
          { value: 'dieses', label: t('ausfuhr.dieses', { kennzeichen }) },
          { value: 'alle', label: t('ausfuhr.alle') },
        ]}
        value={alle ? 'alle' : 'dieses'}
        onChange={(event) => setAll(event.currentTarget.value === 'alle')}
      />
      <div className={classes.fields}>
        <DateField label={t('filter.von')} value={von} onChange={setVon} />
        <DateField label={t('filter.bis')} value={bis} min={von} onChange={setBis} />
      </div>
      {extract && <Note kind="hint">{t('ausfuhr.filter')}</Note>}
      {begin.isError && <Note kind="refusal">{describeFailure(begin.error, shell).text}</Note>}
      <Button type="submit" size="md" loading={begin.isPending}>
        {t('ausfuhr.starten')}
      </Button>
    </form>
  )
}

function History({ id, onAgain }: { readonly id: string; readonly onAgain: () => void }) {
  const { t } = useTranslation('fahrtenbuch')
  const { t: shell } = useTranslation()
  const { data, isError, error } = useQuery(ausfuhrOptions(id))
  if (isError) return <Note kind="refusal">{describeFailure(error, shell).text}</Note>
  if (data?.status === 'fertig') return <Done ausfuhr={data} onAgain={onAgain} />
  if (data?.status === 'fehlgeschlagen')
    return (
      <div className={classes.root}>
        <Note kind="refusal" title={t('ausfuhr.fehlgeschlagen')}>
          <p>{data.fehler}</p>
        </Note>
        <Button size="md" variant="default" onClick={onAgain}>
          {t('ausfuhr.noch')}
        </Button>
      </div>
    )
  const { erledigt = 0, gesamt = 0 } = data ?? {}
  const words = { erledigt: formatNumber(erledigt), gesamt: formatNumber(gesamt) }
  return (
    <div className={classes.root} aria-live="polite">
      <Progress
        size="lg"
        value={gesamt === 0 ? 0 : (erledigt / gesamt) * 100}
        aria-label={t('ausfuhr.fortschritt')}
      />
      <p className={classes.text}>{gesamt === 0 ? t('ausfuhr.wartet') : t('ausfuhr.laeuft', words)}</p>
    </div>
  )
}

const MEGABYTE = 1_000_000

function Done({ ausfuhr, onAgain }: { readonly ausfuhr: AusfuhrView; readonly onAgain: () => void }) {
  const { t } = useTranslation('fahrtenbuch')
  const bytes = ausfuhr.bytes ?? 0
  const groesse =
    bytes < MEGABYTE
      ? `${formatNumber(Math.ceil(bytes / 1_000))} KB`
      : `${formatNumber(Math.ceil(bytes / MEGABYTE))} MB`
  return (
    <div className={classes.root}>
      <Note kind="done" title={t('ausfuhr.fertig')}>
        <p>{t('ausfuhr.groesse', { groesse })}</p>
      </Note>
      <div className={classes.buttons}>
        <a href={ausfuhrDatei(ausfuhr.id)} download className={linkButton.primary} data-autofocus>
          <IconDownload size={18} aria-hidden />
          {t('ausfuhr.holen')}
        </a>
        <Button size="md" variant="default" onClick={onAgain}>
          {t('ausfuhr.noch')}
        </Button>
      </div>
    </div>
  )
}
