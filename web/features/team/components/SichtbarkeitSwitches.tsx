import { Switch } from '@mantine/core'
import type { Sichtbarkeit } from '@platzwart/contract/leseraum/team'
import * as wire from '@platzwart/contract/operations/leseraum/team'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { describeFailure } from '../../../platform/describeFailure.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { WhenRead } from '../../../ui/pflege/WhenRead.tsx'
import { type Choice, KOLLEGEN, SICHTBARKEIT, sichtbarkeitOptions } from '../api/team.ts'
import classes from './Team.module.css'

const RULES = ['platz', 'gegenseitig', 'sofort', 'niemand'] as const

/** The groups to which the person is visible, with an explanation; each switch takes effect at once. */
export function SichtbarkeitSwitches() {
  const { t } = useTranslation('team')
  const heading = useId()
  const query = useQuery(sichtbarkeitOptions)
  return (
    <Panel aria-labelledby={heading} className={classes.choice ?? ''}>
      <div>
        <h2 id={heading}>{t('wahl.titel')}</h2>
        <p className={classes.quiet}>{t('wahl.text')}</p>
      </div>
      <WhenRead query={query} waiting={<Loading height="6rem" />}>
        {(sichtbarkeit) => <Switches sichtbarkeit={sichtbarkeit} />}
      </WhenRead>
      <details className={classes.rules}>
        <summary>{t('wahl.regeln.titel')}</summary>
        <ul>
          {RULES.map((rule) => (
            <li key={rule}>{t(`wahl.regeln.${rule}`)}</li>
          ))}
        </ul>
      </details>
    </Panel>
  )
}

const chosen = (before: Sichtbarkeit, { id, sichtbar }: Choice): Sichtbarkeit => ({
  ...before,
  gruppen: before.gruppen.map((one) => (one.id === id ? { ...one, sichtbar } : one)),
})

function Switches({ sichtbarkeit: { aus, gruppen } }: { readonly sichtbarkeit: Sichtbarkeit }) {
  const { t } = useTranslation('team')
  const { t: shell } = useTranslation()
  const queryClient = useQueryClient()
  const choose = useAct(wire.setSichtbarkeit, {
    input: ({ id, sichtbar }: Choice) => ({ id, body: { sichtbar } }),
    ahead: (wish: Choice) =>
      queryClient.setQueryData(sichtbarkeitOptions.queryKey, (before) => before && chosen(before, wish)),
    // People who were visible through the group must not be shown again, not even for a moment.
    onDone: (_, { sichtbar }) =>
      sichtbar ? undefined : queryClient.resetQueries({ queryKey: KOLLEGEN }).catch(() => undefined),
    refreshes: [SICHTBARKEIT, KOLLEGEN],
    inTurn: 'sichtbarkeit',
    failsBeside: true,
  })
  const last = gruppen.find(({ id }) => id === choose.wish?.id)
  return (
    <>
      {aus !== null && (
        <Note kind="hint" title={t('aus.titel')}>
          <p>{t(`aus.${aus}`)}</p>
        </Note>
      )}
      {gruppen.length === 0 && <p>{t('wahl.keineGruppe')}</p>}
      {gruppen.map(({ id, name, sichtbar }) => (
        <Switch
          key={id}
          label={t('wahl.gruppe', { name })}
          description={t(sichtbar ? 'wahl.an' : 'wahl.ausgeschaltet')}
          error={
            choose.failure !== null && choose.wish?.id === id
              ? describeFailure(choose.failure, shell).text
              : undefined
          }
          checked={sichtbar}
          // If the house does not allow it, it can only be switched off.
          disabled={aus !== null && !sichtbar}
          onChange={(event) => choose.start({ id, sichtbar: event.currentTarget.checked })}
        />
      ))}
      <Announced className="visually-hidden">
        {choose.done && last && t(`wahl.gesagt.${last.sichtbar ? 'an' : 'aus'}`, { name: last.name })}
      </Announced>
    </>
  )
}
