import { Button } from '@mantine/core'
import type { Rechtstexte } from '@platzwart/contract/mandant'
import { PAGE } from '@platzwart/contract/paths'
import { now } from '../../../platform/clock.ts'
import { formatTag } from '../../../platform/format.ts'
import { useStart, useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import type { Form } from '../../../ui/form/useForm.ts'
import classes from './TextFields.module.css'

interface StatementProposalProps {
  readonly form: Pick<Form<Rechtstexte>, 'change' | 'values'>
  readonly lang: 'de' | 'en'
}

const NAME = { de: 'barrierefreiheit', en: 'barrierefreiheitEn' } as const

/** The model statement of Decision (EU) 2018/1523 as an editable proposal, while the house has no own one. */
export function StatementProposal({ form, lang }: StatementProposalProps) {
  const { t } = useTranslation('haus')
  const { mandant } = useStart()
  const zone = useZone()
  const name = NAME[lang]
  if (form.values[name].trim() !== '') return <p className={classes.quiet}>{t('texte.klammern')}</p>
  const propose = () => {
    const tag = formatTag(now().toZonedDateTimeISO(zone).toPlainDate())
    const url = `${location.origin}${PAGE.home}`
    form.change({ [name]: t(`texte.erklaerung.${lang}`, { haus: mandant?.name ?? '', url, tag }) })
  }
  return (
    <div className={classes.head}>
      <p className={classes.quiet}>{t('texte.vorschlagText')}</p>
      <Button variant="default" onClick={propose}>
        {t('texte.vorschlag')}
      </Button>
    </div>
  )
}
