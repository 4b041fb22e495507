import { PAGE } from '@platzwart/contract/paths'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { EIGENES_ABO } from '../../kalender/api/abo.ts'
import { KalenderAbo } from '../../kalender/components/KalenderAbo.tsx'
import { useSitzung, useStart } from '../../sitzung/api/start.ts'
import { favoritPlatzOptions } from '../api/favoriten.ts'
import classes from '../components/Einstellung.module.css'
import { Favoriten, type FavoritenArt } from '../components/Favoriten.tsx'
import { OwnGrenzen } from '../components/own/OwnGrenzen.tsx'
import { OwnMails } from '../components/own/OwnMails.tsx'
import { OwnPlan } from '../components/own/OwnPlan.tsx'
import { OwnSprache } from '../components/own/OwnSprache.tsx'
import { WithEinstellungen } from '../components/WithEinstellungen.tsx'
import { ROOM_GRENZEN, ROOM_MAIL_GRUPPEN } from '../model/fields.ts'

const PLAETZE: FavoritenArt = {
  ...{ name: 'leseraum.favoritPlaetze', words: 'plaetze', to: PAGE.karte, options: favoritPlatzOptions },
}

/** What somebody has chosen for themselves (U4); what is about vehicles has a page among them. */
export function OwnPage() {
  const { t } = useTranslation('eigenes')
  const { mandant } = useStart()
  const { menue } = useSitzung()
  return (
    <div className={classes.root}>
      <PageHeading title={t('eigene.titel')} lead={t('eigene.lead')} />
      <OwnSprache />
      <Panel>
        <KalenderAbo abo={EIGENES_ABO} className={classes.section} open />
      </Panel>
      {mandant?.module.includes('leseraum') && <OfSeats />}
      {menue.includes('fahrzeugEinstellungen') && (
        <p>
          <Link to={PAGE.fahrzeugEinstellungen}>{t('eigene.fahrzeuge')}</Link>
        </p>
      )}
    </div>
  )
}

function OfSeats() {
  const { t } = useTranslation('einstellung')
  return (
    <WithEinstellungen>
      {(views, of) => {
        const [plan, plaetze] = [of('leseraum.favoritGrundriss'), of(PLAETZE.name)]
        return (
          <>
            <OwnMails views={views} gruppen={ROOM_MAIL_GRUPPEN} immer={t('mails.immerPlaetze')} />
            {plan && <OwnPlan view={plan} />}
            {plaetze && <Favoriten art={PLAETZE} view={plaetze} />}
            <OwnGrenzen views={views} sections={ROOM_GRENZEN} />
          </>
        )
      }}
    </WithEinstellungen>
  )
}
