import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useAddress } from '../../../platform/address/useAddress.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { WhenRead } from '../../../ui/pflege/WhenRead.tsx'
import { grundrisseOptions, grundrissOptions } from '../../leseraum/api/plan.ts'
import { Sperren } from '../../sperre/components/Sperren.tsx'
import { BuchungenTabs } from '../components/BuchungenTabs.tsx'
import classes from '../components/Buchungspflege.module.css'
import { SPERREN_ADDRESS } from '../model/address.ts'

/** The locks of a plan, for administrators of bookings who do not edit the plan. */
export function SperrenPage() {
  const { t } = useTranslation('buchungspflege')
  const { search, setSearch } = useAddress(SPERREN_ADDRESS)
  const plans = useQuery(grundrisseOptions)
  return (
    <Page kind="list" title={t('sperren.titel')} lead={t('sperren.text')}>
      <BuchungenTabs />
      <WhenRead query={plans}>
        {(all) => {
          const plan = all.find(({ id }) => id === search.grundriss) ?? all[0]
          if (plan === undefined) return <EmptyState title={t('sperren.keinPlan')} />
          return (
            <>
              {all.length > 1 && (
                <NativeSelect
                  className={classes.plan ?? ''}
                  label={t('grundriss')}
                  data={all.map(({ id, bezeichnung }) => ({ value: id, label: bezeichnung }))}
                  value={plan.id}
                  onChange={({ currentTarget }) => setSearch({ grundriss: currentTarget.value })}
                />
              )}
              <OfPlan key={plan.id} id={plan.id} />
            </>
          )
        }}
      </WhenRead>
    </Page>
  )
}

function OfPlan({ id }: { readonly id: string }) {
  return <WhenRead query={useQuery(grundrissOptions(id))}>{(plan) => <Sperren plan={plan} />}</WhenRead>
}
