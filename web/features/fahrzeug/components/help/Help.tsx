import type { Dialog } from '../../../../frame/rootAddress.ts'
import { FahrzeugHowTo } from './FahrzeugHowTo.tsx'
import { FahrzeugRegeln } from './FahrzeugRegeln.tsx'

/** What the header's dialog says here: the rules, or how it is done. */
export function Help({ dialog }: { readonly dialog: Dialog | undefined }) {
  return dialog === 'regeln' ? <FahrzeugRegeln /> : <FahrzeugHowTo />
}
