import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { loadChunk } from './reloadGuard.ts'

/** A part of a page in a chunk of its own, by its name in the module. */
export function lazyPart<Props, Name extends string>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: (await loadChunk(load))[name] }))
}
