import { SegmentedControl } from '@mantine/core'
import { PAGE } from '@platzwart/contract/paths'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { changed } from '../../../platform/address/declareAddress.ts'
import { useAddress } from '../../../platform/address/useAddress.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import linkButton from '../../../ui/linkButton.module.css'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { MessageView } from '../components/MessageView.tsx'
import { PostListe } from '../components/PostListe.tsx'
import { POSTAUSGANG_ADDRESS, STATUS } from '../model/address.ts'
import classes from './PostausgangPage.module.css'

const ALL = 'alle'

/** The outbox (N3): without a mail server the mails are only here. The address says which one is open. */
export function PostausgangPage() {
  const { t } = useTranslation('auftrag')
  const { search, setSearch } = useAddress(POSTAUSGANG_ADDRESS)
  const { nachricht, status } = search
  if (nachricht !== undefined) {
    return (
      <>
        <PageHeading
          key={nachricht}
          title={t('post.nachricht')}
          actions={
            <Link
              to={PAGE.adminPostausgang}
              search={changed({ nachricht: undefined })}
              className={linkButton.plain}
            >
              <IconArrowLeft size={18} aria-hidden />
              {t('post.zurueck')}
            </Link>
          }
        />
        <MessageView id={nachricht} />
      </>
    )
  }
  return (
    <>
      <PageHeading title={t('post.titel')} lead={t('post.lead')} />
      <div className={classes.choice}>
        <SegmentedControl
          aria-label={t('post.status')}
          data={[
            { value: ALL, label: t('post.alle') },
            { value: 'wartend', label: t('post.wartend') },
            { value: 'gesendet', label: t('post.gesendet') },
            { value: 'fehlgeschlagen', label: t('post.fehlgeschlagenKurz') },
          ]}
          value={status ?? ALL}
          onChange={(value) => setSearch({ status: STATUS.find((known) => known === value) })}
        />
      </div>
      <PostListe status={status} onAll={() => setSearch({ status: undefined })} />
    </>
  )
}
