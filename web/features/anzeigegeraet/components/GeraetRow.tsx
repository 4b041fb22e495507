import { Badge, Button } from '@mantine/core'
import type { AnzeigegeraetView } from '@platzwart/contract/anzeigegeraet'
import * as wire from '@platzwart/contract/operations/anzeigegeraet'
import { ANZEIGEGERAET_NAME_MAX } from '@platzwart/domain/anzeigegeraet/kopplungscode'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../../platform/api.ts'
import { useMinute } from '../../../platform/clock.ts'
import { formatMoment } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { ownBuild } from '../../../platform/version.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { Fields } from '../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { text } from '../../../ui/form/text.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import pflege from '../../../ui/pflege/pflege.module.css'
import { ANZEIGEGERAETE } from '../api/anzeigegeraete.ts'

/** A screen reports once a minute; after two missed reports it counts as offline. */
const SILENT_MINUTES = 3

interface GeraetProps {
  readonly geraet: AnzeigegeraetView
}

type Deed = 'rename' | 'revoke'

/** A screen: its place, whether it is online, and its actions. */
export function GeraetRow({ geraet }: GeraetProps) {
  const [doing, setDoing] = useState<Deed | null>(null)
  const [last, setLast] = useState<Deed>('revoke')
  const begin = (deed: Deed) => {
    setLast(deed)
    setDoing(deed)
  }
  const end = () => setDoing(null)
  return (
    <li className={pflege.row} data-focus-region>
      {doing === 'rename' ? (
        <Rename geraet={geraet} onEnd={end} />
      ) : (
        <>
          <Facts geraet={geraet} asked={doing === 'revoke'} />
          {doing === 'revoke' ? (
            <Revoke geraet={geraet} onCancel={end} />
          ) : (
            <Deeds geraet={geraet} last={last} onBegin={begin} />
          )}
        </>
      )}
    </li>
  )
}

interface DeedsProps extends GeraetProps {
  /** The button to return the focus to. */
  readonly last: Deed
  readonly onBegin: (deed: Deed) => void
}

function Deeds({ geraet: { name }, last, onBegin }: DeedsProps) {
  const { t } = useTranslation('anzeigegeraet')
  const focused = (deed: Deed) => (deed === last ? { 'data-focus-target': true } : {})
  return (
    <div className={pflege.buttons}>
      <Button
        variant="default"
        aria-label={t('liste.umbenennenName', { name })}
        onClick={() => onBegin('rename')}
        {...focused('rename')}
      >
        {t('liste.umbenennen')}
      </Button>
      <Button
        variant="default"
        aria-label={t('liste.trennenName', { name })}
        onClick={() => onBegin('revoke')}
        {...focused('revoke')}
      >
        {t('liste.trennen')}
      </Button>
    </div>
  )
}

/** Confirmed once: it cannot be undone, only paired again. */
function Revoke({ geraet: { id, name }, onCancel }: GeraetProps & { readonly onCancel: () => void }) {
  const { t } = useTranslation('anzeigegeraet')
  const revoke = useAct(wire.revokeAnzeigegeraet, {
    input: (_: null) => ({ id }),
    says: () => t('liste.getrennt', { name }),
    refreshes: [ANZEIGEGERAETE],
  })
  return (
    <div className={pflege.buttons}>
      <Button data-focus-target loading={revoke.busy} onClick={() => revoke.start(null)}>
        {t('liste.trennenJa')}
      </Button>
      <Button variant="default" onClick={onCancel}>
        {t('liste.abbrechen')}
      </Button>
    </div>
  )
}

function Facts({ geraet, asked }: GeraetProps & { readonly asked: boolean }) {
  const { t } = useTranslation('anzeigegeraet')
  const zone = useZone()
  const now = useMinute()
  const { name, platz, ort, gekoppelt, kontakt, fassung } = geraet
  const moment = (instant: string) => formatMoment(Temporal.Instant.from(instant), zone)
  const seen = kontakt === null ? null : Temporal.Instant.from(kontakt)
  const there = seen !== null && seen.until(now).total('minutes') < SILENT_MINUTES
  return (
    <div className={pflege.words}>
      <strong>{name}</strong>
      <span>{platz === null ? t('liste.ohneOrt') : t('liste.ort', { platz, ort: ort ?? '' })}</span>
      <span>
        <Badge variant="light" color={there ? 'lampe' : 'gray'}>
          {t(there ? 'liste.da' : seen === null ? 'liste.nie' : 'liste.weg')}
        </Badge>
      </span>
      {asked ? (
        <span>{t('liste.frage')}</span>
      ) : (
        <>
          <span className={pflege.quiet}>
            {kontakt === null
              ? t('liste.seit', { wann: moment(gekoppelt) })
              : t('liste.zuletzt', { wann: moment(kontakt) })}
          </span>
          {fassung !== null && (
            <span className={pflege.quiet}>
              {fassung === ownBuild() ? t('liste.aktuell') : t('liste.fassung', { fassung })}
            </span>
          )}
        </>
      )}
    </div>
  )
}

function Rename({ geraet, onEnd }: GeraetProps & { readonly onEnd: () => void }) {
  const { t } = useTranslation('anzeigegeraet')
  const queryClient = useQueryClient()
  // The version from when the form was opened.
  const [{ id, version }] = useState(geraet)
  const form = useForm({
    start: { name: geraet.name },
    which: id,
    fields: {
      name: text({
        label: t('neu.name'),
        missing: t('liste.nameFehlt'),
        max: ANZEIGEGERAET_NAME_MAX,
        autoComplete: 'off',
        first: true,
      }),
    },
    send: ({ name }, { key }) =>
      ask(wire.changeAnzeigegeraet, { id, version, draft: { name }, idempotencyKey: key }),
    says: ({ name }) => t('liste.umbenannt', { name }),
    onDone: async () => {
      await queryClient.invalidateQueries({ queryKey: [...ANZEIGEGERAETE] })
      onEnd()
    },
    onFailed: () => queryClient.invalidateQueries({ queryKey: [...ANZEIGEGERAETE] }),
  })
  return (
    <FormBox form={form} className={pflege.form}>
      <Fields form={form} />
      <FormFailure />
      <Actions>
        <Submit>{t('liste.speichern')}</Submit>
        <Button variant="default" onClick={onEnd}>
          {t('liste.abbrechen')}
        </Button>
      </Actions>
    </FormBox>
  )
}
