import { act, type ReactNode, useEffect, useState } from 'react'
import { visit } from './house.tsx'

interface ReadingProps<T> {
  readonly part: (now: T) => ReactNode
  readonly first: T
  readonly onStart: (read: (next: T) => void) => void
}

function Reading<T>({ part, first, onStart }: ReadingProps<T>) {
  const [now, setNow] = useState(first)
  useEffect(() => onStart(setNow), [onStart])
  return part(now)
}

/** Shows a part of something that is read anew meanwhile. @param part as it is at first, and as often as `read` says */
export async function visitReading<T>(
  part: (now: T) => ReactNode,
  first: T,
  options: NonNullable<Parameters<typeof visit>[1]>,
) {
  let read: (next: T) => void = () => undefined
  const onStart = (begun: typeof read) => {
    read = begun
  }
  const { server } = await visit(<Reading {...{ part, first, onStart }} />, options)
  return { server, read: (next: T) => act(async () => read(next)) }
}
