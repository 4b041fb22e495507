import { ActionIcon, Button } from '@mantine/core'
import type { MandantHaus } from '@platzwart/contract/mandant'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { text } from '../../../ui/form/text.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { HOSTS, MAIL_DOMAINS, MANDANTEN_KEYS } from '../api/mandanten.ts'
import classes from './Mandant.module.css'
import { Sheet, useKeepHaus } from './PartForm.tsx'

const KINDS = {
  host: {
    ...HOSTS,
    titel: 'haus.host.titel',
    text: 'haus.host.text',
    keine: 'haus.host.keine',
    neu: 'haus.host.neu',
  },
  mail: {
    ...MAIL_DOMAINS,
    titel: 'haus.mail.titel',
    text: 'haus.mail.text',
    keine: 'haus.mail.keine',
    neu: 'haus.mail.neu',
  },
} as const

interface DomainsProps {
  readonly haus: MandantHaus
  /** The hosts that lead to the house, or the e-mail domains of its people. */
  readonly kind: keyof typeof KINDS
}

/** The domains that lead to a house's login page. */
export function Domains({ haus, kind }: DomainsProps) {
  const { t } = useTranslation('betreiber')
  const { listed, remove, ...words } = KINDS[kind]
  const away = useAct({
    send: (domain: string, key) => remove(haus, domain, key),
    says: (_, domain) => t('haus.domainEntfernt', { domain }),
    refreshes: MANDANTEN_KEYS,
  })
  const domains = listed(haus)
  return (
    <Sheet title={t(words.titel)}>
      <p className={classes.quiet}>{t(words.text)}</p>
      {domains.length === 0 ? (
        <p>{t(words.keine)}</p>
      ) : (
        <ul className={classes.domains}>
          {domains.map((domain) => (
            <Row key={domain} domain={domain} busy={away.busy} onRemove={() => away.start(domain)} />
          ))}
        </ul>
      )}
      <NewDomain haus={haus} kind={kind} />
    </Sheet>
  )
}

interface RowProps {
  readonly domain: string
  readonly busy: boolean
  readonly onRemove: () => void
}

/** A domain; removing it needs a confirmation, because it then no longer leads to the house. */
function Row({ domain, busy, onRemove }: RowProps) {
  const { t } = useTranslation('betreiber')
  const [asked, setAsked] = useState(false)
  if (asked)
    return (
      <li>
        {t('haus.domainFrage', { domain })}
        <div className={classes.buttons}>
          <Button loading={busy} onClick={onRemove}>
            {t('haus.domainJa')}
          </Button>
          <Button variant="default" onClick={() => setAsked(false)}>
            {t('haus.domainNein')}
          </Button>
        </div>
      </li>
    )
  return (
    <li>
      {domain}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        aria-label={t('haus.domainWeg', { domain })}
        onClick={() => setAsked(true)}
      >
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </li>
  )
}

function NewDomain({ haus, kind }: DomainsProps) {
  const { t } = useTranslation('betreiber')
  const keep = useKeepHaus()
  const { listed, add, ...words } = KINDS[kind]
  const neu = t(words.neu)
  const form = useForm({
    start: { domain: '' },
    restarts: true,
    fields: { domain: text({ label: neu, missing: t('haus.domainFehlt'), max: 253 }) },
    send: ({ domain }, { key }) => add(haus, domain, key),
    says: (after) =>
      t('haus.domainDa', { domain: listed(after).find((one) => !listed(haus).includes(one)) ?? '' }),
    onDone: keep,
  })
  return (
    <FormBox form={form}>
      <div className={classes.adding}>
        <Field form={form} name="domain" />
        <Submit variant="default" name={`${neu}: ${t('haus.domainDazu')}`}>
          {t('haus.domainDazu')}
        </Submit>
      </div>
      <FormFailure />
    </FormBox>
  )
}
