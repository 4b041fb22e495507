import type { Dialog } from '../../../../frame/rootAddress.ts'
import { FahrzeugHowTo } from './FahrzeugHowTo.tsx'
import { FahrzeugRegeln } from './FahrzeugRegeln.tsx'

/** The header's help dialog: the rules, or the instructions. */
export function Help({ dialog }: { readonly dialog: Dialog | undefined }) {
  return dialog === 'regeln' ? <FahrzeugRegeln /> : <FahrzeugHowTo />
}
