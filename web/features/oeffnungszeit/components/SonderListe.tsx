import { Button } from '@mantine/core'
import type { GrundrissView } from '@platzwart/contract/leseraum'
import { IconPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatTag } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import classes from '../../../ui/pflege/pflege.module.css'
import { replaceSonder } from '../api/oeffnungszeiten.ts'
import { type Sonder, SonderForm } from './SonderForm.tsx'

const dayOf = (tag: string) => formatTag(Temporal.PlainDate.from(tag))

/** The special opening times of a plan (K2), by their first day. */
export function SonderListe({ plan }: { readonly plan: GrundrissView }) {
  const { t } = useTranslation('oeffnungszeit')
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<Sonder | 'neu' | null>(null)
  const all: readonly Sonder[] = plan.sonderoeffnungszeiten
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['grundriss'] })
  const remove = useAct({
    send: (one: Sonder, key) =>
      replaceSonder(
        plan.id,
        all.filter((other) => other !== one),
        key,
      ),
    says: () => t('sonder.entfernt'),
    onDone: refresh,
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
                onRemove={() => remove.start(one)}
              />
            ))}
          </ul>
        </>
      )}
      <Dialog
        opened={open !== null}
        onClose={() => setOpen(null)}
        title={t(shownOne === null ? 'sonder.neu' : 'sonder.aendern')}
      >
        {open !== null && (
          <SonderForm
            plan={plan}
            sonder={shownOne}
            onDone={async () => {
              setOpen(null)
              await refresh()
            }}
          />
        )}
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
  const { gueltigVon, gueltigBis, von, bis, status, grund } = sonder
  const tage =
    gueltigVon === gueltigBis
      ? dayOf(gueltigVon)
      : t('sonder.tage', { von: dayOf(gueltigVon), bis: dayOf(gueltigBis) })
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <strong>{tage}</strong>
        <span className={classes.quiet}>{grund}</span>
      </div>
      <span className={classes.marke} data-art={status === 'geschlossen' ? 'aus' : undefined}>
        {status === 'geschlossen' ? t('sonder.geschlossen') : t('sonder.zeiten', { von, bis })}
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
