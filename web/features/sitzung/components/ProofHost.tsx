import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '../../../platform/lazyPart.ts'
import { proofRequest, watchProof } from '../../../platform/session/proof.ts'

const ProofDialog = lazyPart(() => import('./ProofDialog.tsx'), 'ProofDialog', 'sitzung')

/** Hosts the re-authentication over any page; loaded on demand. */
export function ProofHost() {
  const asked = useSyncExternalStore(watchProof, proofRequest)
  return <Suspense>{asked !== null && <ProofDialog asked={asked} />}</Suspense>
}
