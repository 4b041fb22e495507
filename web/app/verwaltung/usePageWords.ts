import type { Entry } from '../../frame/feature.ts'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import { isAdminPage } from '../menu.ts'
import type { PageWords } from './navigation.ts'

/** Pages with synonyms that people search for. */
const SOUGHT = [
  'raeume',
  'anzeigegeraete',
  'sonderoeffnungszeiten',
  'standorte',
  'auslastung',
  'auswertung',
  'benutzer',
  'gruppen',
  'anmeldung',
  'rollen',
  'haus',
  'einstellungen',
  'fahrzeugeAdmin',
  'auftraege',
  'postausgang',
  'aufbewahrung',
  'anlage',
  'protokoll',
] as const

/** The names of the administration pages, and their synonyms. */
export function usePageWords(): (page: Entry) => PageWords {
  const { t: words } = useTranslation('verwaltung')
  return (page) => {
    const { id, group } = page
    const sought = SOUGHT.find((one) => one === id)
    return {
      name: isAdminPage(page) ? words(`name.${page.id}`) : id,
      group: words(`gruppe.${group ?? 'ueberblick'}`),
      more: sought === undefined ? '' : words(`stichworte.${sought}`),
    }
  }
}
