import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { List } from '../../../ui/list/List.tsx'
import { listingOf } from '../../../ui/list/listing.ts'
import { Page } from '../../../ui/page/Page.tsx'
import { fristenOptions } from '../api/aufbewahrung.ts'
import { FristForm } from '../components/FristForm.tsx'
import { Sperren } from '../components/Sperren.tsx'
import classes from './AufbewahrungPage.module.css'

/** Retention: the periods that the house chooses, what they would delete, and legal holds. */
export function AufbewahrungPage() {
  const { t } = useTranslation('datenschutz')
  const query = useQuery(fristenOptions)
  return (
    <Page kind="list" title={t('aufbewahrung.titel')} lead={t('aufbewahrung.lead')}>
      <div className={classes.root}>
        <List
          listing={listingOf(query)}
          keyOf={({ art }) => art}
          row={(frist) => (
            <li>
              <FristForm frist={frist} />
            </li>
          )}
          shape="tiles"
          empty={{ title: t('aufbewahrung.titel') }}
          height="30rem"
        />
        <Sperren />
      </div>
    </Page>
  )
}
