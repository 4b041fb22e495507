import { Button } from '@mantine/core'
import { IconDownload, IconFileImport, IconUserPlus } from '@tabler/icons-react'
import type { Patch } from '../../../platform/address/declareAddress.ts'
import { useAddress } from '../../../platform/address/useAddress.ts'
import { useSitzung } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import linkButton from '../../../ui/linkButton.module.css'
import { Page } from '../../../ui/page/Page.tsx'
import { PEOPLE_KEYS, usePeopleLive } from '../../berechtigung/model/usePeopleLive.ts'
import { EinfuhrDialog } from '../../einfuhr/components/EinfuhrDialog.tsx'
import { wayIn } from '../../einfuhr/model/wayIn.ts'
import { benutzerDatei } from '../api/datei.ts'
import { BenutzerDialog } from '../components/BenutzerDialog.tsx'
import { BenutzerListe } from '../components/BenutzerListe.tsx'
import { EinladungDialog } from '../components/EinladungDialog.tsx'
import { KeptLinks } from '../components/KeptLinks.tsx'
import { BENUTZER_ADDRESS, type PeopleSearch } from '../model/address.ts'

/** The people of the house, for administrators of users. */
export function BenutzerPage() {
  const { t } = useTranslation('benutzer')
  const { search, setSearch } = useAddress(BENUTZER_ADDRESS)
  const maintains = useSitzung().berechtigungen.includes('benutzer_pflegen')
  usePeopleLive()
  return (
    <Page
      kind="list"
      title={t('titel')}
      lead={t('lead')}
      actions={maintains && <PeopleActions search={search} setSearch={setSearch} />}
    >
      {!search.einladen && search.person === undefined && <KeptLinks />}
      <BenutzerListe search={search} setSearch={setSearch} />
      <BenutzerDialog
        id={search.person}
        mit={search.mit}
        onClose={() => setSearch({ person: undefined, mit: undefined })}
      />
      <EinladungDialog opened={search.einladen} onClose={() => setSearch({ einladen: false })} />
      <EinfuhrDialog art="personen" refreshes={PEOPLE_KEYS} {...wayIn({ search, setSearch })} />
    </Page>
  )
}

interface PeopleActionsProps {
  readonly search: PeopleSearch
  readonly setSearch: (patch: Patch<PeopleSearch>) => void
}

/** Invitation, import and export. */
function PeopleActions({ search, setSearch }: PeopleActionsProps) {
  const { t } = useTranslation('benutzer')
  return (
    <>
      <a href={benutzerDatei(search)} download className={linkButton.plain}>
        <IconDownload size={18} aria-hidden />
        {t('einfuhr.export')}
      </a>
      <Button
        size="md"
        variant="default"
        leftSection={<IconFileImport size={18} aria-hidden />}
        onClick={() => setSearch({ einlesen: true })}
      >
        {t('einfuhr.oeffnen')}
      </Button>
      <Button
        size="md"
        leftSection={<IconUserPlus size={18} aria-hidden />}
        onClick={() => setSearch({ einladen: true })}
      >
        {t('einladen')}
      </Button>
    </>
  )
}
