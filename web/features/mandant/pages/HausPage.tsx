import { useQuery } from '@tanstack/react-query'
import { useAddress } from '../../../platform/address/useAddress.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Page } from '../../../ui/page/Page.tsx'
import pflege from '../../../ui/pflege/pflege.module.css'
import { RecordTabs } from '../../../ui/pflege/RecordTabs.tsx'
import { WhenRead } from '../../../ui/pflege/WhenRead.tsx'
import { mandantOptions } from '../api/haus.ts'
import { Auftritt } from '../components/Auftritt.tsx'
import { RechtstexteForm } from '../components/RechtstexteForm.tsx'
import { SitzungForm } from '../components/SitzungForm.tsx'
import { Zugriff } from '../components/Zugriff.tsx'
import { HAUS_ADDRESS, TABS } from '../model/address.ts'

const PARTS = { auftritt: Auftritt, texte: RechtstexteForm, sitzung: SitzungForm, zugriff: Zugriff } as const

/** The administration of one's own house: its name, its look, its texts. */
export function HausPage() {
  const { t } = useTranslation('haus')
  const { reiter } = useAddress(HAUS_ADDRESS).search
  const query = useQuery(mandantOptions)
  const Part = PARTS[reiter]
  return (
    <Page kind="list" title={t('titel')} lead={t('lead')} className={pflege.panels}>
      <RecordTabs
        label={t('reiter.titel')}
        tabs={TABS}
        current={reiter}
        textOf={(tab) => t(`reiter.${tab}`)}
      />
      <WhenRead query={query}>{(mandant) => <Part mandant={mandant} />}</WhenRead>
    </Page>
  )
}
