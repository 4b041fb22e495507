import { dayPeriod, tagOf } from '@platzwart/domain/time/zone'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMinute } from '../../../platform/clock.ts'
import { useOpensOffline } from '../../../platform/offline/useOpensOffline.ts'
import { useSitzung, useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { List } from '../../../ui/list/List.tsx'
import { pagedListingOf } from '../../../ui/list/listing.ts'
import { Page } from '../../../ui/page/Page.tsx'
import { PrintFacts } from '../../../ui/print/PrintFacts.tsx'
import { OpenFahrten } from '../../fahrtenbuch/components/OpenFahrten.tsx'
import { Kennzeichen } from '../../flotte/components/Kennzeichen.tsx'
import { useSpan } from '../../flotte/model/useSpan.ts'
import { WaitingUebergaben } from '../../uebergabe/components/UebergabeKarte.tsx'
import { earlierFahrtenOptions, ownFahrtenOptions } from '../api/fahrten.ts'
import classes from '../components/Fahrten.module.css'
import { MyFahrten } from '../components/MyFahrten.tsx'
import { standOf } from '../model/fahrt.ts'
import { isEarlier } from '../model/fahrten.ts'
import { fahrtPath } from '../model/fahrtPath.ts'
import page from './FahrtenPage.module.css'

/** All of one's trips: future and past. */
export function FahrtenPage() {
  const { t } = useTranslation('fahrzeug')
  const { vorname, nachname } = useSitzung().benutzer
  useOpensOffline(useQuery(ownFahrtenOptions).data !== undefined)
  return (
    <Page kind="list" title={t('tabs.fahrten')} hidden className={page.root}>
      <PrintFacts facts={[`${vorname} ${nachname}`]} />
      <WaitingUebergaben />
      <div className={page.columns}>
        <div className={page.offen}>
          <OpenFahrten />
        </div>
        <div className={page.my}>
          <MyFahrten />
        </div>
        <div className={page.earlier}>
          <Earlier />
        </div>
      </div>
    </Page>
  )
}

function Earlier() {
  const { t } = useTranslation('fahrzeug')
  const range = useSpan()
  const zone = useZone()
  const jetzt = useMinute()
  // From the end of today on, so that the query key is the same all day.
  const query = useInfiniteQuery(earlierFahrtenOptions(dayPeriod(tagOf(jetzt, zone), zone).bis))
  return (
    <section className={classes.fahrten} aria-labelledby="fruehere-fahrten">
      <h2 id="fruehere-fahrten">{t('fahrten.fruehere')}</h2>
      <List
        // A trip across the border of two pages is in both.
        listing={pagedListingOf(query, (quarter) => quarter.filter((one) => isEarlier(one, jetzt)), keyOf)}
        keyOf={keyOf}
        row={(fahrt) => (
          <li className={classes.karte} data-status={standOf(fahrt, jetzt)}>
            <div className={classes.head}>
              <Link to={fahrtPath(fahrt.id)} className={classes.whereTo}>
                <Kennzeichen text={fahrt.kennzeichen} />
                <span>{fahrt.fahrzeug}</span>
              </Link>
              <span className={classes.status}>{t(`status.${standOf(fahrt, jetzt)}`)}</span>
            </div>
            <p className={classes.when}>{range(fahrt.von, fahrt.bis)}</p>
            <p className={classes.quiet}>
              {[fahrt.fahrtgrund, fahrt.zielort, fahrt.informationstext].filter(Boolean).join(' · ')}
            </p>
          </li>
        )}
        shape="cards"
        empty={{ title: t('fahrten.keineFrueheren'), small: true }}
        height="10rem"
      />
    </section>
  )
}

const keyOf = ({ id }: { readonly id: string }) => id
