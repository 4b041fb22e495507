import { useAddress } from '../../../platform/address/useAddress.ts'
import { useSitzung } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Page } from '../../../ui/page/Page.tsx'
import { FuehrerscheinDialog } from '../components/FuehrerscheinDialog.tsx'
import { FuehrerscheinListe } from '../components/FuehrerscheinListe.tsx'
import { OwnFuehrerschein } from '../components/OwnFuehrerschein.tsx'
import { FUEHRERSCHEIN_ADDRESS } from '../model/address.ts'
import { useLicenceLive } from '../model/useLicenceLive.ts'
import classes from './FuehrerscheinPage.module.css'

/** One's own licence for everybody; for checkers first those of the others, due ones at the top. */
export function FuehrerscheinPage() {
  const { t } = useTranslation('fuehrerschein')
  const checker = useSitzung().berechtigungen.includes('fahrzeug_fuehrerscheinpruefung')
  useLicenceLive()
  return (
    <Page kind="list" title={t('titel')} lead={t('lead')}>
      <div className={classes.root} data-checker={checker ? '' : undefined}>
        {checker && <Check />}
        <OwnFuehrerschein />
      </div>
    </Page>
  )
}

function Check() {
  const { search, setSearch } = useAddress(FUEHRERSCHEIN_ADDRESS)
  return (
    <>
      <FuehrerscheinListe
        auswahl={{ stand: search.alle ? 'alle' : 'faellig', suche: search.suche }}
        onChoice={(patch) => setSearch(patch, true)}
        onOpen={(person) => setSearch({ person })}
      />
      <FuehrerscheinDialog benutzerId={search.person} onClose={() => setSearch({ person: undefined })} />
    </>
  )
}
