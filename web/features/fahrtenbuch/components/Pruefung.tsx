import { Button } from '@mantine/core'
import * as wire from '@platzwart/contract/operations/fahrtenbuch'
import { IconShieldCheck } from '@tabler/icons-react'
import { describeFailure } from '../../../platform/describeFailure.ts'
import { formatNumber } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { Note } from '../../../ui/Note.tsx'
import classes from './Pruefung.module.css'

/** Verifies the logbook's hash chain, on demand. */
export function usePruefung(fahrzeugId: string) {
  return useAct(wire.showVerification, { input: (_: null) => ({ id: fahrzeugId }), failsBeside: true })
}

type Pruefung = ReturnType<typeof usePruefung>

export function CheckButton({ pruefung }: { readonly pruefung: Pruefung }) {
  const { t } = useTranslation('fahrtenbuch')
  return (
    <Button
      variant="default"
      size="md"
      leftSection={<IconShieldCheck size={18} aria-hidden />}
      loading={pruefung.busy}
      onClick={() => pruefung.start(null)}
    >
      {t('pruefung.knopf')}
    </Button>
  )
}

/** The result, with the checksum for comparison with a printed export. */
export function Result({ pruefung }: { readonly pruefung: Pruefung }) {
  const { t } = useTranslation('fahrtenbuch')
  const { t: shell } = useTranslation()
  if (pruefung.failure !== null)
    return <Note kind="refusal" title={describeFailure(pruefung.failure, shell).text} />
  if (pruefung.answer === undefined) return null
  const { fehler, widersprueche, inOrdnung, eintraege, letzterHash } = pruefung.answer
  if (!inOrdnung)
    return (
      <Note kind="refusal" title={t('pruefung.schlecht')}>
        {fehler && <p>{fehler.text}</p>}
        {widersprueche.map(({ zeuge, text }) => (
          <p key={zeuge}>{text}</p>
        ))}
      </Note>
    )
  return (
    <Note kind="done" title={t('pruefung.gut')}>
      <p>{t('pruefung.gutText', { count: eintraege, anzahl: formatNumber(eintraege) })}</p>
      {eintraege > 0 && (
        <p className={classes.siegel}>
          {t('pruefung.siegel')}: <code>{letzterHash}</code>
        </p>
      )}
    </Note>
  )
}
