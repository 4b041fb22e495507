import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailureState } from '../../../ui/FailureState.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { accountOptions } from '../api/account.ts'
import type { Account } from '../api/accountCalls.ts'

interface AccountPanelProps {
  readonly id: string
  readonly title: string
  readonly children: (account: Account) => ReactNode
}

/** A section of one's own page, once the account is loaded. */
export function AccountPanel({ id, title, children }: AccountPanelProps) {
  const query = useQuery({ ...accountOptions, throwOnError: false })
  return (
    <Panel aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {query.data ? (
        children(query.data)
      ) : query.isError ? (
        <FailureState failure={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Loading height="6rem" />
      )}
    </Panel>
  )
}
