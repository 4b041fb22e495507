import { PAGE } from '@platzwart/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAddress } from '../../../platform/address/useAddress.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Page } from '../../../ui/page/Page.tsx'
import { ownMailsOptions } from '../api/postausgang.ts'
import { MailBack } from '../components/MailBack.tsx'
import { MessageView } from '../components/MessageView.tsx'
import { PostListe } from '../components/PostListe.tsx'
import { StatusChoice } from '../components/StatusChoice.tsx'
import { OWN_MAILS_ADDRESS } from '../model/address.ts'

/**
 * One's own mails: without a mail server this is the only place to read them. The address says which one is
 * open.
 */
export function OwnMailsPage() {
  const { t } = useTranslation('auftrag')
  const { nachricht } = useAddress(OWN_MAILS_ADDRESS).search
  if (nachricht === undefined) return <OwnMails />
  return (
    <Page
      kind="list"
      key={nachricht}
      title={t('post.nachricht')}
      back={<MailBack to={PAGE.eigeneMails} text={t('post.eigene.zurueck')} leaves="nachricht" />}
    >
      <MessageView id={nachricht} />
    </Page>
  )
}

function OwnMails() {
  const { t } = useTranslation('auftrag')
  const { search, setSearch } = useAddress(OWN_MAILS_ADDRESS)
  const { status } = search
  const query = useInfiniteQuery(ownMailsOptions(status ?? null))
  return (
    <Page kind="list" title={t('post.eigene.titel')} lead={t('post.eigene.lead')}>
      <StatusChoice status={status} onChange={(chosen) => setSearch({ status: chosen })} />
      <PostListe
        query={query}
        to={PAGE.eigeneMails}
        named={false}
        empty={{ title: t('post.eigene.leer'), text: t('post.eigene.leerText') }}
        narrowed={status !== undefined}
        onAll={() => setSearch({ status: undefined })}
      />
    </Page>
  )
}
