import { Button } from '@mantine/core'
import type { PlanZeiten } from '@platzwart/contract/leseraum/zeiten'
import { useState } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { currentLanguage } from '../../../platform/texts/words.ts'
import { useSonderText } from '../model/useSonderText.ts'
import classes from './Year.module.css'

/** The calendar as a table. */
export function YearTable({ plans, jahr }: { readonly plans: readonly PlanZeiten[]; readonly jahr: number }) {
  const { t } = useTranslation('oeffnungsjahr')
  const { tageOf, zeitenOf } = useSonderText()
  const [open, setOpen] = useState(false)
  const first = `${jahr}-01-01`
  const last = `${jahr}-12-31`
  const rows = plans
    .flatMap((plan) => plan.sonderoeffnungszeiten.map((sonder) => ({ plan, sonder })))
    .filter(({ sonder }) => sonder.gueltigBis >= first && sonder.gueltigVon <= last)
    .toSorted((a, b) => (a.sonder.gueltigVon < b.sonder.gueltigVon ? -1 : 1))
  const english = currentLanguage() === 'en'
  return (
    <div className={classes.twin}>
      <Button variant="default" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('kalender.tabelle')}
      </Button>
      {open && rows.length === 0 && <p>{t('kalender.leer')}</p>}
      {open && rows.length > 0 && (
        <table className={classes.lines}>
          <caption>{t('kalender.tabelleTitel', { jahr })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('kalender.spalteTage')}</th>
              <th scope="col">{t('kalender.spalteRaum')}</th>
              <th scope="col">{t('kalender.spalteZeiten')}</th>
              <th scope="col">{t('kalender.spalteGrund')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ plan, sonder }) => (
              <tr key={`${plan.id} ${sonder.id}`}>
                <th scope="row">{tageOf(sonder)}</th>
                <td>{plan.bezeichnung}</td>
                <td>{zeitenOf(sonder)}</td>
                <td>{(english && sonder.grundEn) || sonder.grund}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
