import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { WhenRead } from '../../../ui/pflege/WhenRead.tsx'
import { mailtexteOptions } from '../api/mailtexte.ts'
import { MailtextForm } from './MailtextForm.tsx'

interface OneMailtextProps {
  /** From the address. */
  readonly art: string
  readonly back: ReactNode
}

/** One kind of mail, if the house sends it. */
export function OneMailtext({ art, back }: OneMailtextProps) {
  const { t } = useTranslation('mailtext')
  const query = useQuery(mailtexteOptions)
  const known = query.data?.find(({ typ }) => typ === art)
  return (
    <Page
      kind="list"
      key={art}
      title={known ? t(`art.${known.typ}.titel`) : t('reiter.texte')}
      lead={known && t(`art.${known.typ}.text`)}
      back={back}
    >
      <WhenRead query={query}>
        {() => (known ? <MailtextForm key={art} mailtext={known} /> : <EmptyState title={t('leer')} />)}
      </WhenRead>
    </Page>
  )
}
