import { ActionIcon } from '@mantine/core'
import type { MandantHaus } from '@platzwart/contract/mandant'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { text } from '../../../ui/form/text.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { addDomain, MANDANTEN_KEYS, removeDomain } from '../api/mandanten.ts'
import classes from './Mandant.module.css'
import { Sheet, useKeepHaus } from './PartForm.tsx'

/** The hosts that lead to a house. */
export function Domains({ haus }: { readonly haus: MandantHaus }) {
  const { t } = useTranslation('betreiber')
  const remove = useAct({
    send: (domain: string, key) => removeDomain(haus, domain, key),
    says: (_, domain) => t('haus.domainEntfernt', { domain }),
    refreshes: MANDANTEN_KEYS,
  })
  return (
    <Sheet title={t('haus.domains')}>
      <p className={classes.quiet}>{t('haus.domainsText')}</p>
      {haus.domains.length === 0 ? (
        <p>{t('haus.keineDomain')}</p>
      ) : (
        <ul className={classes.domains}>
          {haus.domains.map((domain) => (
            <li key={domain}>
              {domain}
              <ActionIcon
                variant="subtle"
                color="gray"
                size={40}
                aria-label={t('haus.domainWeg', { domain })}
                disabled={remove.busy}
                onClick={() => remove.start(domain)}
              >
                <IconX size={18} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <NewDomain haus={haus} />
    </Sheet>
  )
}

function NewDomain({ haus }: { readonly haus: MandantHaus }) {
  const { t } = useTranslation('betreiber')
  const keep = useKeepHaus()
  const form = useForm({
    start: { domain: '' },
    restarts: true,
    fields: { domain: text({ label: t('haus.domain'), missing: t('haus.domainFehlt'), max: 253 }) },
    send: ({ domain }, { key }) => addDomain(haus, domain, key),
    says: (after) =>
      t('haus.domainDa', { domain: after.domains.find((d) => !haus.domains.includes(d)) ?? '' }),
    onDone: keep,
  })
  return (
    <FormBox form={form}>
      <div className={classes.adding}>
        <Field form={form} name="domain" />
        <Submit variant="default">{t('haus.domainDazu')}</Submit>
      </div>
      <FormFailure />
    </FormBox>
  )
}
