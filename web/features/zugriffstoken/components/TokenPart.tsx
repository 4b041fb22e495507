import { Button } from '@mantine/core'
import * as wire from '@platzwart/contract/operations/zugriffstoken'
import type { ZugriffstokenView } from '@platzwart/contract/zugriffstoken'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { FailureState } from '../../../ui/FailureState.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import pflege from '../../../ui/pflege/pflege.module.css'
import { OWN_TOKENS, ownTokensOptions } from '../api/tokens.ts'
import { type CreatedToken, NewToken } from './NewToken.tsx'
import { TokenRow } from './TokenRow.tsx'
import { TokenSecret } from './TokenSecret.tsx'

/** On one's own page: the programs that act in one's name. */
export function TokenPart() {
  const { t } = useTranslation('zugriffstoken')
  const query = useQuery({ ...ownTokensOptions, throwOnError: false })
  return (
    <Panel aria-labelledby="zugriffstoken">
      <h2 id="zugriffstoken">{t('titel')}</h2>
      <div className={pflege.form}>
        <p>{t('lead')}</p>
        {query.data ? (
          <Tokens {...query.data} />
        ) : query.isError ? (
          <FailureState failure={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <Loading height="6rem" />
        )}
      </div>
    </Panel>
  )
}

interface TokensProps {
  readonly erlaubt: boolean
  readonly token: readonly ZugriffstokenView[]
}

function Tokens({ erlaubt, token }: TokensProps) {
  const { t } = useTranslation('zugriffstoken')
  const revoke = useAct(wire.revokeZugriffstoken, {
    input: ({ id }: ZugriffstokenView) => ({ id }),
    says: (_, { name }) => t('liste.widerrufenIst', { name }),
    refreshes: [OWN_TOKENS],
  })
  return (
    <div className={pflege.form} data-focus-region>
      {!erlaubt && <Note kind="hint">{t('nichtErlaubt')}</Note>}
      {token.length === 0 ? (
        <p className={pflege.quiet}>{t('leer')}</p>
      ) : (
        <ul className={pflege.sheet}>
          {token.map((one) => (
            <TokenRow key={one.id} token={one} revoke={revoke} />
          ))}
        </ul>
      )}
      {erlaubt && <Create />}
    </div>
  )
}

function Create() {
  const { t } = useTranslation('zugriffstoken')
  const [creating, setCreating] = useState(false)
  const [created, setCreated] = useState<CreatedToken | null>(null)
  const end = (made: CreatedToken | null) => {
    setCreating(false)
    setCreated(made)
  }
  if (creating) return <NewToken onCreated={end} onCancel={() => end(null)} />
  return (
    <>
      {created && <TokenSecret created={created} onDone={() => end(null)} />}
      <div className={pflege.buttons}>
        <Button
          variant="default"
          data-focus-target
          onClick={() => {
            setCreated(null)
            setCreating(true)
          }}
        >
          {t('neu.knopf')}
        </Button>
      </div>
    </>
  )
}
