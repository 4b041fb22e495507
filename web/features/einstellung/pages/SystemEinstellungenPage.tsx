import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Page } from '../../../ui/page/Page.tsx'
import { RecordTabs } from '../../../ui/pflege/RecordTabs.tsx'
import classes from '../components/Einstellung.module.css'
import { ExceptionList } from '../components/ExceptionList.tsx'
import { Explanation } from '../components/Explanation.tsx'
import { Finder } from '../components/Finder.tsx'
import { HausEinstellungen } from '../components/HausEinstellungen.tsx'
import { HistoryDialog } from '../components/HistoryDialog.tsx'
import { WertDialog } from '../components/WertDialog.tsx'
import { BEREICHE, TABS } from '../model/address.ts'
import { bereichOf } from '../model/fields.ts'
import { useOptions } from '../model/useOptions.ts'
import { useSystemAddress } from '../model/useSystemAddress.ts'

/**
 * All settings on one page, for people who maintain them: the house's, those of groups and people, and a
 * person's effective ones (E10, Z3).
 */
export function SystemEinstellungenPage() {
  const { t } = useTranslation('einstellung')
  const { t: words } = useTranslation('einstellungPflege')
  const { search, setSearch } = useSystemAddress()
  const { sections } = useOptions()
  const bereiche = BEREICHE.filter((bereich) => sections.some((section) => bereichOf(section) === bereich))
  const { reiter, suche, bereich, gesetzt, abschnitt } = search
  const gesucht = { suche, bereich, gesetzt }
  return (
    <Page
      kind="list"
      title={t('system.titel')}
      lead={t('system.lead')}
      actions={
        <Button
          size="md"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setSearch({ neu: true })}
        >
          {words('ausnahmen.neu')}
        </Button>
      }
      className={classes.root}
    >
      <RecordTabs
        label={words('reiter.titel')}
        tabs={TABS}
        current={reiter}
        textOf={(tab) => words(`reiter.${tab}`)}
      />
      {reiter === 'haus' && (
        <HausEinstellungen
          sections={sections}
          gesucht={gesucht}
          abschnitt={abschnitt}
          finder={(treffer) => (
            <Finder
              gesucht={gesucht}
              bereiche={bereiche}
              treffer={treffer}
              onChange={(patch) => setSearch(patch, true)}
            />
          )}
          ways={{
            onVerlauf: (verlauf) => setSearch({ verlauf }),
            onAusnahmen: (option) => setSearch({ reiter: 'ausnahmen', option }),
          }}
        />
      )}
      {reiter === 'ausnahmen' && <ExceptionList search={search} setSearch={setSearch} />}
      {reiter === 'auskunft' && (
        <Explanation
          search={search}
          setSearch={setSearch}
          onAusnahme={(option) => setSearch({ neu: true, option })}
        />
      )}
      <WertDialog
        id={search.wert}
        neu={search.neu}
        option={search.option}
        person={reiter === 'auskunft' ? search.person : undefined}
        onClose={() => setSearch({ wert: undefined, neu: false })}
      />
      <HistoryDialog option={search.verlauf} onClose={() => setSearch({ verlauf: undefined })} />
    </Page>
  )
}
