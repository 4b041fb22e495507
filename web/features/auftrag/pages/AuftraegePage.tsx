import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { List } from '../../../ui/list/List.tsx'
import { listingOf } from '../../../ui/list/listing.ts'
import { Page } from '../../../ui/page/Page.tsx'
import { auftraegeOptions } from '../api/auftraege.ts'
import { AuftragKarte } from '../components/AuftragKarte.tsx'

/** The scheduled jobs with their last results, late ones first. */
export function AuftraegePage() {
  const { t } = useTranslation('auftrag')
  const listing = listingOf(useQuery(auftraegeOptions))
  const items = listing.items?.toSorted((a, b) => Number(b.ueberfaellig) - Number(a.ueberfaellig))
  return (
    <Page kind="list" title={t('titel')} lead={t('lead')}>
      <List
        listing={{ ...listing, items }}
        keyOf={({ auftrag }) => auftrag}
        row={(auftrag) => (
          <li>
            <AuftragKarte auftrag={auftrag} />
          </li>
        )}
        shape="cards"
        empty={{ title: t('nochKeiner') }}
        height="30rem"
      />
    </Page>
  )
}
