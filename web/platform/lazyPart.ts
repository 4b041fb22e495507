import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { needTopics } from './language.ts'
import { loadChunk } from './reloadGuard.ts'
import type { LazyTopic } from './texts/topics.ts'

/** A component in a chunk of its own, by its export name, with the topics of its texts. */
export function lazyPart<Props, Name extends string>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  ...topics: readonly LazyTopic[]
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [chunk] = await Promise.all([loadChunk(load), needTopics(...topics)])
    return { default: chunk[name] }
  })
}
