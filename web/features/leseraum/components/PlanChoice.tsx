import { ActionIcon, NativeSelect } from '@mantine/core'
import type { GrundrissListItem } from '@platzwart/contract/leseraum'
import * as wire from '@platzwart/contract/operations/einstellung'
import { optionIn } from '@platzwart/domain/einstellung/regeln'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { ask } from '../../../platform/api.ts'
import { useChoosesOwn } from '../../../platform/session/useChoosesOwn.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { einstellungenOptions } from '../../einstellung/api/einstellungen.ts'
import type { Leseraum } from '../model/useLeseraum.ts'
import classes from './Sidebar.module.css'

/**
 * L13: another plan reloads map, seats and opening times; the star makes it the plan that opens first, in
 * houses with own choices.
 */
export function PlanChoice({ raum }: { readonly raum: Leseraum }) {
  const { t } = useTranslation('leseraum')
  const name = optionIn(raum.bereich, 'leseraum.favoritGrundriss')
  const favourite = raum.einstellungen['leseraum.favoritGrundriss'].value === raum.plan.id
  const choosesOwn = useChoosesOwn()
  const toggle = useAct({
    send: (plan: string | null, key) =>
      plan === null
        ? ask(wire.clearEinstellung, { name, idempotencyKey: key })
        : ask(wire.saveEinstellung, { name, body: { wert: plan, schicht: 'benutzer' }, idempotencyKey: key }),
    refreshes: [einstellungenOptions.queryKey],
  })
  const label = t(favourite ? 'wahl.favoritAus' : 'wahl.favoritAn')
  const Star = favourite ? IconStarFilled : IconStar

  return (
    <div className={classes.planChoice}>
      <NativeSelect
        aria-label={t('wahl.grundriss')}
        data={byStandort(raum.plaene)}
        value={raum.plan.id}
        size="md"
        onChange={(event) => raum.setSearch({ grundriss: event.currentTarget.value })}
      />
      {choosesOwn && (
        <Hint text={label}>
          <ActionIcon
            variant="default"
            size={42}
            aria-label={label}
            aria-pressed={favourite}
            loading={toggle.busy}
            onClick={() => toggle.start(favourite ? null : raum.plan.id)}
          >
            <Star size={18} aria-hidden />
          </ActionIcon>
        </Hint>
      )}
    </div>
  )
}

/** Grouped by location and floor, in their order. */
function byStandort(plaene: readonly GrundrissListItem[]) {
  const groups = Map.groupBy(plaene, ({ standort, etage }) =>
    etage === undefined ? standort.name : `${standort.name} · ${etage}`,
  )
  return [...groups].map(([group, items]) => ({
    group,
    items: items.map((plan) => ({ value: plan.id, label: plan.bezeichnung })),
  }))
}
