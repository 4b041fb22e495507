import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Page } from '../../../ui/page/Page.tsx'
import pflege from '../../../ui/pflege/pflege.module.css'
import { WhenRead } from '../../../ui/pflege/WhenRead.tsx'
import { anmeldediensteOptions } from '../api/anmeldedienste.ts'
import { DienstPanel } from '../components/DienstPanel.tsx'
import { NewDienst } from '../components/NewDienst.tsx'
import { useSaid } from '../model/useSaid.ts'

/** The services by which people of the house sign in: setting one up, trying it out, switching it on. */
export function AnmeldungPage() {
  const { t } = useTranslation('anmeldedienst')
  const query = useQuery({ ...anmeldediensteOptions, throwOnError: false })
  const probe = useSaid('probe')
  return (
    <Page kind="form" title={t('titel')} lead={t('lead')}>
      <WhenRead query={query}>
        {({ dienste, neu, gruppen, rollen }) => (
          <div className={pflege.root}>
            {dienste.map((dienst) => (
              <DienstPanel key={dienst.id} dienst={dienst} choices={{ gruppen, rollen }} probe={probe} />
            ))}
            <NewDienst dort={neu} />
          </div>
        )}
      </WhenRead>
    </Page>
  )
}
