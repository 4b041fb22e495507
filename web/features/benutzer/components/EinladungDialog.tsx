import { Button } from '@mantine/core'
import type { AnswerOf } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/benutzer'
import { PAGE } from '@platzwart/contract/paths'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ask } from '../../../platform/api.ts'
import { formatNumber } from '../../../platform/format.ts'
import { useSitzung } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { useDialogTitle } from '../../../ui/dialog/DialogFrame.tsx'
import { chips, segment } from '../../../ui/form/choice.tsx'
import { Fields } from '../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { text } from '../../../ui/form/text.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { Note } from '../../../ui/Note.tsx'
import { peopleInLines } from '../model/lines.ts'
import { useOneTimeLinks } from '../model/useOneTimeLinks.ts'
import { usePersonSaved } from '../model/usePersonSaved.ts'
import classes from './Benutzer.module.css'
import { LinkList } from './LinkList.tsx'
import { useChoices } from './RechteForm.tsx'

type Invited = AnswerOf<typeof wire.inviteBenutzer>

interface EinladungDialogProps {
  readonly opened: boolean
  readonly onClose: () => void
}

/** Invites people: one by a form, or many by lines. */
export function EinladungDialog({ opened, onClose }: EinladungDialogProps) {
  const { t } = useTranslation('benutzer')
  return (
    <Dialog opened={opened} onClose={onClose} title={t('einladung.titel')}>
      {opened && <Content />}
    </Dialog>
  )
}

function Content() {
  const [invited, setInvited] = useState<Invited | null>(null)
  const { keep } = useOneTimeLinks()
  function onInvited(answer: Invited) {
    keep(linksOf(answer))
    setInvited(answer)
  }
  return invited === null ? (
    <Invite onInvited={onInvited} />
  ) : (
    <Done invited={invited} onMore={() => setInvited(null)} />
  )
}

const linksOf = ({ eingeladen }: Invited) =>
  eingeladen.flatMap(({ id, name, link }) => (link === null ? [] : [{ id, name, link }]))

/** The contract's limit. */
const MOST = 200

const START = {
  wie: 'eine' as 'eine' | 'mehrere',
  vorname: '',
  nachname: '',
  email: '',
  personalnummer: '',
  zeilen: '',
  gruppenIds: [] as readonly string[],
  rollenIds: [] as readonly string[],
}

type Typed = typeof START

function peopleOf({ wie, vorname, nachname, email, personalnummer, zeilen }: Typed) {
  return wie === 'mehrere'
    ? peopleInLines(zeilen).personen
    : [{ vorname, nachname, email, personalnummer: personalnummer.trim() || null }]
}

/** With many people there are no separate fields: issues about one of them belong to the lines. */
const nameOf = (field: string, { wie }: Typed) =>
  wie === 'mehrere' ? (field.startsWith('personen') ? 'zeilen' : field) : field.replace(/^personen\.0\./, '')

function useFields() {
  const { t } = useTranslation('benutzer')
  const { gruppen, rollen } = useChoices()
  const missing = t('angaben.fehlt')
  const wie = segment<Typed['wie']>({
    label: t('einladung.wen'),
    options: [
      { value: 'eine', label: t('einladung.eine') },
      { value: 'mehrere', label: t('einladung.mehrere') },
    ],
    wide: true,
  })
  const one = {
    vorname: text({ label: t('angaben.vorname'), max: 100, missing, autoComplete: 'off', first: true }),
    nachname: text({ label: t('angaben.nachname'), max: 100, missing, autoComplete: 'off' }),
    email: text({ label: t('angaben.email'), max: 254, missing, type: 'email', autoComplete: 'off' }),
    personalnummer: text({ label: t('angaben.personalnummer'), max: 60, autoComplete: 'off' }),
  }
  const many = {
    zeilen: text({ label: t('einladung.zeilen'), hint: t('einladung.zeilenHilfe'), missing, lines: 6 }),
  }
  const grants = useSitzung().berechtigungen.includes('berechtigungs_pflege')
  const rechteFor = (wie: Typed['wie']) => ({
    ...(gruppen.length > 0 && {
      gruppenIds: chips({
        label: wie === 'eine' ? t('rechte.gruppen') : t('einladung.gruppen'),
        options: gruppen,
      }),
    }),
    rollenIds: chips({ label: wie === 'eine' ? t('rechte.rollen') : t('einladung.rollen'), options: rollen }),
  })
  return (values: Typed) => ({
    wie,
    ...(values.wie === 'mehrere' ? many : one),
    ...(grants && rechteFor(values.wie)),
  })
}

function Invite({ onInvited }: { readonly onInvited: (invited: Invited) => void }) {
  const { t } = useTranslation('benutzer')
  const saved = usePersonSaved('')
  const form = useForm({
    start: START,
    fields: useFields(),
    check: (values: Typed) => faultsOf(values, t),
    nameOf,
    send: (values, { key: idempotencyKey }) =>
      ask(wire.inviteBenutzer, {
        draft: { personen: peopleOf(values), gruppenIds: values.gruppenIds, rollenIds: values.rollenIds },
        idempotencyKey,
      }),
    onDone: (invited) => {
      saved.onDone(undefined)
      onInvited(invited)
    },
  })
  const count = peopleOf(form.values).length
  return (
    <FormBox form={form} takesFocus>
      <Fields form={form} />
      {form.values.wie === 'mehrere' && (
        <Announced as="p" className={classes.quiet}>
          {t('einladung.erkannt', { count, anzahl: formatNumber(count) })}
        </Announced>
      )}
      <FormFailure />
      <Actions>
        <Submit>{t('einladung.senden')}</Submit>
      </Actions>
    </FormBox>
  )
}

function faultsOf(values: Typed, t: ReturnType<typeof useTranslation<'benutzer'>>['t']) {
  const { personen, unreadable } = peopleInLines(values.zeilen)
  if (values.wie === 'eine') return new Map<string, string>()
  const [wrong] = unreadable
  if (wrong) return new Map([['zeilen', t('einladung.unlesbar', { ...wrong })]])
  return personen.length > MOST
    ? new Map([['zeilen', t('einladung.zuViele', { max: MOST })]])
    : new Map<string, string>()
}

/** Without a mail server, a repeated answer no longer contains links. */
const sentOf = (perMail: boolean) => (perMail ? 'einladung.unterwegs' : 'einladung.verbraucht')

function Done({ invited, onMore }: { readonly invited: Invited; readonly onMore: () => void }) {
  const { t } = useTranslation('benutzer')
  const { perMail, eingeladen, schonDa } = invited
  const count = eingeladen.length
  const links = linksOf(invited)
  useDialogTitle(t('einladung.fertig', { count, anzahl: formatNumber(count) }))
  return (
    <div className={classes.section}>
      {count > 0 && <p>{t(links.length > 0 ? 'einladung.links' : sentOf(perMail))}</p>}
      {links.length > 0 && <LinkList links={links} />}
      <Known schonDa={schonDa} />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onMore}>
          {t('einladung.weitere')}
        </Button>
      </div>
    </div>
  )
}

/**
 * People whom the house knew already: active ones are unchanged, and deactivated ones are not reactivated by
 * an invitation.
 */
function Known({ schonDa }: Pick<Invited, 'schonDa'>) {
  const { t } = useTranslation('benutzer')
  const inside = schonDa.filter(({ status }) => status === 'aktiv')
  const out = schonDa.filter(({ status }) => status === 'inaktiv')
  return (
    <>
      {inside.length > 0 && (
        <Note kind="hint">
          <p>{t('einladung.schonDa', { namen: inside.map(({ name }) => name).join(', ') })}</p>
        </Note>
      )}
      {out.length > 0 && (
        <Note kind="hint">
          <p>{t('einladung.deaktiviert')}</p>
          <ul className={classes.buchungen}>
            {out.map(({ id, name }) => (
              <li key={id}>
                <Link to={PAGE.adminBenutzer} search={{ person: id }}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </Note>
      )}
    </>
  )
}
