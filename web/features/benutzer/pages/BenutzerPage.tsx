import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useAddress } from '../../../platform/address/useAddress.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { useSitzung } from '../../sitzung/api/start.ts'
import { BenutzerDialog } from '../components/BenutzerDialog.tsx'
import { BenutzerListe } from '../components/BenutzerListe.tsx'
import { EinladungDialog } from '../components/EinladungDialog.tsx'
import { BENUTZER_ADDRESS } from '../model/address.ts'
import { usePeopleLive } from '../model/usePeopleLive.ts'

/** The people of the house, for those who maintain them. */
export function BenutzerPage() {
  const { t } = useTranslation('benutzer')
  const { search, setSearch } = useAddress(BENUTZER_ADDRESS)
  const maintains = useSitzung().berechtigungen.includes('benutzer_pflegen')
  usePeopleLive()
  return (
    <>
      <PageHeading
        title={t('titel')}
        lead={t('lead')}
        actions={
          maintains && (
            <Button
              size="md"
              leftSection={<IconUserPlus size={18} aria-hidden />}
              onClick={() => setSearch({ einladen: true })}
            >
              {t('einladen')}
            </Button>
          )
        }
      />
      <BenutzerListe search={search} setSearch={setSearch} />
      <BenutzerDialog id={search.person} onClose={() => setSearch({ person: undefined })} />
      <EinladungDialog opened={search.einladen} onClose={() => setSearch({ einladen: false })} />
    </>
  )
}
