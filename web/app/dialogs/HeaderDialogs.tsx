import { useSearch } from '@tanstack/react-router'
import { Suspense, useRef } from 'react'
import { lazyPart } from '../../platform/lazyPart.ts'

const HeaderDialog = lazyPart(() => import('./HeaderDialog.tsx'), 'HeaderDialog')

/** U2: how it works and rules. Which one is open stands in the address; their code comes when one is first opened. */
export function HeaderDialogs() {
  const dialog = useSearch({ strict: false, select: (search) => search.dialog })
  const wanted = useRef(false)
  wanted.current ||= dialog !== undefined
  return <Suspense>{wanted.current && <HeaderDialog dialog={dialog} />}</Suspense>
}
