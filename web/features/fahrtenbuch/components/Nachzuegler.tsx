import { Button } from '@mantine/core'
import type { Nachzuegler as Late } from '@platzwart/contract/fahrtenbuch'
import * as wire from '@platzwart/contract/operations/fahrtenbuch'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../../platform/api.ts'
import { formatNumber } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { text } from '../../../ui/form/text.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { nachzueglerOptions } from '../api/fahrtenbuch.ts'
import { useWrite } from '../model/useWrite.ts'
import { timeText } from '../model/words.ts'
import { NacherfassungDialog } from './NacherfassungDialog.tsx'
import classes from './OpenFahrten.module.css'
import { WriteDialog } from './WriteDialog.tsx'

interface NachzueglerProps {
  readonly fahrzeugId: string
  readonly fahrer: readonly { readonly id: string; readonly name: string }[]
}

interface Chosen {
  readonly fahrt: Late
  readonly verb: 'eintragen' | 'ablegen'
}

/**
 * Trips whose records arrived too late: enter them, or set them aside with a reason. Renders nothing without
 * any.
 */
export function Nachzuegler({ fahrzeugId, fahrer }: NachzueglerProps) {
  const { t } = useTranslation('fahrtenbuch')
  const { data = [] } = useQuery(nachzueglerOptions(fahrzeugId))
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const close = () => setChosen(null)
  if (data.length === 0 && chosen === null) return null
  return (
    <section className={classes.root} aria-labelledby="nachzuegler">
      <h2 id="nachzuegler">{t('nacherfassen.wartend')}</h2>
      <p>{t('nacherfassen.wartendText')}</p>
      <ul>
        {data.map((fahrt) => (
          <Row key={fahrt.buchungId} fahrt={fahrt} onChoose={(verb) => setChosen({ fahrt, verb })} />
        ))}
      </ul>
      {chosen?.verb === 'eintragen' && (
        <NacherfassungDialog fahrzeugId={fahrzeugId} bekannt={chosen.fahrt} fahrer={fahrer} onClose={close} />
      )}
      {chosen?.verb === 'ablegen' && (
        <SetAsideDialog fahrzeugId={fahrzeugId} buchungId={chosen.fahrt.buchungId} onClose={close} />
      )}
    </section>
  )
}

interface RowProps {
  readonly fahrt: Late
  readonly onChoose: (verb: Chosen['verb']) => void
}

function Row({ fahrt, onChoose }: RowProps) {
  const { t } = useTranslation('fahrtenbuch')
  const zeit = timeText(fahrt, useZone())
  const km = (value: number | null) => (value === null ? t('nacherfassen.unbekannt') : formatNumber(value))
  const name = { name: fahrt.fahrer, zeit }
  return (
    <li>
      <div>
        <strong>
          {fahrt.fahrer}, {zeit}
        </strong>
        <span>{t('nacherfassen.km', { von: km(fahrt.kmStart), bis: km(fahrt.kmEnde) })}</span>
        <span>{fahrt.hinweis}</span>
      </div>
      <Button aria-label={t('nacherfassen.eintragenName', name)} onClick={() => onChoose('eintragen')}>
        {t('nacherfassen.eintragen')}
      </Button>
      <Button
        variant="default"
        aria-label={t('nacherfassen.ablegenName', name)}
        onClick={() => onChoose('ablegen')}
      >
        {t('nacherfassen.ablegen')}
      </Button>
    </li>
  )
}

interface SetAsideDialogProps {
  readonly fahrzeugId: string
  readonly buchungId: string
  readonly onClose: () => void
}

/** States why the records of a trip do not belong in the logbook. */
function SetAsideDialog({ fahrzeugId, buchungId, onClose }: SetAsideDialogProps) {
  const { t } = useTranslation('fahrtenbuch')
  const form = useForm({
    ...useWrite(onClose),
    says: () => t('nacherfassen.abgelegt'),
    start: { grund: '' },
    fields: {
      grund: text({
        label: t('nacherfassen.ablegenGrund'),
        missing: t('schreiben.grundFehlt'),
        max: 500,
        lines: 2,
        first: true,
      }),
    },
    send: ({ grund }, { key }) =>
      ask(wire.setNachzueglerAside, { id: fahrzeugId, draft: { buchungId, grund }, idempotencyKey: key }),
  })
  return (
    <WriteDialog
      title={t('nacherfassen.ablegenTitel')}
      text={t('nacherfassen.ablegenText')}
      form={form}
      submit={t('nacherfassen.ablegen')}
      onClose={onClose}
    />
  )
}
