import { Button } from '@mantine/core'
import type { GrundrissView } from '@platzwart/contract/leseraum'
import * as wire from '@platzwart/contract/operations/leseraum/sperre'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { now } from '../../../platform/clock.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { useReadAnew } from '../../../ui/act/useReadAnew.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { List } from '../../../ui/list/List.tsx'
import { listingOf } from '../../../ui/list/listing.ts'
import { Panel } from '../../../ui/Panel.tsx'
import classes from '../../../ui/pflege/pflege.module.css'
import { type Sperre, sperrenOptions } from '../../leseraum/api/sperren.ts'
import { Ruecknahmen } from '../../leseraum/schliessung/Ruecknahmen.tsx'
import { useSperrText } from '../model/useSperrText.ts'
import { SperrForm } from './SperrForm.tsx'

/** Queries that a lock affects: itself, and what can be undone. */
const KEYS = ['sperren', 'schliessungen'] as const

/** A plan's current and future locks (L10), with creating and lifting them. */
export function Sperren({ plan }: { readonly plan: GrundrissView }) {
  const { t } = useTranslation('sperre')
  const [open, setOpen] = useState(false)
  const query = useQuery(sperrenOptions(plan.id))
  const { refresh } = useReadAnew(KEYS)
  const add = <Button onClick={() => setOpen(true)}>{t('neu')}</Button>
  const none = query.data?.length === 0
  return (
    <Panel className={classes.root ?? ''}>
      <div>
        <h2>{t('titel')}</h2>
        <p className={classes.quiet}>{t('text')}</p>
      </div>
      <Ruecknahmen grundrissId={plan.id} onDone={refresh} />
      {!none && <div className={classes.buttons}>{add}</div>}
      <List
        listing={listingOf(query)}
        keyOf={({ id }) => id}
        row={(sperre) => <Row plan={plan} sperre={sperre} />}
        empty={{ title: t('leer'), text: t('leerText'), action: add }}
        height="8rem"
      />
      <Dialog opened={open} onClose={() => setOpen(false)} title={t('titel')} size="lg">
        {open && (
          <SperrForm
            plan={plan}
            onDone={async () => {
              await refresh()
              setOpen(false)
            }}
          />
        )}
      </Dialog>
    </Panel>
  )
}

function Row({ plan, sperre }: { readonly plan: GrundrissView; readonly sperre: Sperre }) {
  const { t } = useTranslation('sperre')
  const { wasOf, timeOf } = useSperrText(plan)
  const { refresh, onFailed } = useReadAnew(KEYS)
  const was = wasOf(sperre.leseraumIds)
  const zeit = timeOf(sperre)
  const release = useAct(wire.releaseSperre, {
    input: (one: Sperre) => ({ id: one.id }),
    says: () => t('aufgehoben', { was }),
    onDone: refresh,
    onFailed,
  })
  const holds = Temporal.Instant.compare(Temporal.Instant.from(sperre.von), now()) <= 0
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <strong>{was}</strong>
        <span>{zeit}</span>
        {sperre.grund !== '' && <span className={classes.quiet}>{sperre.grund}</span>}
      </div>
      <span className={classes.marke} data-art={holds ? 'aus' : undefined}>
        {t(holds ? 'jetzt' : 'kommt')}
      </span>
      <Button
        variant="default"
        aria-label={t('aufhebenName', { was, zeit })}
        loading={release.busy}
        onClick={() => release.start(sperre)}
      >
        {t('aufheben')}
      </Button>
    </li>
  )
}
