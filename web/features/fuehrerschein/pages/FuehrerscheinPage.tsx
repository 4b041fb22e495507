import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { useSitzung } from '../../sitzung/api/start.ts'
import { EigenerFuehrerschein } from '../components/EigenerFuehrerschein.tsx'
import { FuehrerscheinDialog } from '../components/FuehrerscheinDialog.tsx'
import { FuehrerscheinListe } from '../components/FuehrerscheinListe.tsx'
import { useLicenceLive } from '../model/useLicenceLive.ts'
import classes from './FuehrerscheinPage.module.css'

/** One's own licence for everybody; for checkers before it those of the others, those due first. */
export function FuehrerscheinPage() {
  const { t } = useTranslation('fuehrerschein')
  const checker = useSitzung().berechtigungen.includes('fahrzeug_fuehrerscheinpruefung')
  useLicenceLive()
  return (
    <>
      <PageHeading title={t('titel')} lead={t('lead')} />
      <div className={classes.root} data-checker={checker ? '' : undefined}>
        {checker && <Pruefen />}
        <EigenerFuehrerschein />
      </div>
    </>
  )
}

function Pruefen() {
  const { alle, suche, person } = useSearch({ from: '/haus/fahrzeuge/fahrzeuge/fuehrerschein' })
  const navigate = useNavigate()
  const go = (patch: object, replace: boolean) =>
    void navigate({ to: '.', search: (old) => ({ ...old, ...patch }), replace, resetScroll: false })
  return (
    <>
      <FuehrerscheinListe
        auswahl={{ stand: alle ? 'alle' : 'faellig', suche }}
        onAuswahl={({ stand, suche: text }) =>
          go(
            {
              ...(stand === undefined ? {} : { alle: stand === 'alle' }),
              ...(text === undefined ? {} : { suche: text }),
            },
            true,
          )
        }
        onOpen={(benutzerId) => go({ person: benutzerId }, false)}
      />
      <FuehrerscheinDialog benutzerId={person} onClose={() => go({ person: undefined }, false)} />
    </>
  )
}
