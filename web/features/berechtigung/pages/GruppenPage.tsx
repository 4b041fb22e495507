import { Button } from '@mantine/core'
import type { GruppeView } from '@platzwart/contract/berechtigung'
import { PAGE } from '@platzwart/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAddress } from '../../../platform/address/useAddress.ts'
import { formatNumber } from '../../../platform/format.ts'
import { useSitzung } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { List } from '../../../ui/list/List.tsx'
import { listingOf } from '../../../ui/list/listing.ts'
import { gruppenOptions } from '../api/rollen.ts'
import { Frame } from '../components/Frame.tsx'
import { GruppeForm } from '../components/GruppeForm.tsx'
import { NamedDialog } from '../components/NamedDialog.tsx'
import classes from '../components/Rollen.module.css'
import { GRUPPEN_ADDRESS } from '../model/address.ts'
import { usePeopleLive } from '../model/usePeopleLive.ts'

const keyOf = ({ id }: { readonly id: string }) => id

/** The house's groups: their members, and their roles. */
export function GruppenPage() {
  const { t } = useTranslation('berechtigung')
  const { search, setSearch } = useAddress(GRUPPEN_ADDRESS)
  const query = useQuery(gruppenOptions)
  usePeopleLive()
  return (
    <Frame what="gruppen" onNew={() => setSearch({ neu: true })}>
      <List
        listing={listingOf(query)}
        keyOf={keyOf}
        row={(gruppe) => <Row gruppe={gruppe} onOpen={() => setSearch({ gruppe: gruppe.id })} />}
        label={t('gruppen.titel')}
        empty={{ title: t('gruppen.leer'), text: t('gruppen.leerText') }}
        height="20rem"
      />
      <NamedDialog
        what="gruppen"
        view={search.neu ? null : query.data?.find(({ id }) => id === search.gruppe)}
        onClose={() => setSearch({ gruppe: undefined, neu: false })}
      >
        {(content) => <GruppeForm key={content.view?.id ?? ''} {...content} />}
      </NamedDialog>
    </Frame>
  )
}

function Row({ gruppe, onOpen }: { readonly gruppe: GruppeView; readonly onOpen: () => void }) {
  const { t } = useTranslation('berechtigung')
  const { id, name, personen, rollen } = gruppe
  const maintains = useSitzung().berechtigungen.includes('benutzer_pflegen')
  const counted = { count: personen, anzahl: formatNumber(personen) }
  return (
    <li className={classes.row}>
      <div className={classes.name}>
        <strong>{name}</strong>
      </div>
      <div className={classes.name}>
        <span>{rollen.map((rolle) => rolle.name).join(', ') || t('gruppen.keineRollen')}</span>
      </div>
      {personen > 0 && maintains ? (
        <Link to={PAGE.adminBenutzer} search={{ gruppe: id }}>
          {t('gruppen.mitglieder', counted)}
        </Link>
      ) : (
        <span className={classes.quiet}>
          {personen === 0 ? t('gruppen.mitglieder', { count: 0 }) : t('rollen.personen', counted)}
        </span>
      )}
      <Button variant="default" aria-label={t('gruppen.oeffnen', { name })} onClick={onOpen}>
        {t('form.oeffnen')}
      </Button>
    </li>
  )
}
