import { Button } from '@mantine/core'
import type { GrundrissView } from '@platzwart/contract/leseraum'
import * as wire from '@platzwart/contract/operations/oeffnungszeit'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { ask } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { useSending } from '../../../ui/form/useSending.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { ActFailure } from '../../../ui/pflege/ActFailure.tsx'
import classes from '../../../ui/pflege/pflege.module.css'
import { closing } from '../../leseraum/schliessung/art.ts'
import { Ruecknahmen } from '../../leseraum/schliessung/Ruecknahmen.tsx'
import { SchliessungDialog } from '../../schliessung/components/SchliessungDialog.tsx'
import { sonderAnlass } from '../api/oeffnungszeiten.ts'
import type { Sonder } from '../model/sonder.ts'
import { useSonderText } from '../model/useSonderText.ts'
import { useTimesRefresh } from '../model/useTimesRefresh.ts'
import { SonderForm } from './SonderForm.tsx'

/** A plan's special opening times (K2), by their first day. */
export function SonderListe({ plan }: { readonly plan: GrundrissView }) {
  const { t } = useTranslation('oeffnungszeit')
  const [open, setOpen] = useState<Sonder | 'neu' | null>(null)
  const all: readonly Sonder[] = plan.sonderoeffnungszeiten
  const { refresh, onFailed } = useTimesRefresh()
  const without = (one: Sonder) => all.filter((other) => other !== one)
  const sends = closing({
    anlassOf: (one: Sonder) => sonderAnlass(plan, without(one)),
    save: (one, key) =>
      ask(wire.replaceSonderoeffnungszeiten, {
        id: plan.id,
        version: plan.version,
        body: without(one),
        idempotencyKey: key,
      }),
    saved: async () => undefined,
  })
  const remove = useSending({
    send: sends.send,
    asks: sends.asks,
    says: () => t('sonder.entfernt'),
    onDone: refresh,
    onFailed,
  })
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpen('neu')}>
      {t('sonder.neu')}
    </Button>
  )
  const shownOne = open === 'neu' || open === null ? null : open
  return (
    <Panel className={classes.root ?? ''}>
      <div className={classes.form}>
        <div>
          <h2>{t('sonder.titel')}</h2>
          <p className={classes.quiet}>{t('sonder.text')}</p>
        </div>
      </div>
      <Ruecknahmen grundrissId={plan.id} onDone={refresh} />
      <ActFailure title={t('pflege:nichtGespeichert')} failure={remove.failure} rest={remove.landing.rest} />
      {all.length === 0 ? (
        <EmptyState title={t('sonder.leer')} action={add}>
          {t('sonder.leerText')}
        </EmptyState>
      ) : (
        <>
          <div className={classes.buttons}>{add}</div>
          <ul className={classes.sheet}>
            {all.map((one) => (
              <Row
                key={one.id ?? one.gueltigVon}
                sonder={one}
                busy={remove.busy}
                onEdit={() => setOpen(one)}
                onRemove={() => remove.mutate(one)}
              />
            ))}
          </ul>
        </>
      )}
      <SchliessungDialog frage={remove} />
      <Dialog
        opened={open !== null}
        onClose={() => setOpen(null)}
        title={t(shownOne === null ? 'sonder.neu' : 'sonder.aendern')}
      >
        {open !== null && <SonderForm plan={plan} sonder={shownOne} onDone={() => setOpen(null)} />}
      </Dialog>
    </Panel>
  )
}

interface RowProps {
  readonly sonder: Sonder
  readonly busy: boolean
  readonly onEdit: () => void
  readonly onRemove: () => void
}

function Row({ sonder, busy, onEdit, onRemove }: RowProps) {
  const { t } = useTranslation('oeffnungszeit')
  const { tageOf, zeitenOf } = useSonderText()
  const { status, grund } = sonder
  const tage = tageOf(sonder)
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <strong>{tage}</strong>
        <span className={classes.quiet}>{grund}</span>
      </div>
      <span className={classes.marke} data-art={status === 'geschlossen' ? 'aus' : undefined}>
        {zeitenOf(sonder)}
      </span>
      <div className={classes.buttons}>
        <Button variant="default" aria-label={t('sonder.bearbeitenName', { tage })} onClick={onEdit}>
          {t('sonder.bearbeiten')}
        </Button>
        <Button
          variant="default"
          disabled={busy}
          aria-label={t('sonder.wegName', { tage })}
          onClick={onRemove}
        >
          {t('sonder.weg')}
        </Button>
      </div>
    </li>
  )
}
