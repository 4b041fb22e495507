import { Loader } from '@mantine/core'
import { type ComponentProps, Suspense } from 'react'
import { needTopics } from '../../../platform/language.ts'
import { lazyPart } from '../../../platform/lazyPart.ts'

const SignOutWarning = lazyPart(async () => {
  await needTopics('fahrt')
  return import('../../uebergabe/components/SignOutWarning.tsx')
}, 'SignOutWarning')

/** Asks before signing out if the outbox of this device has entries of this session. */
export function SignOutPrompt(asked: ComponentProps<typeof SignOutWarning>) {
  return (
    <Suspense fallback={<Loader size="sm" aria-hidden />}>
      <SignOutWarning {...asked} />
    </Suspense>
  )
}
