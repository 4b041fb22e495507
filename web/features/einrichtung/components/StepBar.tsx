import type { EinrichtungView } from '@platzwart/contract/einrichtung'
import { PAGE } from '@platzwart/contract/paths'
import { IconArrowRight } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { readSoon } from '../../../platform/live/readSoon.ts'
import { useSitzung } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import buttons from '../../../ui/linkButton.module.css'
import { einrichtungOptions } from '../api/einrichtung.ts'
import { isAt, nextStep } from '../model/targets.ts'
import { useFollows, useGuided } from '../model/useSteps.ts'
import classes from './einrichtung.module.css'

/** The bar above the administration pages during the setup: the current step, and the next one. */
export function StepBar(): ReactNode {
  const { menue } = useSitzung()
  const { pathname } = useLocation()
  const { follows } = useFollows()
  const listed = menue.includes('einrichten')
  // Without it the page below works as well.
  const { data: view } = useQuery({ ...einrichtungOptions, enabled: listed, throwOnError: false })
  useReadAfterwards(listed)
  const shown = view !== undefined && listed && (view.leer || follows)
  return shown && pathname !== PAGE.adminEinrichtung ? <Bar view={view} /> : null
}

/** Any saved form may have been a step. */
function useReadAfterwards(listed: boolean): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!listed) return
    return queryClient.getMutationCache().subscribe(({ type, mutation }) => {
      if (type === 'updated' && mutation.state.status === 'success')
        readSoon(queryClient, einrichtungOptions.queryKey)
    })
  }, [queryClient, listed])
}

/** The last step that was done since the visit began. */
function useJustDone({ schritte }: EinrichtungView) {
  const done = schritte.filter(({ stand }) => stand === 'erledigt').map(({ schritt }) => schritt)
  const [known, setKnown] = useState(done)
  const [just, setJust] = useState<(typeof done)[number] | null>(null)
  if (done.join() !== known.join()) {
    setKnown(done)
    setJust(done.findLast((schritt) => !known.includes(schritt)) ?? null)
  }
  return { done: done.length, just }
}

function Bar({ view }: { readonly view: EinrichtungView }) {
  const { t } = useTranslation('einrichtung')
  const { pathname, searchStr: search } = useLocation()
  const { follow } = useFollows()
  const { done, just } = useJustDone(view)
  const next = nextStep(view.schritte, useGuided(view), just)
  const here = next !== null && isAt(next.target, { pathname, search })
  const nameOf = (schritt: (typeof view.schritte)[number]['schritt']) => t(`schritt.${schritt}.name`)
  return (
    <section aria-label={t('leiste.titel')} className={classes.bar}>
      <Announced className={classes.barWords}>
        {just !== null && <b>{t('leiste.erledigt', { schritt: nameOf(just) })}</b>}{' '}
        {here && t('leiste.hier', { schritt: nameOf(next.schritt) })}
        {next === null && t('leiste.fertig')}
      </Announced>
      <div className={classes.barWays}>
        <Link to={PAGE.adminEinrichtung} className={buttons.plain}>
          {t('leiste.alle', { erledigt: done, alle: view.schritte.length })}
        </Link>
        {next !== null && !here && (
          <Link to={next.target} className={buttons.primary} onClick={follow}>
            {t('leiste.weiter', { schritt: nameOf(next.schritt) })}
            <IconArrowRight size={18} aria-hidden />
          </Link>
        )}
      </div>
    </section>
  )
}
