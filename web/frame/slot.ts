import { type ComponentType, createElement, type FunctionComponent } from 'react'

/** Adds a part to a slot. */
export type Fill = () => void

/**
 * An extension point in a feature's screens. It renders like any component; the parts come from higher
 * features, which are not known here.
 */
export interface Slot<Props> extends FunctionComponent<Props> {
  readonly with: (part: ComponentType<Props>) => Fill
}

/** A slot with these properties for its parts, empty until the manifests are assembled. */
export function createSlot<Props extends object>(): Slot<Props> {
  const parts = new Set<ComponentType<Props>>()
  const slot = (props: Props) =>
    [...parts].map((part, index) => createElement(part, { ...props, key: index }))
  return Object.assign(slot, { with: (part: ComponentType<Props>) => () => void parts.add(part) })
}
