import { Button } from '@mantine/core'
import { PAGE } from '@platzwart/contract/paths'
import { IconMailQuestion } from '@tabler/icons-react'
import { useState } from 'react'
import { useAddress } from '../../../platform/address/useAddress.ts'
import { useSitzung } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Page } from '../../../ui/page/Page.tsx'
import { RecordTabs } from '../../../ui/pflege/RecordTabs.tsx'
import { MailBack } from '../components/MailBack.tsx'
import { Mailtexte } from '../components/Mailtexte.tsx'
import { MessageView } from '../components/MessageView.tsx'
import { OneMailtext } from '../components/OneMailtext.tsx'
import { Post } from '../components/Post.tsx'
import { SendAgain } from '../components/SendAgain.tsx'
import { TestMailForm } from '../components/TestMailForm.tsx'
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
  const [testing, setTesting] = useState(false)
  if (nachricht !== undefined) {
    return (
      <Page
        kind="list"
        key={nachricht}
        title={t('post.nachricht')}
        back={<MailBack to={PAGE.adminPostausgang} text={t('post.zurueck')} leaves="nachricht" />}
      >
        <MessageView id={nachricht} Deeds={SendAgain} />
      </Page>
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
    <Page
      kind="list"
      title={t('post.titel')}
      lead={texts ? t('mailtext:lead') : t('post.lead')}
      actions={
        !texts &&
        !testing && (
          <Button
            variant="default"
            size="md"
            leftSection={<IconMailQuestion size={18} aria-hidden />}
            onClick={() => setTesting(true)}
          >
            {t('post.testmail.knopf')}
          </Button>
        )
      }
    >
      {words && (
        <RecordTabs
          label={t('mailtext:reiter.titel')}
          tabs={TABS}
          current={reiter}
          textOf={(tab) => t(`mailtext:reiter.${tab}`)}
        />
      )}
      {!texts && testing && <TestMailForm onClose={() => setTesting(false)} />}
      {texts ? <Mailtexte /> : <Post />}
    </Page>
  )
}
