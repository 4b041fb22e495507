import { exportLeseraeume } from '@platzwart/contract/operations/einfuhr'
import { useAddress } from '../../../platform/address/useAddress.ts'
import { linkTo } from '../../../platform/api.ts'
import { EinfuhrDialog } from '../../einfuhr/components/EinfuhrDialog.tsx'
import { TableWays } from '../../einfuhr/components/TableWays.tsx'
import { wayIn } from '../../einfuhr/model/wayIn.ts'
import { GRUNDRISS_KEYS } from '../api/grundrisse.ts'
import { PLAN_ADDRESS } from '../model/address.ts'
import classes from './Grundriss.module.css'
import { PlanFileLink } from './PlanFileLink.tsx'

const READ_ANEW = GRUNDRISS_KEYS.map((name) => [name])

interface SeatsFileProps {
  readonly grundrissId: string
  readonly bezeichnung: string
}

/** Imports and exports the seats of a plan as a table, and exports the whole plan. */
export function SeatsFile({ grundrissId, bezeichnung }: SeatsFileProps) {
  const { search, setSearch } = useAddress(PLAN_ADDRESS)
  return (
    <div className={classes.tools}>
      <TableWays
        href={linkTo(exportLeseraeume.path, { params: { id: grundrissId } })}
        onOpen={() => setSearch({ einlesen: true })}
        small
      />
      <PlanFileLink id={grundrissId} bezeichnung={bezeichnung} />
      <EinfuhrDialog
        art="plaetze"
        ziel={grundrissId}
        refreshes={READ_ANEW}
        {...wayIn({ search, setSearch })}
      />
    </div>
  )
}
