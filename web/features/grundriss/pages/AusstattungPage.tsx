import { Button } from '@mantine/core'
import * as wire from '@platzwart/contract/operations/leseraum'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../../platform/api.ts'
import { newId } from '../../../platform/newId.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { Fields } from '../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { text } from '../../../ui/form/text.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { List } from '../../../ui/list/List.tsx'
import { listingOf } from '../../../ui/list/listing.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import classes from '../../../ui/pflege/pflege.module.css'
import { SaveFailure } from '../../../ui/pflege/SaveFailure.tsx'
import { SaveMessages } from '../../../ui/pflege/SaveMessages.tsx'
import { ausstattungenOptions } from '../api/grundrisse.ts'
import { useGrundrissLive, useGrundrissRefresh } from '../model/useGrundrissLive.ts'

interface Kind {
  readonly id: string
  readonly name: string
  readonly verwendet: number
  readonly version: number
}

/** The kinds of equipment for seats and rooms. */
export function AusstattungPage() {
  const { t } = useTranslation('grundriss')
  useGrundrissLive()
  const query = useQuery(ausstattungenOptions)
  return (
    <Page kind="list" title={t('ausstattung.titel')} lead={t('ausstattung.lead')}>
      <Panel>
        <NewKind />
      </Panel>
      <List
        listing={listingOf(query)}
        keyOf={({ id }) => id}
        row={(kind) => <Row kind={kind} />}
        empty={{ title: t('ausstattung.leer'), text: t('ausstattung.leerText') }}
        height="12rem"
      />
    </Page>
  )
}

function NewKind() {
  const { t } = useTranslation('grundriss')
  const { refresh } = useGrundrissRefresh()
  const [id, setId] = useState(newId)
  const form = useForm({
    start: { name: '' },
    restarts: true,
    fields: { name: text({ label: t('ausstattung.name'), missing: t('pflege:pflicht'), max: 80 }) },
    send: ({ name }: { readonly name: string }, { key }) =>
      ask(wire.saveAusstattung, { id, draft: { name }, version: undefined, idempotencyKey: key }),
    says: () => t('pflege:gespeichert'),
    onDone: () => {
      setId(newId())
      return refresh()
    },
  })
  return (
    <FormBox form={form}>
      <Fields form={form} />
      <SaveFailure />
      <Actions>
        <Submit>{t('ausstattung.anlegen')}</Submit>
      </Actions>
    </FormBox>
  )
}

function Row({ kind }: { readonly kind: Kind }) {
  const { t } = useTranslation('grundriss')
  const [renames, setRenames] = useState(false)
  const { refresh, onFailed } = useGrundrissRefresh()
  const { name, verwendet } = kind
  const remove = useAct(wire.deleteAusstattung, {
    input: (_: null) => ({ id: kind.id, version: kind.version }),
    says: () => t('pflege:geloescht', { name }),
    onDone: refresh,
    onFailed,
  })
  if (renames) return <Rename kind={kind} onDone={() => setRenames(false)} />
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <strong>{name}</strong>
        <span className={classes.quiet}>{t('ausstattung.verwendet', { count: verwendet })}</span>
      </div>
      <div className={classes.buttons}>
        <Button
          variant="default"
          aria-label={t('ausstattung.umbenennenName', { name })}
          onClick={() => setRenames(true)}
        >
          {t('ausstattung.umbenennen')}
        </Button>
        <Button
          variant="default"
          aria-label={t('ausstattung.weg', { name })}
          disabled={verwendet > 0}
          loading={remove.busy}
          onClick={() => remove.start(null)}
        >
          {t('pflege:loeschen')}
        </Button>
      </div>
    </li>
  )
}

function Rename({ kind, onDone }: { readonly kind: Kind; readonly onDone: () => void }) {
  const { t } = useTranslation('grundriss')
  const { outcome } = useGrundrissRefresh()
  const label = t('ausstattung.neuerName', { name: kind.name })
  const form = useForm({
    ...outcome(onDone),
    start: () => ({ name: kind.name }),
    live: true,
    fields: { name: text({ label, missing: t('pflege:pflicht'), max: 80, first: true }) },
    send: (values: { readonly name: string }, { key }) =>
      ask(wire.saveAusstattung, {
        id: kind.id,
        draft: { name: values.name },
        version: kind.version,
        idempotencyKey: key,
      }),
    says: () => t('pflege:gespeichert'),
  })
  return (
    <li className={classes.row}>
      <FormBox form={form} takesFocus>
        <Fields form={form} />
        <SaveMessages form={form} fields={form.conflicts.map(() => kind.name)} />
        <Actions>
          <Submit>{t('pflege:speichern')}</Submit>
          <Button size="md" variant="default" onClick={onDone}>
            {t('pflege:abbrechen')}
          </Button>
        </Actions>
      </FormBox>
    </li>
  )
}
