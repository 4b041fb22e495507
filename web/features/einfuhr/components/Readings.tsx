import { NativeSelect } from '@mantine/core'
import type { EinfuhrView } from '@platzwart/contract/einfuhr'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Note } from '../../../ui/Note.tsx'

export type Encoding = NonNullable<EinfuhrView['kodierung']>

/** The names of encodings. */
export const ENCODING_WORDS = {
  'utf-8': 'utf8',
  'utf-16le': 'utf16',
  'utf-16be': 'utf16',
  'windows-1252': 'windows1252',
  macintosh: 'macintosh',
  cp850: 'cp850',
  'windows-1250': 'windows1250',
  'windows-1254': 'windows1254',
  'windows-1251': 'windows1251',
  shift_jis: 'shiftjis',
  gb18030: 'gb18030',
  big5: 'big5',
  'euc-kr': 'euckr',
} as const satisfies Readonly<Record<Encoding, string>>

interface ReadingsProps {
  readonly einfuhr: EinfuhrView
  readonly busy: boolean
  readonly onChoose: (encoding: Encoding) => void
}

/**
 * The possible readings of a file with an ambiguous encoding, with sample words to recognise the right one.
 */
export function Readings({ einfuhr, busy, onChoose }: ReadingsProps) {
  const { t } = useTranslation('einfuhr')
  const { lesarten, kodierung, kodierungUnklar } = einfuhr
  if (lesarten.length < 2) return null
  const choice = (
    <NativeSelect
      label={kodierungUnklar ? t('vorschau.lesartFrage') : t('vorschau.lesart')}
      description={kodierungUnklar ? t('vorschau.lesartHilfe') : undefined}
      value={kodierungUnklar ? '' : (kodierung ?? '')}
      disabled={busy}
      data={[
        ...(kodierungUnklar ? [{ value: '', label: t('vorschau.lesartWaehlen') }] : []),
        ...lesarten.map((one) => ({
          value: one.kodierung,
          label: t('vorschau.lesartWoerter', {
            kodierung: t(`kodierung.${ENCODING_WORDS[one.kodierung]}`),
            woerter: one.woerter.join(', '),
          }),
        })),
      ]}
      onChange={({ currentTarget: { value } }) => {
        const chosen = lesarten.find((one) => one.kodierung === value)
        if (chosen) onChoose(chosen.kodierung)
      }}
    />
  )
  return kodierungUnklar ? <Note kind="hint">{choice}</Note> : choice
}
