import { PAGE } from '@platzwart/contract/paths'
import { useAddress } from '../../../platform/address/useAddress.ts'
import { useSitzung } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { RecordTabs } from '../../../ui/pflege/RecordTabs.tsx'
import { MailBack } from '../components/MailBack.tsx'
import { Mailtexte } from '../components/Mailtexte.tsx'
import { MessageView } from '../components/MessageView.tsx'
import { OneMailtext } from '../components/OneMailtext.tsx'
import { Post } from '../components/Post.tsx'
import { SendAgain } from '../components/SendAgain.tsx'
import { POSTAUSGANG_ADDRESS, TABS } from '../model/address.ts'

/**
 * The outbox (N3): without a mail server the mails are only here; and the house's own words. The address says
 * what is open.
 */
export function PostausgangPage() {
  const { t } = useTranslation('auftrag')
  const { nachricht, reiter, art } = useAddress(POSTAUSGANG_ADDRESS).search
  // The words of mails belong to the house's settings, a separate permission.
  const words = useSitzung().berechtigungen.includes('customizing_mandant_pflege')
  if (nachricht !== undefined) {
    return (
      <>
        <PageHeading
          key={nachricht}
          title={t('post.nachricht')}
          actions={<MailBack to={PAGE.adminPostausgang} text={t('post.zurueck')} leaves="nachricht" />}
        />
        <MessageView id={nachricht} Deeds={SendAgain} />
      </>
    )
  }
  const texts = words && reiter === 'texte'
  if (texts && art !== '') {
    return (
      <OneMailtext
        art={art}
        back={<MailBack to={PAGE.adminPostausgang} text={t('mailtext:alle')} leaves="art" />}
      />
    )
  }
  return (
    <>
      <PageHeading title={t('post.titel')} lead={texts ? t('mailtext:lead') : t('post.lead')} />
      {words && (
        <RecordTabs
          label={t('mailtext:reiter.titel')}
          tabs={TABS}
          current={reiter}
          textOf={(tab) => t(`mailtext:reiter.${tab}`)}
        />
      )}
      {texts ? <Mailtexte /> : <Post />}
    </>
  )
}
