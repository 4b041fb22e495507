import type { PlanZeiten } from '@platzwart/contract/leseraum/zeiten'
import { tagOf } from '@platzwart/domain/time/zone'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useMinute } from '../../../platform/clock.ts'
import { formatTag } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { feiertageOptions } from '../api/zeiten.ts'
import type { Sonder } from '../model/sonder.ts'
import { decidingOn } from '../model/year.ts'
import { SeveralForm } from './SeveralForm.tsx'
import { SonderForm } from './SonderForm.tsx'
import { YearCalendar } from './YearCalendar.tsx'

interface Tage {
  readonly von: string
  readonly bis: string
}

interface Chosen {
  readonly tage: Tage
  /** The existing entry to edit. */
  readonly sonder: Sonder | null
  /** The entry covers more days, and only this one is changed. */
  readonly alone: boolean
}

/** The year's calendar of these plans, and the form for the chosen days. */
export function YearPanel({ plans }: { readonly plans: readonly PlanZeiten[] }) {
  const { t } = useTranslation('oeffnungsjahr')
  const heute = tagOf(useMinute(), useZone())
  const [jahr, setJahr] = useState(heute.year)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const laender = [...new Set(plans.flatMap(({ standort }) => standort.bundesland ?? []))]
  const feiertage = useQueries({
    queries: laender.map((land) => feiertageOptions(land, jahr)),
    combine: (queries) => queries.flatMap(({ data }) => data ?? []).filter(({ regional }) => !regional),
  })
  const close = () => setChosen(null)
  return (
    <Panel>
      <YearCalendar
        {...{ plans, feiertage, jahr }}
        heute={heute.toString()}
        onJahr={setJahr}
        onChoose={(tage) => setChosen({ tage, sonder: heldOn(plans, tage), alone: false })}
      />
      <Dialog
        opened={chosen !== null}
        onClose={close}
        title={t('kalender.neu', { tag: chosen === null ? '' : textOf(changedOf(chosen)) })}
      >
        {chosen !== null && (
          <DayForm
            {...chosen}
            plans={plans}
            onAlone={(alone) => setChosen({ ...chosen, alone })}
            onDone={close}
          />
        )}
      </Dialog>
    </Panel>
  )
}

const textOf = ({ von, bis }: Tage) =>
  [...new Set([von, bis])].map((tag) => formatTag(Temporal.PlainDate.from(tag))).join(' – ')

/** The changed days: all of the entry, or only the chosen one of them. */
const changedOf = ({ tage, sonder, alone }: Chosen): Tage =>
  sonder === null || alone ? tage : { von: sonder.gueltigVon, bis: sonder.gueltigBis }

/** For a single plan its effective entry of the day, if any. */
function heldOn([plan, ...more]: readonly PlanZeiten[], { von, bis }: Tage): Sonder | null {
  if (plan === undefined || more.length > 0 || von !== bis) return null
  return decidingOn(plan, von) ?? null
}

interface DayFormProps extends Chosen {
  readonly plans: readonly PlanZeiten[]
  readonly onAlone: (alone: boolean) => void
  readonly onDone: () => void
}

/**
 * For a single plan the effective entry of the day, else a new one; for several plans a new one for all of
 * them.
 */
function DayForm({ plans, tage, sonder, alone, onAlone, onDone }: DayFormProps) {
  const [plan, ...more] = plans
  if (plan === undefined) return null
  if (more.length > 0) return <SeveralForm {...{ plans, tage, onDone }} />
  const longer = sonder !== null && sonder.gueltigVon < sonder.gueltigBis
  const oneDay = longer ? { tag: tage.von, alone, onAlone } : undefined
  return <SonderForm {...{ plan, sonder, tage, oneDay, onDone }} />
}
