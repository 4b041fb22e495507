import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Fields } from '../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { several } from '../../../ui/form/several.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { WhenRead } from '../../../ui/pflege/WhenRead.tsx'
import { flotteOptions } from '../api/fahrten.ts'

interface FahrzeugChoiceProps {
  readonly opened: boolean
  readonly chosen: readonly string[]
  readonly onChosen: (ids: readonly string[]) => void
  readonly onClose: () => void
}

/** Filters trips by car; none selected means all. */
export function FahrzeugChoice({ opened, ...rest }: FahrzeugChoiceProps) {
  const { t } = useTranslation('buchungspflege')
  return (
    <Dialog opened={opened} onClose={rest.onClose} title={t('fahrzeuge.titel')}>
      {opened && <Content {...rest} />}
    </Dialog>
  )
}

type ContentProps = Omit<FahrzeugChoiceProps, 'opened'>
type Cars = readonly {
  readonly id: string
  readonly kennzeichen: string
  readonly marke: string
  readonly modell: string
}[]

function Content(props: ContentProps) {
  const query = useQuery(flotteOptions)
  return <WhenRead query={query}>{(cars) => <Choose {...props} cars={cars} />}</WhenRead>
}

function Choose({ cars, chosen, onChosen, onClose }: ContentProps & { readonly cars: Cars }) {
  const { t } = useTranslation('buchungspflege')
  const form = useForm({
    start: { fahrzeuge: chosen },
    fields: {
      fahrzeuge: several({
        label: t('fahrzeuge.welche'),
        filter: t('fahrzeuge.suchen'),
        options: cars.map(({ id, kennzeichen, marke, modell }) => ({
          value: id,
          label: t('fahrten.wagen', { kennzeichen, fahrzeug: `${marke} ${modell}` }),
        })),
        follows: (some, unshown) =>
          [
            t('fahrzeuge.gewaehlt', { count: some.length }),
            unshown > 0 ? t('fahrzeuge.mehr', { count: unshown }) : '',
          ].join(' '),
      }),
    },
    send: async ({ fahrzeuge }) => fahrzeuge,
    onDone(some) {
      onChosen(some)
      onClose()
    },
  })
  return (
    <FormBox form={form} asksAbout={[]}>
      <Fields form={form} />
      <Actions>
        <Submit>{t('fahrzeuge.zeigen')}</Submit>
      </Actions>
    </FormBox>
  )
}
