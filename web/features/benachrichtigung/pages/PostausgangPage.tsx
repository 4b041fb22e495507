import { SegmentedControl } from '@mantine/core'
import { PAGE } from '@platzwart/contract/paths'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import linkButton from '../../../ui/linkButton.module.css'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import type { Status } from '../api/postausgang.ts'
import { NachrichtAnsicht } from '../components/NachrichtAnsicht.tsx'
import { PostListe } from '../components/PostListe.tsx'
import classes from './PostausgangPage.module.css'

const ALLE = 'alle'
const STATUS = ['wartend', 'gesendet', 'fehlgeschlagen'] as const satisfies readonly Status[]

/** The outbox (N3): without a mail server the mails are only here. The address says which one is open. */
export function PostausgangPage() {
  const { t } = useTranslation('auftrag')
  const navigate = useNavigate()
  const { nachricht, status } = useSearch({ from: '/haus/verwaltung/admin/postausgang' })
  if (nachricht !== undefined) {
    return (
      <>
        <PageHeading
          key={nachricht}
          title={t('post.nachricht')}
          actions={
            <Link
              to={PAGE.adminPostausgang}
              search={(old) => ({ ...old, nachricht: undefined })}
              className={linkButton.plain}
            >
              <IconArrowLeft size={18} aria-hidden />
              {t('post.zurueck')}
            </Link>
          }
        />
        <NachrichtAnsicht id={nachricht} />
      </>
    )
  }
  return (
    <>
      <PageHeading title={t('post.titel')} lead={t('post.lead')} />
      <div className={classes.wahl}>
        <SegmentedControl
          aria-label={t('post.status')}
          data={[
            { value: ALLE, label: t('post.alle') },
            { value: 'wartend', label: t('post.wartend') },
            { value: 'gesendet', label: t('post.gesendet') },
            { value: 'fehlgeschlagen', label: t('post.fehlgeschlagenKurz') },
          ]}
          value={status ?? ALLE}
          onChange={(value) =>
            void navigate({
              to: PAGE.adminPostausgang,
              search: (old) => ({ ...old, status: STATUS.find((known) => known === value) }),
              resetScroll: false,
            })
          }
        />
      </div>
      <PostListe status={status ?? null} />
    </>
  )
}
