import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '../../../platform/lazyPart.ts'
import { proofRequest, watchProof } from '../../../platform/session/proof.ts'

const ProofDialog = lazyPart(() => import('./ProofDialog.tsx'), 'ProofDialog', 'sitzung')

/** Where it is asked again who it is, over whatever needs it; loaded when it is. */
export function ProofHost() {
  const asked = useSyncExternalStore(watchProof, proofRequest)
  return <Suspense>{asked !== null && <ProofDialog asked={asked} />}</Suspense>
}
