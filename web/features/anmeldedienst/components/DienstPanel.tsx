import { Badge } from '@mantine/core'
import type { AnmeldedienstView } from '@platzwart/contract/anmeldedienst'
import * as wire from '@platzwart/contract/operations/anmeldedienst'
import { useQueryClient } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { formatMoment } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Panel } from '../../../ui/Panel.tsx'
import pflege from '../../../ui/pflege/pflege.module.css'
import { Remove } from '../../../ui/pflege/Remove.tsx'
import { ANMELDEDIENSTE } from '../api/anmeldedienste.ts'
import { type Choices, DienstForm } from './DienstForm.tsx'
import { Probe } from './Probe.tsx'
import { RedirectUris } from './RedirectUris.tsx'

interface DienstPanelProps {
  readonly dienst: AnmeldedienstView
  readonly choices: Choices
  /** What was tried out last, of whichever service. */
  readonly probe: string
}

/** One service: how it is set up, how it is tried out, whom it has refused. */
export function DienstPanel({ dienst, choices, probe }: DienstPanelProps) {
  const { t } = useTranslation('anmeldedienst')
  const queryClient = useQueryClient()
  const { id, name, aktiv, pflicht, notfall, personen, dort } = dienst
  const heading = `dienst-${id}`
  return (
    <Panel className={pflege.root ?? ''} aria-labelledby={heading}>
      <h2 id={heading}>{name}</h2>
      <p>
        <Badge variant="light" color={aktiv ? 'lampe' : 'gray'}>
          {t(pflicht ? 'stand.pflicht' : aktiv ? 'stand.an' : 'stand.aus')}
        </Badge>{' '}
        {t('stand.personen', { count: personen })} {notfall !== null && t('feld.notfall', { name: notfall })}
      </p>
      <section className={pflege.section}>
        <h3>{t('dort.titel')}</h3>
        <RedirectUris dort={dort} />
      </section>
      <Probe dienst={dienst} choices={choices} code={probe} />
      <DienstForm dienst={dienst} choices={choices} />
      <Refusals dienst={dienst} />
      <Remove
        title={t('loeschen.titel')}
        text={t('loeschen.text')}
        question={t('loeschen.frage', { name })}
        send={(key) => ask(wire.deleteAnmeldedienst, { id, idempotencyKey: key })}
        outcome={{
          says: () => t('loeschen.geloescht', { name }),
          onDone: () => queryClient.invalidateQueries({ queryKey: [...ANMELDEDIENSTE] }),
        }}
      />
    </Panel>
  )
}

function Refusals({ dienst: { ablehnungen } }: Pick<DienstPanelProps, 'dienst'>) {
  const { t } = useTranslation('anmeldedienst')
  const zone = useZone()
  return (
    <section className={pflege.section}>
      <h3>{t('ablehnungen.titel')}</h3>
      {ablehnungen.length === 0 ? (
        <p className={pflege.quiet}>{t('ablehnungen.keine')}</p>
      ) : (
        <ul>
          {ablehnungen.map(({ zeit, grund }) => (
            <li key={`${zeit} ${grund}`}>
              {formatMoment(Temporal.Instant.from(zeit), zone)}: {t(`grund.${grund}`)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
