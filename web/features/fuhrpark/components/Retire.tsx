import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { FahrzeugView } from '@platzwart/contract/fahrzeug'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deactivateFahrzeug } from '../api/fuhrpark.ts'
import { useWithBetroffene } from '../model/useWithBetroffene.ts'
import { BetroffeneDialog } from './BetroffeneDialog.tsx'
import classes from './Fuhrpark.module.css'
import { FuhrparkFehler } from './FuhrparkFehler.tsx'

/** Takes a vehicle out of the fleet (F6): asked once, and once more when bookings wait for it. */
export function Retire({ view }: { readonly view: FahrzeugView }) {
  const { t } = useTranslation('fuhrpark')
  const [gefragt, setAsked] = useState(false)
  const { kennzeichen } = view
  const save = useWithBetroffene(
    (_: null, betroffeneStornieren) => deactivateFahrzeug(view, betroffeneStornieren),
    () => notifications.show({ message: t('ausmustern.fertig', { kennzeichen }), color: 'lampe' }),
  )
  return (
    <section className={classes.section} aria-labelledby="ausmustern">
      <h2 id="ausmustern">{t('ausmustern.titel')}</h2>
      <p className={classes.quiet}>{t('ausmustern.text')}</p>
      {save.fehler !== null && <FuhrparkFehler failure={save.fehler} />}
      {gefragt && <p role="status">{t('ausmustern.frage', { kennzeichen })}</p>}
      <div className={classes.buttons}>
        {gefragt ? (
          <>
            <Button
              className={classes.heavy ?? ''}
              loading={save.laeuft}
              onClick={() => save.speichern(null)}
            >
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
      <BetroffeneDialog aenderung={save} />
    </section>
  )
}
