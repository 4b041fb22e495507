import type { pflege as German } from '../../de/verwaltung/pflege.ts'
import type { Shape } from '../../shape.ts'

export const pflege: Shape<typeof German> = {
  speichern: 'Save',
  anlegen: 'Create',
  abbrechen: 'Cancel',
  gespeichert: 'Saved.',
  geloescht: '{{name}} is deleted.',
  loeschen: 'Delete',
  jaLoeschen: 'Yes, delete for good',
  pflicht: 'Please fill this in.',
  nichtGespeichert: 'This was not saved',
  nichtGeloescht: 'This was not deleted',
  veraltet:
    'Somebody else has changed this meanwhile. The new state is loaded, and what was typed here is still there: please have a look and save again.',
  veraltetVon:
    '{{wer}} has changed this meanwhile ({{zeit}}). The new state is loaded, and what was typed here is still there: please have a look and save again.',
  veraltetAm:
    'This has been changed meanwhile ({{zeit}}). The new state is loaded, and what was typed here is still there: please have a look and save again.',
  ueberholt: 'Somebody else has changed this meanwhile. Here is how it stands now: please have a look.',
  ueberholtVon:
    '{{wer}} has changed this meanwhile ({{zeit}}). Here is how it stands now: please have a look.',
  ueberholtAm: 'This has been changed meanwhile ({{zeit}}). Here is how it stands now: please have a look.',
  abweichend:
    'Saved differently meanwhile: {{felder}}. What was typed here is still there; saved again, it holds.',
  nun: '{{feld}} (“{{wert}}”)',
  uebernehmen: 'Take what was saved meanwhile',
}
