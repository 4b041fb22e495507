import { Button } from '@mantine/core'
import type { EinrichtungView } from '@platzwart/contract/einrichtung'
import * as wire from '@platzwart/contract/operations/einrichtung'
import { useQueryClient } from '@tanstack/react-query'
import { startOptions } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { Note } from '../../../ui/Note.tsx'
import { einrichtungOptions } from '../api/einrichtung.ts'
import classes from './einrichtung.module.css'

/** Dismisses the checklist when it is done, or not needed; and restores it. */
export function PutAway({ view }: { readonly view: EinrichtungView }) {
  const { t } = useTranslation('einrichtung')
  const queryClient = useQueryClient()
  const { abgelegt } = view
  const put = useAct(wire.changeEinrichtung, {
    input: (away: boolean) => ({ body: { abgelegt: away } }),
    says: (_, away) => t(away ? 'weglegen.weg' : 'weglegen.da'),
    onDone: (after) => {
      queryClient.setQueryData(einrichtungOptions.queryKey, after)
      // The menu has one entry less, or more.
      return queryClient.invalidateQueries({ queryKey: startOptions.queryKey })
    },
  })
  const done = view.schritte.every(({ stand }) => stand !== 'offen')
  const toggle = (
    <Button
      variant={done && !abgelegt ? 'filled' : 'default'}
      loading={put.busy}
      onClick={() => put.start(!abgelegt)}
    >
      {t(abgelegt ? 'weglegen.wieder' : 'weglegen.knopf')}
    </Button>
  )
  if (abgelegt) {
    return (
      <Note kind="hint" title={t('weglegen.weg')}>
        <p>{t('weglegen.wegText')}</p>
        {toggle}
      </Note>
    )
  }
  if (done) {
    return (
      <Note kind="hint" title={t('fertig.titel')}>
        <p>{t('fertig.text')}</p>
        {toggle}
      </Note>
    )
  }
  return (
    <section aria-labelledby="weglegen" className={classes.section}>
      <h2 id="weglegen" className={classes.head}>
        {t('weglegen.titel')}
      </h2>
      <p className={classes.quiet}>{t('weglegen.text')}</p>
      <div>{toggle}</div>
    </section>
  )
}
