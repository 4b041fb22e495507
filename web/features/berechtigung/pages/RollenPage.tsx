import { useQuery } from '@tanstack/react-query'
import { useAddress } from '../../../platform/address/useAddress.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { List } from '../../../ui/list/List.tsx'
import { listingOf } from '../../../ui/list/listing.ts'
import { rollenOptions } from '../api/rollen.ts'
import { Frame } from '../components/Frame.tsx'
import { HolderListe } from '../components/HolderListe.tsx'
import { Matrix } from '../components/Matrix.tsx'
import { NamedDialog } from '../components/NamedDialog.tsx'
import { RolleForm } from '../components/RolleForm.tsx'
import classes from '../components/Rollen.module.css'
import { RolleRow } from '../components/RolleRow.tsx'
import { ROLLEN_ADDRESS } from '../model/address.ts'
import { rechtOf } from '../model/rechte.ts'
import { usePeopleLive } from '../model/usePeopleLive.ts'

const keyOf = ({ id }: { readonly id: string }) => id

/** The permissions of each role, and the holders of each permission. */
export function RollenPage() {
  const { t } = useTranslation('berechtigung')
  const { search, setSearch } = useAddress(ROLLEN_ADDRESS)
  const query = useQuery(rollenOptions)
  usePeopleLive()
  const rollen = query.data ?? []
  const open = (rolle: string) => setSearch({ rolle })
  return (
    <Frame what="rollen" onNew={() => setSearch({ neu: true })}>
      <div className={classes.root}>
        {rollen.length > 0 && <Matrix rollen={rollen} onOpen={open} />}
        <div className={rollen.length > 0 ? classes.cards : undefined}>
          <List
            listing={listingOf(query)}
            keyOf={keyOf}
            row={(rolle) => <RolleRow rolle={rolle} onOpen={() => open(rolle.id)} />}
            label={t('rollen.titel')}
            empty={{ title: t('rollen.leer'), text: t('rollen.leerText') }}
            height="24rem"
          />
        </div>
        <HolderListe recht={rechtOf(search.recht)} onRecht={(recht) => setSearch({ recht }, true)} />
      </div>
      <NamedDialog
        what="rollen"
        view={search.neu ? null : rollen.find(({ id }) => id === search.rolle)}
        onClose={() => setSearch({ rolle: undefined, neu: false })}
      >
        {(content) => <RolleForm key={content.view?.id ?? ''} {...content} />}
      </NamedDialog>
    </Frame>
  )
}
