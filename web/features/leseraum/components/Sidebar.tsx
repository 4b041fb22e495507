import { Skeleton } from '@mantine/core'
import { IconChevronUp } from '@tabler/icons-react'
import { Suspense, useEffect, useId, useState } from 'react'
import { formatUhrzeit, formatWochentagTag } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { Part } from '../../../ui/Part.tsx'
import { closedWord } from '../model/closedWord.ts'
import { instantAt } from '../model/planDay.ts'
import { countStates } from '../model/situations.ts'
import { type Leseraum, useLeseraum } from '../model/useLeseraum.ts'
import { useLeseraumLive } from '../model/useLeseraumLive.ts'
import { usePassing, useSituations } from '../model/useView.ts'
import { AboveSearch, BelowBuchungen } from '../slots.ts'
import { FilterFields } from './FilterFields.tsx'
import { Info } from './Info.tsx'
import { MyBuchungen } from './MyBuchungen.tsx'
import { PlanChoice } from './PlanChoice.tsx'
import { PlanWords } from './plan/later.ts'
import classes from './Sidebar.module.css'
import { TagChoice } from './TagChoice.tsx'
import { TimeChoice } from './TimeChoice.tsx'

/**
 * Plan, time, filter, and the person's own bookings. Beside the view on wide screens, a bottom sheet on small
 * ones.
 */
export function Sidebar() {
  useLeseraumLive()
  const stand = useLeseraum()
  if (stand.art === 'laedt') return <Waiting />
  // The page itself shows the error; the sidebar would only repeat it.
  return stand.art === 'bereit' ? <Content raum={stand.raum} /> : null
}

function Waiting() {
  return (
    <div className={classes.root}>
      <div className={classes.handle} />
      <Loading className={classes.content}>
        <Skeleton height={42} />
        <Skeleton height={48} />
        <Skeleton height={140} />
        <Skeleton height={60} />
        <Skeleton height={120} />
      </Loading>
    </div>
  )
}

function Content({ raum }: { readonly raum: Leseraum }) {
  const { t } = useTranslation('leseraum')
  const [open, setOpen] = useState(false)
  const id = useId()
  const { plan } = raum
  const situations = useSituations(raum)
  const passing = usePassing(raum, situations)

  useEffect(() => {
    if (!open) return
    const onKeyDown = (event: KeyboardEvent) => {
      // Escape belongs to the innermost layer: a list or dialog that handled it has called preventDefault.
      if (event.key === 'Escape' && !event.defaultPrevented) setOpen(false)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open])

  return (
    <div className={classes.root} data-offen={open ? '' : undefined}>
      <Handle
        raum={raum}
        frei={countStates(situations, passing && new Set(passing.map((seat) => seat.id))).frei}
        open={open}
        controls={id}
        onClick={() => setOpen(!open)}
      />
      <div id={id} className={classes.content}>
        <Part>
          <AboveSearch />
        </Part>
        <section className={classes.suche} aria-label={t('wahl.titel')}>
          <PlanChoice raum={raum} />
          {(plan.beschreibung !== '' || plan.link !== null) && (
            <Suspense>
              <PlanWords plan={plan} />
            </Suspense>
          )}
          <TagChoice raum={raum} />
          <TimeChoice raum={raum} />
          <Info raum={raum} situations={situations} passing={passing} />
          <FilterFields raum={raum} />
        </section>
        <Part>
          <MyBuchungen raum={raum} />
        </Part>
        <Part>
          <BelowBuchungen />
        </Part>
      </div>
    </div>
  )
}

interface HandleProps {
  readonly raum: Leseraum
  readonly frei: number
  readonly open: boolean
  readonly controls: string
  readonly onClick: () => void
}

/** On small screens: the summary that is always visible, and opens the rest. */
function Handle({ raum, frei, open, controls, onClick }: HandleProps) {
  const { t } = useTranslation('leseraum')
  const { auswahl, day, zone, tag, lage } = raum
  const zeit = (minute: number) => formatUhrzeit(instantAt(day, minute), zone)
  return (
    <button
      type="button"
      className={classes.handle}
      aria-expanded={open}
      aria-controls={controls}
      onClick={onClick}
    >
      <span className={classes.handleText}>
        <b>{auswahl === null ? closedWord(t, lage, zone) : t('auskunft.frei', { count: frei })}</b>
        <span>
          {formatWochentagTag(tag)}
          {auswahl !== null && ` · ${t('wahl.spanne', { von: zeit(auswahl.von), bis: zeit(auswahl.bis) })}`}
        </span>
      </span>
      <IconChevronUp className={classes.handleArrow} size={22} aria-hidden />
    </button>
  )
}
