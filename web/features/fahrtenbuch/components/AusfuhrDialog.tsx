import { Button, Stack } from '@mantine/core'
import type { AusfuhrView } from '@platzwart/contract/fahrtenbuch'
import * as wire from '@platzwart/contract/operations/ausfuhr'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../../platform/api.ts'
import { now } from '../../../platform/clock.ts'
import { formatMoment, formatNumber } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { choice, segment } from '../../../ui/form/choice.tsx'
import { day } from '../../../ui/form/days.tsx'
import { Fields } from '../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { FailureNote, FormFailure } from '../../../ui/form/FormFailure.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import linkButton from '../../../ui/linkButton.module.css'
import { Rows } from '../../../ui/list/Rows.tsx'
import { HowFar } from '../../../ui/loading/HowFar.tsx'
import { Note } from '../../../ui/Note.tsx'
import { ausfuhrDatei, ausfuhrenOptions, ausfuhrOptions } from '../api/fahrtenbuch.ts'
import type { FahrtenbuchSearch } from '../model/address.ts'
import { extractOf } from '../model/extract.ts'

interface AusfuhrDialogProps {
  readonly fahrzeugId: string
  readonly kennzeichen: string
  readonly search: FahrtenbuchSearch
  readonly onClose: () => void
}

/** The export of logbooks: request, progress, download. */
export function AusfuhrDialog(props: AusfuhrDialogProps) {
  const { t } = useTranslation('fahrtenbuch')
  const [id, setId] = useState<string | null>(null)
  return (
    <Dialog opened onClose={props.onClose} title={t('ausfuhr.titel')} size="md">
      {id === null ? (
        <>
          <Wish {...props} onAsked={setId} />
          <Earlier onChosen={setId} />
        </>
      ) : (
        <History key={id} id={id} onAgain={() => setId(null)} />
      )}
    </Dialog>
  )
}

interface WishProps extends AusfuhrDialogProps {
  readonly onAsked: (id: string) => void
}

/** The choices of an export need no question before closing. */
const NOTHING: readonly string[] = []

interface Choice {
  readonly format: AusfuhrView['format']
  readonly umfang: 'dieses' | 'alle'
  readonly von: string
  readonly bis: string
}

function firstChoice({ vonTag, bisTag }: FahrtenbuchSearch, heute: Temporal.PlainDate): Choice {
  return {
    format: 'xlsx',
    umfang: 'dieses',
    von: vonTag ?? heute.with({ month: 1, day: 1 }).toString(),
    bis: bisTag ?? heute.toString(),
  }
}

function Wish({ fahrzeugId, kennzeichen, search, onAsked }: WishProps) {
  const { t } = useTranslation('fahrtenbuch')
  const heute = now().toZonedDateTimeISO(useZone()).toPlainDate()
  const extract = extractOf(search)
  const form = useForm({
    start: () => firstChoice(search, heute),
    fields: ({ von }) => ({
      format: segment({
        label: t('ausfuhr.format'),
        wide: true,
        options: [
          { value: 'xlsx', label: t('ausfuhr.excel') },
          { value: 'pdf', label: t('ausfuhr.pdf') },
        ],
      }),
      umfang: choice({
        label: t('ausfuhr.umfang'),
        wide: true,
        options: [
          { value: 'dieses', label: t('ausfuhr.dieses', { kennzeichen }) },
          { value: 'alle', label: t('ausfuhr.alle') },
        ],
      }),
      von: day({ label: t('filter.von') }),
      bis: day({ label: t('filter.bis'), min: von }),
    }),
    send: ({ umfang, ...values }, { key }) =>
      ask(wire.requestAusfuhr, {
        draft: {
          ...values,
          ...(umfang === 'alle' ? {} : { fahrzeugIds: [fahrzeugId] }),
          ...extract,
        },
        idempotencyKey: key,
      }),
    onDone: ({ id }) => onAsked(id),
  })
  return (
    <FormBox form={form} asksAbout={NOTHING}>
      <Fields form={form} />
      {Object.keys(extract).length > 0 && <Note kind="hint">{t('ausfuhr.filter')}</Note>}
      <FormFailure />
      <Actions>
        <Submit>{t('ausfuhr.starten')}</Submit>
      </Actions>
    </FormBox>
  )
}

/** One's own files of the last day, to find them again after closing the dialog. */
function Earlier({ onChosen }: { readonly onChosen: (id: string) => void }) {
  const { t } = useTranslation('fahrtenbuch')
  const zone = useZone()
  const { data = [] } = useQuery(ausfuhrenOptions)
  if (data.length === 0) return null
  return (
    <section aria-label={t('ausfuhr.fruehere')}>
      <h3>{t('ausfuhr.fruehere')}</h3>
      <Rows>
        {data.map(({ id, format, status, erstellt }) => {
          const zeit = formatMoment(Temporal.Instant.from(erstellt), zone)
          return (
            <li key={id}>
              <Button variant="subtle" onClick={() => onChosen(id)}>
                {t('ausfuhr.eine', {
                  format: t(format === 'pdf' ? 'ausfuhr.pdf' : 'ausfuhr.excel'),
                  zeit,
                  stand: t(`ausfuhr.stand.${status}`),
                })}
              </Button>
            </li>
          )
        })}
      </Rows>
    </section>
  )
}

function History({ id, onAgain }: { readonly id: string; readonly onAgain: () => void }) {
  const { t } = useTranslation('fahrtenbuch')
  const { data, isError, error } = useQuery(ausfuhrOptions(id))
  if (isError) return <FailureNote failure={error} />
  if (data?.status === 'fertig') return <Done ausfuhr={data} onAgain={onAgain} />
  if (data?.status === 'fehlgeschlagen')
    return (
      <Stack>
        <Note kind="refusal" title={t('ausfuhr.fehlgeschlagen')}>
          <p>{data.fehler}</p>
        </Note>
        <Button size="md" variant="default" onClick={onAgain}>
          {t('ausfuhr.noch')}
        </Button>
      </Stack>
    )
  const { erledigt = 0, gesamt = 0 } = data ?? {}
  const words = { erledigt: formatNumber(erledigt), gesamt: formatNumber(gesamt) }
  return (
    <HowFar done={erledigt} of={gesamt} label={t('ausfuhr.fortschritt')}>
      {gesamt === 0 ? t('ausfuhr.wartet') : t('ausfuhr.laeuft', words)}
    </HowFar>
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
    <Stack>
      <Note kind="done" title={t('ausfuhr.fertig')}>
        <p>{t('ausfuhr.groesse', { groesse })}</p>
      </Note>
      <Actions>
        <a href={ausfuhrDatei(ausfuhr.id)} download className={linkButton.primary} data-autofocus>
          <IconDownload size={18} aria-hidden />
          {t('ausfuhr.holen')}
        </a>
        <Button size="md" variant="default" onClick={onAgain}>
          {t('ausfuhr.noch')}
        </Button>
      </Actions>
    </Stack>
  )
}
