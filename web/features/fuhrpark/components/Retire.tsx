import { Button } from '@mantine/core'
import type { FahrzeugView } from '@platzwart/contract/fahrzeug'
import * as wire from '@platzwart/contract/operations/fuhrpark'
import { useState } from 'react'
import { ask } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import { type Sending, useSending } from '../../../ui/form/useSending.ts'
import type { Answered } from '../../fahrt/components/BetroffeneDialog.tsx'
import { useChange } from '../model/useChange.ts'
import { FahrtenDialog } from './FahrtenDialog.tsx'
import classes from './Fuhrpark.module.css'
import { FuhrparkFehler } from './FuhrparkFehler.tsx'

/** Takes a vehicle out of the fleet (F6): asks once, and again if there are bookings ahead. */
export function Retire({ view }: { readonly view: FahrzeugView }) {
  const { t } = useTranslation('fuhrpark')
  const [asked, setAsked] = useState(false)
  const { kennzeichen } = view
  const save = useSending({
    ...useChange(),
    send: (_: null, { key, word }: Sending<Answered>) =>
      ask(wire.deactivateFahrzeug, { id: view.id, draft: word ?? {}, idempotencyKey: key }),
    says: () => t('ausmustern.fertig', { kennzeichen }),
  })
  return (
    <section className={classes.section} aria-labelledby="ausmustern">
      <h2 id="ausmustern">{t('ausmustern.titel')}</h2>
      <p className={classes.quiet}>{t('ausmustern.text')}</p>
      <FuhrparkFehler failure={save.failure} />
      {asked && (
        <Announced as="p" appears>
          {t('ausmustern.frage', { kennzeichen })}
        </Announced>
      )}
      <div className={classes.buttons}>
        {asked ? (
          <>
            <Button className={classes.heavy ?? ''} loading={save.busy} onClick={() => save.mutate(null)}>
              {t('ausmustern.ja')}
            </Button>
            <Button variant="default" onClick={() => setAsked(false)}>
              {t('form.abbrechen')}
            </Button>
          </>
        ) : (
          <Button variant="default" onClick={() => setAsked(true)}>
            {t('ausmustern.knopf')}
          </Button>
        )}
      </div>
      <FahrtenDialog aenderung={save} />
    </section>
  )
}
