import { Button, NativeSelect } from '@mantine/core'
import type { PlanZeiten } from '@platzwart/contract/leseraum/zeiten'
import * as wire from '@platzwart/contract/operations/standort'
import type { StandortView } from '@platzwart/contract/standort'
import { BUNDESLAENDER, type Bundesland } from '@platzwart/domain/oeffnungszeit/bundesland'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import { ActFailure } from '../../../ui/pflege/ActFailure.tsx'
import classes from '../../../ui/pflege/pflege.module.css'
import { STANDORT_KEYS } from '../../standort/api/standorte.ts'
import { dueFeiertageOptions } from '../api/zeiten.ts'
import { lackedYears } from '../model/zeiten.ts'

interface RowProps {
  readonly standort: StandortView
  /** The existing plans in use. */
  readonly plans: readonly PlanZeiten[]
  readonly heute: Temporal.PlainDate
  readonly onTake: (land: Bundesland) => void
}

/** The Land of a location, and whether its rooms have the holidays that should be entered by now. */
export function BundeslandRow({ standort, plans, heute, onTake }: RowProps) {
  const { t } = useTranslation('oeffnungsjahr')
  const { name, bundesland } = standort
  const choose = useAct(wire.setBundesland, {
    input: (land: Bundesland | null) => ({
      id: standort.id,
      version: standort.version,
      body: { bundesland: land },
    }),
    failsBeside: true,
    refreshes: STANDORT_KEYS.map((key) => [key]),
  })
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <strong>{name}</strong>
        <Announced as="span" className={classes.quiet}>
          {bundesland === null ? t('feiertage.ohneLand') : <Stand {...{ plans, heute }} land={bundesland} />}
        </Announced>
      </div>
      <NativeSelect
        aria-label={t('feiertage.landName', { name })}
        value={bundesland ?? ''}
        data={[
          { value: '', label: t('feiertage.keinLand') },
          ...BUNDESLAENDER.map((value) => ({ value, label: t(`land.${value}`) })),
        ]}
        onChange={({ currentTarget: { value } }) => choose.start(value === '' ? null : (value as Bundesland))}
      />
      <div className={classes.buttons}>
        <Button
          disabled={bundesland === null || plans.length === 0}
          aria-label={t('feiertage.knopfName', { name })}
          onClick={() => bundesland !== null && onTake(bundesland)}
        >
          {t('feiertage.knopf')}
        </Button>
      </div>
      <ActFailure title={t('pflege:nichtGespeichert')} failure={choose.failure} />
    </li>
  )
}

interface StandProps extends Pick<RowProps, 'plans' | 'heute'> {
  readonly land: Bundesland
}

function Stand({ plans, heute, land }: StandProps) {
  const { t } = useTranslation('oeffnungsjahr')
  const { data } = useQuery(dueFeiertageOptions(land, heute))
  if (data === undefined) return null
  if (plans.length === 0) return t('feiertage.keinPlan')
  const lacked = plans.map((plan) => lackedYears(plan, data)).filter((jahre) => jahre.length > 0)
  if (lacked.length === 0) return t('feiertage.da')
  return t('feiertage.fehlen', {
    jahre: [...new Set(lacked.flat())].toSorted().join(', '),
    count: lacked.length,
    alle: plans.length,
  })
}
