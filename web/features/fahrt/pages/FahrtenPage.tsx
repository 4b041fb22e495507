import { Button, Skeleton } from '@mantine/core'
import { dayPeriod, tagOf } from '@platzwart/domain/time/zone'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useMinute } from '../../../platform/clock.ts'
import { FailureState } from '../../../ui/FailureState.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { OffeneFahrten } from '../../fahrtenbuch/components/OffeneFahrten.tsx'
import { Kennzeichen } from '../../fahrzeug/components/Kennzeichen.tsx'
import { useSpanne } from '../../fahrzeug/model/uebersicht/useSpanne.ts'
import { useZone } from '../../sitzung/api/start.ts'
import { WartendeUebergaben } from '../../uebergabe/components/UebergabeKarte.tsx'
import { useOpensOffline } from '../../uebergabe/model/useOpensOffline.ts'
import { eigeneFahrtenOptions, fruehereFahrtenOptions } from '../api/fahrten.ts'
import classes from '../components/Fahrten.module.css'
import { MeineFahrten } from '../components/MeineFahrten.tsx'
import { fahrtPath } from '../model/fahrtPath.ts'
import page from './FahrtenPage.module.css'

/** All of one's trips: what is to come, and what was. */
export function FahrtenPage() {
  const { t } = useTranslation('fahrzeug')
  useOpensOffline(useQuery(eigeneFahrtenOptions).data !== undefined)
  return (
    <div className={page.root}>
      <PageHeading title={t('tabs.fahrten')} hidden />
      <WartendeUebergaben />
      <div className={page.spalten}>
        <div className={page.offen}>
          <OffeneFahrten />
        </div>
        <div className={page.meine}>
          <MeineFahrten />
        </div>
        <div className={page.fruehere}>
          <Fruehere />
        </div>
      </div>
    </div>
  )
}

function Fruehere() {
  const { t } = useTranslation('fahrzeug')
  const spanne = useSpanne()
  const zone = useZone()
  // From the end of today on, so that the question is the same all day.
  const query = useInfiniteQuery(fruehereFahrtenOptions(dayPeriod(tagOf(useMinute(), zone), zone).bis))
  const all = query.data?.pages.flat()
  // A trip over the border of two pages is in both.
  const fahrten = all && [...new Map(all.map((fahrt) => [fahrt.id, fahrt])).values()]
  return (
    <section className={classes.fahrten} aria-labelledby="fruehere-fahrten">
      <h2 id="fruehere-fahrten">{t('fahrten.fruehere')}</h2>
      {query.isPending && <Skeleton height="10rem" />}
      {query.isError && fahrten === undefined && (
        <FailureState failure={query.error} onRetry={() => void query.refetch()} />
      )}
      {fahrten?.length === 0 && <p className={classes.leise}>{t('fahrten.keineFrueheren')}</p>}
      {fahrten !== undefined && fahrten.length > 0 && (
        <ul className={classes.liste}>
          {fahrten.map((fahrt) => (
            <li key={fahrt.id} className={classes.karte} data-status={fahrt.status}>
              <div className={classes.kopf}>
                <Link to={fahrtPath(fahrt.id)} className={classes.wohin}>
                  <Kennzeichen text={fahrt.kennzeichen} />
                  <span>{fahrt.fahrzeug}</span>
                </Link>
                <span className={classes.status}>{t(`status.${fahrt.status}`)}</span>
              </div>
              <p className={classes.wann}>{spanne(fahrt.von, fahrt.bis)}</p>
              <p className={classes.leise}>
                {[fahrt.fahrtgrund, fahrt.zielort, fahrt.informationstext].filter(Boolean).join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button
          variant="default"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('fahrten.mehr')}
        </Button>
      )}
    </section>
  )
}
