import { Suspense } from 'react'
import { lazyPart } from '../../../platform/lazyPart.ts'

const Ways = lazyPart(() => import('../../anmeldedienst/components/Ways.tsx'), 'Ways', 'dienst')

interface SignInWaysProps {
  /** Of a typed address, at an address that belongs to no house; null: the house of this address. */
  readonly domain: string | null
  /** The link of an invitation, for who need not set a password then. */
  readonly einladung?: string
}

/** Further ways in, beside password and passkey. The form does not wait for them: most houses have none. */
export function SignInWays(props: SignInWaysProps) {
  return (
    <Suspense>
      <Ways {...props} />
    </Suspense>
  )
}
