import { Button } from '@mantine/core'
import { MAX_DATEI_BYTES } from '@platzwart/contract/dateiBytes'
import type { MandantDetail } from '@platzwart/contract/mandant'
import type { Untergrund } from '@platzwart/domain/mandant/untergrund'
import { IconPhoto, IconTrash } from '@tabler/icons-react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import { FilePress } from '../../../ui/form/FilePress.tsx'
import { FailureNote } from '../../../ui/form/FormFailure.tsx'
import { landingOf } from '../../../ui/form/landing.ts'
import pflege from '../../../ui/pflege/pflege.module.css'

const MB = 1024 * 1024

/** All errors are shown here, none at a field. */
const NOWHERE = { shows: () => false, nameOf: (field: string) => field }

const LOGO = { hell: 'logo', dunkel: 'logoDunkel' } as const

/** The type that has a house's logos. */
export type Logos = Pick<MandantDetail, 'logo' | 'logoDunkel'>

/** How a logo is saved: of one's own house, or of a house that one operates. @param file null removes it */
export interface LogoSaving<M extends Logos> {
  readonly send: (untergrund: Untergrund, file: File | null, key: string) => Promise<M>
  readonly onDone: (mandant: M) => unknown
}

interface LogoChoiceProps<M extends Logos> {
  readonly mandant: Logos
  readonly untergrund: Untergrund
  readonly saving: LogoSaving<M>
}

/** A logo: choose one, preview it as the server has stored it, remove it. */
export function LogoChoice<M extends Logos>({ mandant, untergrund, saving }: LogoChoiceProps<M>) {
  const { t } = useTranslation('haus')
  const has = mandant[LOGO[untergrund]] !== null
  const save = useAct({
    send: (file: File | null, key) => saving.send(untergrund, file, key),
    failsBeside: true,
    says: (answer) => t(answer[LOGO[untergrund]] === null ? 'logo.entfernt' : 'logo.gesetzt'),
    onDone: saving.onDone,
  })
  const named = (was: string) => t('logo.von', { was, untergrund: t(`probe.${untergrund}`) })
  const choose = t(has ? 'logo.ersetzen' : 'logo.waehlen')
  return (
    <>
      <div className={pflege.buttons}>
        <FilePress
          accept="image/png,image/jpeg,image/webp,image/svg+xml"
          onFile={(file) => save.start(file)}
          name={named(choose)}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={save.busy}
              aria-label={named(choose)}
              leftSection={<IconPhoto size={18} aria-hidden />}
            >
              {choose}
            </Button>
          )}
        </FilePress>
        {has && (
          <Button
            variant="subtle"
            color="gray"
            aria-label={named(t('logo.entfernen'))}
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => save.start(null)}
          >
            {t('logo.entfernen')}
          </Button>
        )}
      </div>
      <p className={pflege.quiet}>
        {untergrund === 'hell' ? t('logo.hilfe', { mb: MAX_DATEI_BYTES / MB }) : !has && t('logo.ohneDunkel')}
      </p>
      <Announced as="p" className="visually-hidden">
        {save.busy ? t('logo.laedt') : ''}
      </Announced>
      {save.failure !== null && (
        <FailureNote
          title={t('logo.nicht')}
          failure={save.failure}
          rest={landingOf(save.failure, NOWHERE).rest}
        />
      )}
    </>
  )
}
