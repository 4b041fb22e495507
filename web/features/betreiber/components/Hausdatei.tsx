import { Button } from '@mantine/core'
import { HAUSDATEI_TYPE, MAX_HAUSDATEI_BYTES } from '@platzwart/contract/dateiBytes'
import type { HausdateiView, MandantHaus } from '@platzwart/contract/mandant'
import * as wire from '@platzwart/contract/operations/hausdatei'
import { IconDownload } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ask } from '../../../platform/api.ts'
import { useMinute } from '../../../platform/clock.ts'
import { formatMoment } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { Fields } from '../../../ui/form/Field.tsx'
import { FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { FailureNote, FormFailure } from '../../../ui/form/FormFailure.tsx'
import { file } from '../../../ui/form/file.tsx'
import { text } from '../../../ui/form/text.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import buttons from '../../../ui/linkButton.module.css'
import { HowFar } from '../../../ui/loading/HowFar.tsx'
import { Note } from '../../../ui/Note.tsx'
import { runningUntil } from '../../mandant/model/zugriff.ts'
import { HAUSDATEIEN, hausdateienOptions, hausdateiHref, isOpen } from '../api/hausdateien.ts'
import { MANDANTEN_KEYS } from '../api/mandanten.ts'
import { spokenSize } from '../model/fileSize.ts'
import { percentOf } from '../model/hausdatei.ts'
import classes from './Mandant.module.css'
import { Sheet } from './PartForm.tsx'

/** The export of a whole house as one file: requested, created in the background, and downloaded. */
export function HausdateiExport({ haus }: { readonly haus: MandantHaus }) {
  const { t } = useTranslation('betreiber')
  const { data } = useQuery(hausdateienOptions())
  const write = useAct(wire.exportMandant, {
    input: (_: null) => ({ id: haus.id }),
    failsBeside: true,
    says: () => t('datei.bestellt'),
    refreshes: [HAUSDATEIEN],
  })
  const newest = data?.items.find(({ art, mandantId }) => art === 'ausfuhr' && mandantId === haus.id)
  const open = newest !== undefined && isOpen(newest)
  const zugriff = runningUntil(haus, useMinute())
  // If nobody has signed in yet, there is nobody to ask for access.
  const may = zugriff !== null || haus.einladbar
  return (
    <Sheet title={t('datei.titel')}>
      <p className={classes.quiet}>{t('datei.text')}</p>
      {!may && <Note kind="hint">{t('datei.ohne')}</Note>}
      {zugriff && <p>{t('datei.erlaubt', { wann: formatMoment(zugriff, haus.zone) })}</p>}
      {newest && <Stand datei={newest} failed={t('datei.nicht')} />}
      {newest?.da && (
        <p>
          {t('datei.fertig', {
            wann: formatMoment(Temporal.Instant.from(newest.erstellt), haus.zone),
            groesse: spokenSize(t, newest.bytes ?? 0),
          })}
        </p>
      )}
      {write.failure !== null && <FailureNote failure={write.failure} />}
      <div className={classes.buttons}>
        {may && newest?.da && (
          <a href={hausdateiHref(newest.id)} download className={buttons.primary}>
            <IconDownload size={18} aria-hidden />
            {t('datei.laden')}
          </a>
        )}
        {may && !open && (
          <Button variant="default" size="md" loading={write.busy} onClick={() => write.start(null)}>
            {t(newest?.da ? 'datei.neu' : 'datei.schreiben')}
          </Button>
        )}
      </div>
    </Sheet>
  )
}

/** The progress of a file, and why it failed. */
function Stand({ datei, failed }: { readonly datei: HausdateiView; readonly failed: string }) {
  const { t } = useTranslation('betreiber')
  if (datei.status === 'fehlgeschlagen')
    return (
      <Note kind="refusal" title={failed}>
        <p>{datei.fehler}</p>
      </Note>
    )
  if (!isOpen(datei)) return null
  const { art, schritt } = datei
  const step = schritt === 'schreiben' ? (art === 'einfuhr' ? 'hinein' : 'lesen') : (schritt ?? 'wartet')
  const name = t(`datei.${step}`)
  return (
    <HowFar done={percentOf(datei)} of={100} label={name}>
      {t('datei.fortschritt', { name, prozent: String(percentOf(datei)) })}
    </HowFar>
  )
}

const GIGABYTE = 1024 ** 3
const START = { datei: null as File | null, name: '' }

/**
 * The import of a house from a file: uploaded, validated as a whole, and then imported entirely or not at
 * all.
 */
export function HausdateiImport() {
  const { t } = useTranslation('betreiber')
  const queryClient = useQueryClient()
  const [id, setId] = useState<string | null>(null)
  const { data } = useQuery(hausdateienOptions())
  const brought = data?.items.find((one) => one.id === id)
  const done = brought?.status === 'fertig'
  useEffect(() => {
    if (done) for (const queryKey of MANDANTEN_KEYS) void queryClient.invalidateQueries({ queryKey })
  }, [done, queryClient])
  const gigabyte = MAX_HAUSDATEI_BYTES / GIGABYTE
  const form = useForm({
    start: START,
    restarts: true,
    fields: {
      datei: file({
        label: t('datei.ein.datei'),
        accept: '.haus',
        placeholder: t('datei.ein.platzhalter'),
        missing: t('datei.ein.dateiFehlt'),
      }),
      name: text({ label: t('datei.ein.name'), missing: t('datei.ein.nameFehlt'), max: 120 }),
    },
    check: ({ datei }) =>
      new Map(
        datei && datei.size > MAX_HAUSDATEI_BYTES
          ? [['datei', t('datei.ein.dateiZuGross', { gigabyte })]]
          : [],
      ),
    send: ({ datei, name }, { key }) =>
      ask(wire.importMandant, {
        query: { name },
        file: { bytes: datei as File, type: HAUSDATEI_TYPE },
        idempotencyKey: key,
      }),
    says: () => t('datei.ein.gebracht'),
    onDone(view) {
      setId(view.id)
      return queryClient.invalidateQueries({ queryKey: HAUSDATEIEN })
    },
  })
  return (
    <Sheet title={t('datei.ein.titel')}>
      <p className={classes.quiet}>{t('datei.ein.text')}</p>
      {brought && <Stand datei={brought} failed={t('datei.ein.nicht', { name: brought.name })} />}
      {done && (
        <Note kind="done" title={t('datei.ein.fertig', { name: brought.name })}>
          <Link to="/admin/mandanten/$id" params={{ id: brought.mandantId }} className={buttons.plain}>
            {t('datei.ein.oeffnen', { name: brought.name })}
          </Link>
        </Note>
      )}
      <FormBox form={form} className={classes.part}>
        <Fields form={form} />
        <FormFailure />
        <div>
          <Submit variant="default">{t('datei.ein.bringen')}</Submit>
        </div>
      </FormBox>
    </Sheet>
  )
}
