import { Suspense } from 'react'
import { lazyPart } from '../../platform/lazyPart.ts'
import { ShellFrame } from '../layouts/ShellFrame.tsx'

/** Lazy because it knows every page and its module, which no other page needs to begin. */
const NotFound = lazyPart(() => import('./NotFound.tsx'), 'NotFound')

/** V3: an address without a page. */
export function NotFoundPage() {
  return (
    <ShellFrame>
      <Suspense fallback={null}>
        <NotFound />
      </Suspense>
    </ShellFrame>
  )
}
