import { Button } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { FailureNote } from '../../../ui/form/FormFailure.tsx'
import { signInByPasskey } from '../api/passkey.ts'
import { canOffer } from '../model/passkey.ts'
import { useSignedIn } from '../model/useSignedIn.ts'

/** Shorter than a challenge's lifetime. */
const OFFERED_MS = 4 * 60_000

interface PasskeyLoginProps {
  /** Whether this is a shared computer. */
  readonly geteilt: boolean
}

/** Signs in by a passkey alone: by a button, or by the browser's autofill at the address's field. */
export function PasskeyLogin({ geteilt }: PasskeyLoginProps) {
  const { t } = useTranslation()
  const signedIn = useSignedIn()
  const act = useAct({
    send: () => signInByPasskey({ geteilt: () => geteilt }),
    failsBeside: true,
    onDone: signedIn,
  })
  useOffered(geteilt, signedIn)
  return (
    <>
      {act.failure !== null && <FailureNote failure={act.failure} />}
      <Button
        variant="default"
        size="md"
        leftSection={<IconKey size={18} aria-hidden />}
        loading={act.busy}
        onClick={() => act.start(null)}
      >
        {t('sitzung:login.passkey')}
      </Button>
    </>
  )
}

/** Offers passkeys in the browser's autofill while mounted; pressing the button replaces that. */
function useOffered(geteilt: boolean, onDone: () => Promise<unknown>): void {
  const now = useRef({ geteilt, onDone })
  useEffect(() => {
    now.current = { geteilt, onDone }
  })
  useEffect(() => {
    const page = new AbortController()
    async function offer(): Promise<void> {
      if (!(await canOffer())) return
      while (!page.signal.aborted) {
        const time = new AbortController()
        const offered = time.signal
        const over = () => time.abort()
        const timer = setTimeout(over, OFFERED_MS)
        page.signal.addEventListener('abort', over)
        try {
          await signInByPasskey({ geteilt: () => now.current.geteilt, offered })
          return void (await now.current.onDone())
        } catch {
          // The person did not request it, so a failure is not reported; after a timeout it is offered again.
          if (!offered.aborted) return
        } finally {
          clearTimeout(timer)
          page.signal.removeEventListener('abort', over)
        }
      }
    }
    void offer()
    return () => page.abort()
  }, [])
}
