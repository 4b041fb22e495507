import type { PlanZeiten } from '@platzwart/contract/leseraum/zeiten'
import { tagOf } from '@platzwart/domain/time/zone'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useMinute } from '../../../platform/clock.ts'
import { formatTag } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { useZone } from '../../sitzung/api/start.ts'
import { feiertageOptions } from '../api/zeiten.ts'
import { decidingOn } from '../model/year.ts'
import { SeveralForm } from './SeveralForm.tsx'
import { SonderForm } from './SonderForm.tsx'
import { YearCalendar } from './YearCalendar.tsx'

interface Tage {
  readonly von: string
  readonly bis: string
}

/** The calendar of a year for these plans, and the form of the days that are pressed in it. */
export function YearPanel({ plans }: { readonly plans: readonly PlanZeiten[] }) {
  const { t } = useTranslation('oeffnungsjahr')
  const heute = tagOf(useMinute(), useZone())
  const [jahr, setJahr] = useState(heute.year)
  const [tage, setTage] = useState<Tage | null>(null)
  const laender = [...new Set(plans.flatMap(({ standort }) => standort.bundesland ?? []))]
  const feiertage = useQueries({
    queries: laender.map((land) => feiertageOptions(land, jahr)),
    combine: (queries) => queries.flatMap(({ data }) => data ?? []).filter(({ regional }) => !regional),
  })
  const close = () => setTage(null)
  return (
    <Panel>
      <YearCalendar
        {...{ plans, feiertage, jahr }}
        heute={heute.toString()}
        onJahr={setJahr}
        onChoose={setTage}
      />
      <Dialog
        opened={tage !== null}
        onClose={close}
        title={t('kalender.neu', { tag: tage === null ? '' : textOf(tage) })}
      >
        {tage !== null && <DayForm plans={plans} tage={tage} onDone={close} />}
      </Dialog>
    </Panel>
  )
}

const textOf = ({ von, bis }: Tage) =>
  [...new Set([von, bis])].map((tag) => formatTag(Temporal.PlainDate.from(tag))).join(' – ')

interface DayFormProps {
  readonly plans: readonly PlanZeiten[]
  readonly tage: Tage
  readonly onDone: () => void
}

/** Of one plan the entry that holds on that day, else a new one; of several a new one for all of them. */
function DayForm({ plans, tage, onDone }: DayFormProps) {
  const [plan, ...more] = plans
  const [sonder] = useState(() =>
    plan !== undefined && tage.von === tage.bis ? (decidingOn(plan, tage.von) ?? null) : null,
  )
  if (plan === undefined) return null
  if (more.length > 0) return <SeveralForm {...{ plans, tage, onDone }} />
  return <SonderForm {...{ plan, sonder, tage, onDone }} />
}
