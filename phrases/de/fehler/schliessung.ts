import type { CodeTexts } from '../../shape.ts'

/** Why a closure is not made or taken back. */
export const fehler = {
  'schliessung.zuViele':
    'Das trifft {{anzahl}} Buchungen; auf einmal gehen höchstens {{limit}}. Bitte weniger Tage auf einmal schließen.',
  'schliessung.anders':
    'Inzwischen haben sich Buchungen geändert. Was es jetzt trifft, steht neu da; bitte noch einmal ansehen.',
  'schliessung.keinErsatz': 'Für eine dieser Buchungen gibt es keinen anderen Platz und keine andere Zeit.',
  'schliessung.nichtBelassen':
    'Was gesperrt oder außer Betrieb ist, kann niemand behalten: Bitte verschieben oder stornieren.',
  'schliessung.vorbei': 'Das lässt sich nicht mehr rückgängig machen: Es geht {{minuten}} lang und einmal.',
  'schliessung.geaendert':
    'Das hat inzwischen jemand geändert und lässt sich deshalb nicht mehr im Ganzen zurücknehmen.',
} satisfies CodeTexts<'schliessung'>
