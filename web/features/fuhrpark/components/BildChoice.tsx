import { Button } from '@mantine/core'
import { DATEI_TYPES, MAX_DATEI_BYTES, MAX_MILLION_PIXELS } from '@platzwart/contract/dateiBytes'
import type { FahrzeugView } from '@platzwart/contract/fahrzeug'
import * as wire from '@platzwart/contract/operations/fuhrpark'
import { IconPhoto, IconTrash } from '@tabler/icons-react'
import { ask } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import { FilePress } from '../../../ui/form/FilePress.tsx'
import { Fahrzeugbild } from '../../flotte/components/Fahrzeugbild.tsx'
import { uploadFahrzeugDatei } from '../api/fuhrpark.ts'
import { useChange } from '../model/useChange.ts'
import classes from './Fuhrpark.module.css'
import { FuhrparkFehler } from './FuhrparkFehler.tsx'

const MB = 1024 * 1024

/** The vehicle's picture (F2): choose one, preview it as the server has stored it, remove it. */
export function BildChoice({ view }: { readonly view: FahrzeugView }) {
  const { t } = useTranslation('fuhrpark')
  const save = useAct({
    ...useChange(),
    send: async (file: File | null, key) => {
      const bildId = file && (await uploadFahrzeugDatei(file, 'bild', key)).id
      return ask(wire.setFahrzeugBild, {
        id: view.id,
        body: { bildId },
        version: view.version,
        idempotencyKey: key,
      })
    },
    failsBeside: true,
    says: ({ bild }) => t(bild === null ? 'bild.entfernt' : 'bild.gespeichert'),
  })
  return (
    <section className={classes.gruppe} aria-label={t('bild.titel')}>
      <div className={classes.bild}>
        <div className={classes.preview}>
          <Fahrzeugbild bild={view.bild} kategorie={view.kategorie} />
        </div>
        <div className={classes.beside}>
          <div className={classes.buttons}>
            <FilePress accept={DATEI_TYPES} onFile={(file) => save.start(file)} name={t('bild.waehlen')}>
              {(props) => (
                <Button
                  {...props}
                  variant="default"
                  loading={save.busy}
                  leftSection={<IconPhoto size={18} aria-hidden />}
                >
                  {view.bild === null ? t('bild.waehlen') : t('bild.ersetzen')}
                </Button>
              )}
            </FilePress>
            {view.bild !== null && (
              <Button
                variant="subtle"
                color="gray"
                leftSection={<IconTrash size={18} aria-hidden />}
                onClick={() => save.start(null)}
              >
                {t('bild.entfernen')}
              </Button>
            )}
          </div>
          <p className={classes.quiet}>
            {t('bild.hilfe', { mb: MAX_DATEI_BYTES / MB, megapixel: MAX_MILLION_PIXELS })}
          </p>
          <Announced as="p" className="visually-hidden">
            {save.busy ? t('bild.laedt') : ''}
          </Announced>
        </div>
      </div>
      <FuhrparkFehler failure={save.failure} />
    </section>
  )
}
