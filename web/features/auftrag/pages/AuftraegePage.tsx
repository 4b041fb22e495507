import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { List } from '../../../ui/list/List.tsx'
import { listingOf } from '../../../ui/list/listing.ts'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { auftraegeOptions } from '../api/auftraege.ts'
import { AuftragKarte } from '../components/AuftragKarte.tsx'
import classes from './AuftraegePage.module.css'

/** The scheduled jobs with their last results, late ones first. */
export function AuftraegePage() {
  const { t } = useTranslation('auftrag')
  const listing = listingOf(useQuery(auftraegeOptions))
  const items = listing.items?.toSorted((a, b) => Number(b.ueberfaellig) - Number(a.ueberfaellig))
  return (
    <>
      <PageHeading title={t('titel')} lead={t('lead')} />
      <div className={classes.liste}>
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
      </div>
    </>
  )
}
