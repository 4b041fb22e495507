import type { EinrichtungView } from '@platzwart/contract/einrichtung'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Page } from '../../../ui/page/Page.tsx'
import { WhenRead } from '../../../ui/pflege/WhenRead.tsx'
import { einrichtungOptions } from '../api/einrichtung.ts'
import { Beispiel } from '../components/Beispiel.tsx'
import { Bookable } from '../components/Bookable.tsx'
import classes from '../components/einrichtung.module.css'
import { PutAway } from '../components/PutAway.tsx'
import { Steps } from '../components/Steps.tsx'

/** What the house still needs, and what its people can already do. */
export function EinrichtungPage() {
  const { t } = useTranslation('einrichtung')
  const query = useQuery(einrichtungOptions)
  return (
    <Page kind="list" title={t('titel')} lead={t('lead')}>
      <WhenRead query={query}>{(view) => <Liste view={view} />}</WhenRead>
    </Page>
  )
}

function Liste({ view }: { readonly view: EinrichtungView }) {
  return (
    <div className={classes.root}>
      <Bookable view={view} />
      <Steps view={view} />
      <Beispiel />
      <PutAway view={view} />
    </div>
  )
}
