import { Button } from '@mantine/core'
import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { missingAngaben } from '@platzwart/domain/fahrtenbuch/angaben'
import { useState } from 'react'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Note } from '../../../ui/Note.tsx'
import { NachtragDialog } from '../../fahrtenbuch/components/NachtragDialog.tsx'
import { fristTag, isOver } from '../../fahrtenbuch/model/words.ts'

interface EintragStandProps {
  readonly fahrt: FahrzeugBuchungView
  readonly jetzt: Temporal.Instant
}

/**
 * The logbook facts that a trip still lacks: before its end as a word, afterwards with a button to enter
 * them.
 */
export function EintragStand({ fahrt, jetzt }: EintragStandProps) {
  const { t } = useTranslation('fahrt')
  const zone = useZone()
  const [open, setOpen] = useState(false)
  const { eintrag = null, fahrtenbuch = 'einfach', rolle } = fahrt
  const over = fahrt.status === 'durchgeführt'
  if (rolle !== 'fahrer' || fahrt.status === 'storniert' || (over && eintrag === null)) return null
  const fehlt = eintrag?.fehlt ?? missingAngaben({ ...fahrt, zweck: fahrt.fahrtgrund }, fahrtenbuch)
  if (fehlt.length === 0) return null
  const angaben = fehlt.map((angabe) => t(`eintrag.angabe.${angabe}`)).join(', ')
  if (eintrag === null) {
    return (
      <Note kind="hint" title={t(`eintrag.vorher.${fahrtenbuch}`)}>
        <p>{t('eintrag.fehltNoch', { angaben })}</p>
      </Note>
    )
  }
  const bis = eintrag.ergaenzbarBis
  const late = bis !== null && isOver(bis, jetzt)
  return (
    <Note kind="hint" title={t('eintrag.unvollstaendig')}>
      <p>
        {t('eintrag.fehlt', { angaben })}{' '}
        {bis !== null && t(late ? 'eintrag.verspaetet' : 'eintrag.bis', { tag: fristTag(bis, zone) })}
      </p>
      <Button mt="xs" h={44} onClick={() => setOpen(true)}>
        {t('eintrag.ergaenzen')}
      </Button>
      {open && (
        <NachtragDialog
          fahrt={{
            id: eintrag.id,
            abfahrt: eintrag.abfahrt,
            kilometer: eintrag.kilometer ?? 0,
            zielort: eintrag.zielort,
            zweck: eintrag.zweck,
            zielperson: eintrag.zielperson,
            umweg: eintrag.umweg,
            ergaenzbarBis: eintrag.ergaenzbarBis,
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Note>
  )
}
