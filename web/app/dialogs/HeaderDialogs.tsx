import { useSearch } from '@tanstack/react-router'
import { Suspense, useRef } from 'react'
import { lazyPart } from '../../platform/lazyPart.ts'

const HeaderDialog = lazyPart(() => import('./HeaderDialog.tsx'), 'HeaderDialog')

/**
 * U2: the how-to and the rules. The address says which dialog is open; the code is loaded when one is first
 * opened.
 */
export function HeaderDialogs() {
  const dialog = useSearch({ strict: false, select: (search) => search.dialog })
  const wanted = useRef(false)
  wanted.current ||= dialog !== undefined
  return <Suspense>{wanted.current && <HeaderDialog dialog={dialog} />}</Suspense>
}
