import { ActionIcon, NativeSelect, Skeleton } from '@mantine/core'
import type { FreieZeiten } from '@platzwart/contract/leseraum'
import { SEARCHED_DAYS } from '@platzwart/domain/leseraum/freieZeiten'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useMemo } from 'react'
import { formatWochentagTag } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FailureState } from '../../../ui/FailureState.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import classes from '../components/FreieZeiten.module.css'
import { FreieZeitenLegend } from '../components/FreieZeitenLegend.tsx'
import { FreiWo } from '../components/FreiWo.tsx'
import { HeatStrip } from '../components/HeatStrip.tsx'
import { NearWhom } from '../components/NearWhom.tsx'
import { stripOf } from '../model/freieZeiten.ts'
import type { Near } from '../model/near.ts'
import { useFreieZeiten } from '../model/useFreieZeiten.ts'
import { useNear } from '../model/useNear.ts'

type Stand = ReturnType<typeof useFreieZeiten>
type Nearby = ReturnType<typeof useNear>

/** Free times and places (L16): first the time, then the place, then the map. */
export function FreieZeitenPage() {
  const { t } = useTranslation('freieZeiten')
  const stand = useFreieZeiten()
  const { zeiten, failed } = stand
  const nearby = useNear(stand.ab, stand.search.bei)
  return (
    <Page
      kind="list"
      title={t('titel')}
      lead={t('lead')}
      className={classes.root}
      data-focus-region
      aria-busy={zeiten === undefined && !failed}
    >
      <Wish stand={stand} nearby={nearby} />
      {failed && <FailureState failure={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && zeiten === undefined && (
        <Loading className={classes.waiting}>
          <Skeleton height="100%" />
        </Loading>
      )}
      {zeiten !== undefined && <Results stand={stand} zeiten={zeiten} near={nearby.near} />}
    </Page>
  )
}

function Wish({ stand, nearby }: { readonly stand: Stand; readonly nearby: Nearby }) {
  const { t } = useTranslation('freieZeiten')
  const words = useDauerWords()
  const { ab, bis, heute, dauer, dauern, setSearch } = stand
  const page = (days: number) => {
    const to = ab.add({ days })
    const tag = Temporal.PlainDate.compare(to, heute) <= 0 ? undefined : to.toString()
    setSearch({ tag, beginn: undefined })
  }
  return (
    <div className={classes.wish}>
      <NativeSelect
        label={t('dauer')}
        data={dauern.map((minutes) => ({ value: String(minutes), label: words(minutes) }))}
        value={String(dauer)}
        onChange={(event) => setSearch({ dauer: Number(event.currentTarget.value) }, true)}
      />
      <NearWhom {...nearby} onChoose={(bei) => setSearch({ bei }, true)} />
      <div className={classes.weeks}>
        <ActionIcon
          variant="default"
          size={42}
          aria-label={t('zurueck')}
          disabled={Temporal.PlainDate.compare(ab, heute) <= 0}
          onClick={() => page(-SEARCHED_DAYS)}
        >
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <b>{t('zeitraum', { von: formatWochentagTag(ab), bis: formatWochentagTag(bis) })}</b>
        <ActionIcon variant="default" size={42} aria-label={t('vor')} onClick={() => page(SEARCHED_DAYS)}>
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
      </div>
    </div>
  )
}

function useDauerWords() {
  const { t } = useTranslation('freieZeiten')
  return (minutes: number) => {
    const stunden = Math.floor(minutes / 60)
    const rest = minutes % 60
    if (stunden === 0) return t('minuten', { count: rest, minuten: rest })
    return rest === 0 ? t('stunden', { count: stunden }) : t('stundenMinuten', { stunden, minuten: rest })
  }
}

interface ResultsProps {
  readonly stand: Stand
  readonly zeiten: FreieZeiten
  readonly near: Near | null
}

function Results({ stand, zeiten, near }: ResultsProps) {
  const { t } = useTranslation('freieZeiten')
  const { zone, search, setSearch, dauer, ab, bis } = stand
  const strip = useMemo(() => stripOf(zeiten, zone), [zeiten, zone])
  const any = strip.zeilen.some(({ zellen }) => zellen.some(({ frei, eigene }) => frei > 0 && !eigene))
  if (strip.spalten.length === 0) return <EmptyState title={t('keine')}>{t('keineText')}</EmptyState>
  return (
    <>
      {!any && <p className={classes.none}>{`${t('keine')}. ${t('keineText')}`}</p>}
      <HeatStrip
        strip={strip}
        zone={zone}
        label={t('tabelle', { von: formatWochentagTag(ab), bis: formatWochentagTag(bis) })}
        chosen={search.beginn ?? null}
        near={near}
        dauer={dauer}
        onChoose={(beginn) => setSearch({ beginn }, true)}
      />
      <FreieZeitenLegend near={near} />
      {search.beginn !== undefined && (
        <FreiWo zeiten={zeiten} strip={strip} beginn={search.beginn} dauer={dauer} zone={zone} near={near} />
      )}
    </>
  )
}
