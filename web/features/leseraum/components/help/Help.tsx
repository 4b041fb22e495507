import type { Dialog } from '../../../../frame/rootAddress.ts'
import { HowTo } from './HowTo.tsx'
import { Regeln } from './Regeln.tsx'

/** The header's help dialog: the rules, or the instructions. */
export function Help({ dialog }: { readonly dialog: Dialog | undefined }) {
  return dialog === 'regeln' ? <Regeln /> : <HowTo />
}
