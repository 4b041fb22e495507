import { useQuery, useQueryClient } from '@tanstack/react-query'
import { formatTag } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import { FailureState } from '../../../ui/FailureState.tsx'
import { Fields } from '../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { whole } from '../../../ui/form/whole.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import classes from '../../../ui/pflege/pflege.module.css'
import { FRISTEN_KEYS, type Frist, previewOptions, saveFrist } from '../api/aufbewahrung.ts'

/** The count is capped at this. */
const MOST = 10_000

/** The retention period of one kind; previews the consequence while typing. */
export function FristForm({ frist }: { readonly frist: Frist }) {
  const { t } = useTranslation('datenschutz')
  const queryClient = useQueryClient()
  const { art, monate, mindestens } = frist
  const sache = t(`aufbewahrung.art.${art}.titel`)
  const form = useForm({
    start: (): { readonly monate: number | null } => ({ monate }),
    live: true,
    // All kinds have the same field.
    which: art,
    fields: {
      monate: whole({
        label: t('aufbewahrung.monate'),
        hint: t('aufbewahrung.hilfe', { count: mindestens }),
        missing: t('pflege:pflicht'),
        min: 0,
        max: 1200,
      }),
    },
    nameOf: () => 'monate',
    send: (values, { key }) => saveFrist(art, values.monate ?? 0, monate, key),
    says: () => t('aufbewahrung.gespeichert', { sache }),
    onDone: () =>
      Promise.all(FRISTEN_KEYS.map((queryKey) => queryClient.invalidateQueries({ queryKey: [...queryKey] }))),
  })
  const preview = usePreview(frist, form.values.monate)
  return (
    <Panel>
      <FormBox form={form} className={classes.form}>
        <h2>{sache}</h2>
        <p className={classes.quiet}>{t(`aufbewahrung.art.${art}.text`)}</p>
        <Fields form={form} />
        <Preview preview={preview} />
        <FormFailure />
        <Actions>
          <Submit
            disabled={form.changed.length === 0 || waitsFor(preview)}
            name={t('aufbewahrung.speichern', { sache })}
          >
            {t('pflege:speichern')}
          </Submit>
        </Actions>
      </FormBox>
    </Panel>
  )
}

/** The preview of a retention period: invalid, being counted, failed, or counted. */
type Previewed =
  | { readonly is: 'unfit' }
  | { readonly is: 'counting' }
  | { readonly is: 'failed'; readonly failure: unknown; readonly retry: () => void }
  | { readonly is: 'known'; readonly frist: Frist }

/** Nobody confirms a permanent deletion without having seen its size. */
const waitsFor = ({ is }: Previewed) => is === 'counting' || is === 'failed'

function usePreview(frist: Frist, monate: number | null): Previewed {
  const { art, mindestens } = frist
  const lawful = monate !== null && (monate === 0 || monate >= mindestens)
  const isKept = monate === frist.monate
  const { data, isError, error, refetch } = useQuery({
    ...previewOptions(art, monate ?? 0),
    enabled: lawful && !isKept,
  })
  if (!lawful) return { is: 'unfit' }
  if (isKept) return { is: 'known', frist }
  if (data !== undefined) return { is: 'known', frist: data }
  return isError ? { is: 'failed', failure: error, retry: () => void refetch() } : { is: 'counting' }
}

function Preview({ preview }: { readonly preview: Previewed }) {
  const { t } = useTranslation('datenschutz')
  if (preview.is === 'unfit') return null
  if (preview.is === 'failed') return <FailureState failure={preview.failure} onRetry={preview.retry} />
  if (preview.is === 'counting') return <Announced as="p">{t('aufbewahrung.zaehlt')}</Announced>
  const { vor, anzahl } = preview.frist
  if (vor === null) return <p>{t('aufbewahrung.nichts')}</p>
  const words = { count: anzahl, tag: formatTag(Temporal.PlainDate.from(vor)) }
  return (
    <Announced as="p">
      {anzahl < MOST ? t('aufbewahrung.weg', words) : t('aufbewahrung.wegViele', words)}
    </Announced>
  )
}
