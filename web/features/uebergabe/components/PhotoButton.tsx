import { MAX_DATEI_BYTES } from '@platzwart/contract/dateiBytes'
import { IconCamera, IconReceipt } from '@tabler/icons-react'
import { type ChangeEvent, useState } from 'react'
import { newIdempotencyKey } from '../../../platform/idempotency.ts'
import { FileTooLarge, shrinkFile } from '../../../platform/photo.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import type { Anhang } from '../model/uebergabe.ts'
import classes from './PhotoButton.module.css'

interface PhotoButtonProps {
  readonly text: string
  /** A receipt may be a PDF, and may be on the device already; a damage is photographed on the spot. */
  readonly art: 'foto' | 'beleg'
  readonly onTaken: (anhang: Anhang) => void
}

const MB = 1024 * 1024

/** Opens the camera or the file picker; the picture is downscaled before it is stored or sent. */
export function PhotoButton({ text, art, onTaken }: PhotoButtonProps) {
  const { t } = useTranslation('fahrt')
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const Sign = art === 'foto' ? IconCamera : IconReceipt

  async function take(event: ChangeEvent<HTMLInputElement>) {
    const field = event.currentTarget
    const file = field.files?.[0]
    if (file === undefined) return
    setBusy(true)
    setFailure(null)
    try {
      const small = await shrinkFile(file, MAX_DATEI_BYTES)
      onTaken({ schluessel: newIdempotencyKey(), dateiId: null, ...small })
    } catch (cause) {
      const tooLarge = cause instanceof FileTooLarge
      setFailure(tooLarge ? t('datei.zuGross', { mb: MAX_DATEI_BYTES / MB }) : t('datei.unlesbar'))
    } finally {
      // Allows choosing the same file again.
      field.value = ''
      setBusy(false)
    }
  }

  return (
    <div className={classes.root}>
      <label className={classes.button} data-busy={busy ? '' : undefined}>
        <Sign size={20} stroke={1.75} aria-hidden />
        {text}
        <input
          type="file"
          className="visually-hidden"
          accept={art === 'foto' ? 'image/*,.heic,.heif' : 'image/*,.heic,.heif,application/pdf'}
          {...(art === 'foto' && { capture: 'environment' as const })}
          onChange={(event) => void take(event)}
        />
      </label>
      {failure !== null && (
        <p role="alert" className={classes.fehler}>
          {failure}
        </p>
      )}
    </div>
  )
}
