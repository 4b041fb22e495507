import { PAGE, ROOM_PAGES } from '@platzwart/contract/paths'
import { optionIn } from '@platzwart/domain/einstellung/regeln'
import { BEREICHE, type Bereich, openBereiche } from '@platzwart/domain/mandant/bereich'
import { hasModul } from '@platzwart/domain/mandant/module'
import { Link } from '@tanstack/react-router'
import { Fragment, Suspense } from 'react'
import { useSitzung, useStart } from '../../../platform/session/start.ts'
import { useChoosesOwn } from '../../../platform/session/useChoosesOwn.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { Geraete } from '../../benachrichtigung/components/Geraete.tsx'
import { EIGENES_ABO } from '../../kalender/api/abo.ts'
import { KalenderAbo } from '../../kalender/components/KalenderAbo.tsx'
import { favoritPlatzOptions } from '../api/favoriten.ts'
import classes from '../components/Einstellung.module.css'
import { Favoriten, type FavoritenArt } from '../components/Favoriten.tsx'
import { OwnGrenzen } from '../components/own/OwnGrenzen.tsx'
import { OwnMails } from '../components/own/OwnMails.tsx'
import { OwnPlan } from '../components/own/OwnPlan.tsx'
import { OwnSprache } from '../components/own/OwnSprache.tsx'
import { WithEinstellungen } from '../components/WithEinstellungen.tsx'
import { ROOM_GRENZEN, roomMailGruppen } from '../model/fields.ts'
import { OwnVisibility } from '../slots.ts'

const plaetzeOf = (bereich: Bereich): FavoritenArt => ({
  name: optionIn(bereich, 'leseraum.favoritPlaetze'),
  words: 'plaetze',
  options: favoritPlatzOptions,
  to: ROOM_PAGES[bereich].karte,
})

/** A person's own settings (U4); those of vehicles have a page of their own. */
export function OwnPage() {
  const { t } = useTranslation('eigenes')
  const { mandant } = useStart()
  const { menue } = useSitzung()
  const choosesOwn = useChoosesOwn()
  return (
    <Page kind="form" title={t('eigene.titel')} lead={t('eigene.lead')} className={classes.root}>
      <OwnSprache />
      <Panel>
        <KalenderAbo abo={EIGENES_ABO} className={classes.section} open />
      </Panel>
      <Geraete />
      <p>
        <Link to={PAGE.eigeneMails}>{t('eigene.mails')}</Link>
      </p>
      {!choosesOwn && <Panel>{t('eigene.hausWaehlt')}</Panel>}
      {mandant && hasModul(mandant.module, BEREICHE) && <OfSeats module={mandant.module} />}
      {mandant && hasModul(mandant.module, 'arbeitswelt') && (
        <Suspense>
          <OwnVisibility />
        </Suspense>
      )}
      {menue.includes('fahrzeugEinstellungen') && (
        <p>
          <Link to={PAGE.fahrzeugEinstellungen}>
            {t(choosesOwn ? 'eigene.fahrzeuge' : 'eigene.fahrzeugRegeln')}
          </Link>
        </p>
      )}
    </Page>
  )
}

function OfSeats({ module }: { readonly module: readonly string[] }) {
  const { t } = useTranslation('einstellung')
  const choosesOwn = useChoosesOwn()
  return (
    <WithEinstellungen>
      {(views, of) => (
        <>
          {choosesOwn && (
            <OwnMails views={views} gruppen={roomMailGruppen(module)} immer={t('mails.immerPlaetze')} />
          )}
          {openBereiche(module).map((bereich) => {
            const art = plaetzeOf(bereich)
            const plan = of(optionIn(bereich, 'leseraum.favoritGrundriss'))
            const plaetze = of(art.name)
            return (
              <Fragment key={bereich}>
                {choosesOwn && plan && <OwnPlan bereich={bereich} view={plan} />}
                {choosesOwn && plaetze && <Favoriten art={art} view={plaetze} />}
                <OwnGrenzen bereich={bereich} views={views} sections={ROOM_GRENZEN[bereich]} />
              </Fragment>
            )
          })}
        </>
      )}
    </WithEinstellungen>
  )
}
