import type { BetreiberEintrag as Line } from '@platzwart/contract/mandant'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import pflege from '../../../ui/pflege/pflege.module.css'
import { EintragFrame } from '../../protokoll/components/EintragFrame.tsx'
import { useAktion } from '../../protokoll/model/useAktion.ts'
import classes from './BetreiberEintrag.module.css'
import { Umfang } from './Umfang.tsx'

/** A line of the operators' audit trail; for a deleted house, with the number of deleted records. */
export function BetreiberEintrag({ line }: { readonly line: Line }) {
  const aktion = useAktion()
  const { zeit, betreiber, umfang } = line
  return (
    <EintragFrame what={aktion(line.aktion)} thing={<Haus line={line} />} who={betreiber} zeit={zeit}>
      {umfang && (
        <div className={classes.umfang}>
          <Umfang umfang={umfang} />
        </div>
      )}
    </EintragFrame>
  )
}

function Haus({ line: { mandantId, name } }: { readonly line: Line }) {
  const { t } = useTranslation('betreiber')
  if (mandantId === null) return name === null ? t('protokoll.wegOhneNamen') : t('protokoll.weg', { name })
  return (
    <Link to="/admin/mandanten/$id" params={{ id: mandantId }} className={pflege.link}>
      {name}
    </Link>
  )
}
