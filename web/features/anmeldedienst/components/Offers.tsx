import { Button } from '@mantine/core'
import * as wire from '@platzwart/contract/operations/anmeldedienst'
import { IconLogin2 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ask } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { FailureNote } from '../../../ui/form/FormFailure.tsx'
import { goOn } from '../api/anmeldung.ts'
import classes from './Ways.module.css'

interface OffersProps {
  readonly angebote: readonly { readonly id: string; readonly name: string }[]
  readonly einladung?: string
  readonly children?: ReactNode
}

/** A button for each service that one can sign in by. */
export function Offers({ angebote, einladung, children }: OffersProps) {
  const { t } = useTranslation('dienst')
  const start = useAct({
    send: (id: string) =>
      ask(wire.startAnmeldung, { id, body: einladung === undefined ? {} : { einladung } }),
    failsBeside: true,
    onDone: goOn,
  })
  return (
    <div className={classes.ways}>
      {start.failure !== null && <FailureNote failure={start.failure} />}
      {angebote.map(({ id, name }) => (
        <Button
          key={id}
          size="md"
          leftSection={<IconLogin2 size={18} aria-hidden />}
          loading={start.busy}
          onClick={() => start.start(id)}
        >
          {t('knopf', { name })}
        </Button>
      ))}
      {children}
    </div>
  )
}
