import { type ComponentType, createElement, type FunctionComponent } from 'react'

/** Puts a part into the slot that it was made for. */
export type Fill = () => void

/** A place in a feature's screens that it leaves open. It is drawn like any component; who fills it stands above, and is not known here. */
export interface Slot<Props> extends FunctionComponent<Props> {
  readonly with: (part: ComponentType<Props>) => Fill
}

/** A slot that hands these properties to whatever fills it, and is empty until the manifests are put together. */
export function createSlot<Props extends object>(): Slot<Props> {
  const parts = new Set<ComponentType<Props>>()
  const slot = (props: Props) =>
    [...parts].map((part, index) => createElement(part, { ...props, key: index }))
  return Object.assign(slot, { with: (part: ComponentType<Props>) => () => void parts.add(part) })
}
