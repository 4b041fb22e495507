import type { FahrtenbuchEintragView, FahrtenbuchPage } from '@platzwart/contract/fahrtenbuch'
import { FAHRTARTEN } from '@platzwart/domain/fahrzeug/types'
import { useState } from 'react'
import { formatNumber } from '../../../platform/format.ts'
import { useSitzung } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { List } from '../../../ui/list/List.tsx'
import type { Listing } from '../../../ui/list/listing.ts'
import { Loading } from '../../../ui/loading/Loading.tsx'
import classes from './FahrtenListe.module.css'
import { type Actions, FahrtRow } from './FahrtRow.tsx'
import { KorrekturDialog } from './KorrekturDialog.tsx'
import { type Luecke, LueckeDialog } from './LueckeDialog.tsx'
import { type Bekannt, NacherfassungDialog } from './NacherfassungDialog.tsx'
import { NachtragDialog } from './NachtragDialog.tsx'

interface FahrtenListeProps {
  readonly fahrzeugId: string
  readonly listing: Listing<FahrtenbuchEintragView>
  readonly filtered: boolean
  /** The car's drivers. */
  readonly fahrer: FahrtenbuchPage['fahrer']
  readonly onClear: () => void
}

type Offen =
  | { readonly art: 'nachtrag' | 'korrektur'; readonly eintrag: FahrtenbuchEintragView }
  | { readonly art: 'luecke'; readonly luecke: Luecke }
  | { readonly art: 'nacherfassen'; readonly bekannt: Bekannt }

/** The current version of the trip: a form opened just after a correction uses it. */
const asRead = (eintrag: FahrtenbuchEintragView, { items }: Listing<FahrtenbuchEintragView>) =>
  items?.find(({ id }) => id === eintrag.id) ?? eintrag

/** Trips, newest first, and the dialogs for writing about them. */
export function FahrtenListe({ fahrzeugId, listing, filtered, fahrer, onClear }: FahrtenListeProps) {
  const { t } = useTranslation('fahrtenbuch')
  const pflege = useSitzung().berechtigungen.includes('fahrzeug_pflege')
  const [offen, setOffen] = useState<Offen | null>(null)
  const close = () => setOffen(null)
  const actions: Actions = {
    onNachtrag: (eintrag) => setOffen({ art: 'nachtrag', eintrag }),
    onKorrektur: (eintrag) => setOffen({ art: 'korrektur', eintrag }),
    onLuecke: (luecke) => setOffen({ art: 'luecke', luecke }),
    onNacherfassen: (bekannt) => setOffen({ art: 'nacherfassen', bekannt }),
  }
  return (
    <>
      <List
        listing={listing}
        keyOf={({ id }) => id}
        row={(eintrag) => <FahrtRow eintrag={eintrag} actions={pflege ? actions : null} />}
        label={t('seite.fahrten')}
        ordered
        empty={{ title: t('seite.leer'), text: t('seite.leerText') }}
        noHits={filtered ? { title: t('seite.nichts'), text: t('seite.nichtsText'), onClear } : undefined}
        height="24rem"
      />
      {offen?.art === 'nachtrag' && (
        <NachtragDialog fahrt={offenOf(asRead(offen.eintrag, listing))} onClose={close} />
      )}
      {offen?.art === 'korrektur' && (
        <KorrekturDialog eintrag={asRead(offen.eintrag, listing)} onClose={close} />
      )}
      {offen?.art === 'luecke' && (
        <LueckeDialog fahrzeugId={fahrzeugId} luecke={offen.luecke} onClose={close} />
      )}
      {offen?.art === 'nacherfassen' && (
        <NacherfassungDialog
          fahrzeugId={fahrzeugId}
          bekannt={offen.bekannt}
          fahrer={fahrer}
          onClose={close}
        />
      )}
    </>
  )
}

const offenOf = (eintrag: FahrtenbuchEintragView) => ({
  ...eintrag,
  kilometer: eintrag.kmEnde - eintrag.kmStart,
})

/** The totals of the selected trips. */
export function Sums({ summen }: { readonly summen: FahrtenbuchPage['summen'] | undefined }) {
  const { t } = useTranslation('fahrtenbuch')
  if (!summen) return <Loading height="3.5rem" />
  return (
    <dl className={classes.sums} aria-label={t('summen.titel')}>
      {FAHRTARTEN.map((art) => (
        <div key={art}>
          <dt>{t(`fahrtart.${art}`)}</dt>
          <dd>{t('summen.km', { km: formatNumber(summen[art]) })}</dd>
        </div>
      ))}
    </dl>
  )
}
