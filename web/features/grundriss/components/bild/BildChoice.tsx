import { Button } from '@mantine/core'
import { DATEI_TYPES, MAX_DATEI_BYTES, MAX_MILLION_PIXELS } from '@platzwart/contract/dateiBytes'
import type { GrundrissView } from '@platzwart/contract/leseraum'
import * as wire from '@platzwart/contract/operations/grundriss'
import { IconPhoto, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../../ui/act/useAct.ts'
import { Announced } from '../../../../ui/announce/Announced.tsx'
import { FilePress } from '../../../../ui/form/FilePress.tsx'
import { FailureNote } from '../../../../ui/form/FormFailure.tsx'
import { landingOf } from '../../../../ui/form/landing.ts'
import { NumberField } from '../../../../ui/form/NumberField.tsx'
import pflege from '../../../../ui/pflege/pflege.module.css'
import { type BildDraft, type BildSteps, laid } from '../../model/bildDraft.ts'
import { stepped } from '../../model/steps.ts'

const MB = 1024 * 1024

/** All errors are shown here, none at a field. */
const NOWHERE = { shows: () => false, nameOf: (field: string) => field }

interface BildChoiceProps {
  readonly plan: GrundrissView
  readonly now: BildDraft
  readonly setSteps: (change: (steps: BildSteps) => BildSteps) => void
  /** Announces the picture that is now on the plan. */
  readonly onNews: (text: string) => void
}

interface Wish {
  readonly file: File
  readonly seite: number
}

/**
 * Chooses a file for the plan, or another page of it; the old picture stays until the new one is rendered.
 */
export function BildChoice({ plan, now, setSteps, onNews }: BildChoiceProps) {
  const { t } = useTranslation('grundriss')
  const [document, setDocument] = useState<{ readonly file: File; readonly seiten: number } | null>(null)
  const [seite, setSeite] = useState<number | null>(1)
  const send = useAct(wire.uploadBild, {
    input: ({ file, seite: page }: Wish) => ({
      id: plan.id,
      query: { seite: String(page) },
      file: { bytes: file, type: 'application/octet-stream' },
    }),
    failsBeside: true,
    onDone: (neu, { file, seite: page }) => {
      setDocument(neu.seiten > 1 ? { file, seiten: neu.seiten } : null)
      setSeite(page)
      setSteps((steps) => stepped(steps, laid(neu, steps.now, plan)))
      onNews(t('bild.da'))
    },
  })
  const has = now.bild !== null
  return (
    <>
      <p className={pflege.quiet}>
        {t('bild.lead', { mb: MAX_DATEI_BYTES / MB, megapixel: MAX_MILLION_PIXELS })}
      </p>
      <div className={pflege.buttons}>
        <FilePress
          accept={DATEI_TYPES}
          onFile={(file) => send.start({ file, seite: 1 })}
          name={t(has ? 'bild.ersetzen' : 'bild.waehlen')}
        >
          {(props) => (
            <Button
              {...props}
              variant={has ? 'default' : 'filled'}
              loading={send.busy}
              leftSection={<IconPhoto size={18} aria-hidden />}
            >
              {t(has ? 'bild.ersetzen' : 'bild.waehlen')}
            </Button>
          )}
        </FilePress>
        {has && (
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => setSteps((steps) => stepped(steps, { bild: null, passend: false }))}
          >
            {t('bild.entfernen')}
          </Button>
        )}
      </div>
      {document !== null && has && (
        <div className={pflege.buttons}>
          <NumberField
            label={t('bild.seite')}
            description={t('bild.seiten', { count: document.seiten })}
            value={seite}
            min={1}
            max={document.seiten}
            onChange={setSeite}
          />
          <Button
            variant="default"
            loading={send.busy}
            disabled={seite === null}
            onClick={() => seite !== null && send.start({ file: document.file, seite })}
          >
            {t('bild.seiteHolen')}
          </Button>
        </div>
      )}
      <Announced as="p" className="visually-hidden">
        {send.busy ? t('bild.laedt') : ''}
      </Announced>
      {send.failure !== null && (
        <FailureNote
          title={t('bild.nicht')}
          failure={send.failure}
          rest={landingOf(send.failure, NOWHERE).rest}
        />
      )}
    </>
  )
}
