import type { Dialog } from '../../../../frame/rootAddress.ts'
import { HowTo } from './HowTo.tsx'
import { Regeln } from './Regeln.tsx'

/** What the header's dialog says here: the rules, or how it is done. */
export function Help({ dialog }: { readonly dialog: Dialog | undefined }) {
  return dialog === 'regeln' ? <Regeln /> : <HowTo />
}
