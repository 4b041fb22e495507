import type { fehler as German } from '../../de/fehler/einfuhr.ts'
import type { Shape } from '../../shape.ts'

export const fehler: Shape<typeof German> = {
  'einfuhr.zuGross': 'The file is too large: {{megabyte}} MB at most. Please split it into several files.',
  'einfuhr.keineTabelle': 'This is not a CSV file. From Excel: "Save as", then "CSV UTF-8".',
  'einfuhr.leer': 'There are no lines below the headings of the file.',
  'einfuhr.spaltenFehlen': 'Headings are missing in the first line: {{spalten}}.',
  'einfuhr.anfuehrung': 'From line {{zeile}} on a quotation mark is open that is never closed.',
  'einfuhr.zuVieleZeilen':
    'The file has too many lines: {{max}} at most. Please split it into several files.',
  'einfuhr.abgebrochen': 'The file could not be read. Please try again.',
  'einfuhr.emailDoppelt': 'This e-mail address already stands in line {{zeile}}.',
  'einfuhr.nummerDoppelt': 'This personnel number already stands in line {{zeile}}.',
  'einfuhr.andereKodierung':
    'This line was saved in another way than the rest of the file; its accented letters are not certain. Please correct it in the file.',
  'einfuhr.zeichenVerloren':
    'A character was lost here (�) before the file came. Please correct it in the file.',
  'einfuhr.tagZweideutig':
    '"{{wert}}" can be {{eine}} or {{andere}}. Please write it as 31.12.2026 or 2026-12-31 in the file.',
  'einfuhr.tagAlsZahl':
    'Here is the number by which a spreadsheet counts a day, probably {{tag}}. Please format the column as a date there and save it again.',
  'einfuhr.zahlZweideutig':
    '"{{wert}}" can mean {{eine}} or {{andere}}. Please write it in the file without signs between the digits.',
  'einfuhr.ganzeZahl': 'A whole number is expected, for example 48210.',
  'einfuhr.gerundet':
    'A spreadsheet such as Excel has shortened the number; its last digits are missing. Please format the column as text there and save it again.',
  'einfuhr.gruppeUnbekannt': 'There is no group "{{name}}".',
  'einfuhr.rolleUnbekannt': 'There is no role "{{name}}".',
  'einfuhr.nichtBereit': 'The preview is not ready yet.',
  'einfuhr.kodierungUnklar':
    'Please choose first how the accented letters of this file are to be read. Nothing is taken over.',
  'einfuhr.veraltet':
    'Something in the house has changed since the preview. By now these would be different: {{zeilen}}. Nothing has been taken over.',
  'einfuhr.zuVieleEinladungen':
    'Invitations go to {{max}} people at most at a time. Please take them over without invitations, or split the file.',
  'einfuhr.platzDoppelt': 'This seat already stands in line {{zeile}}.',
  'einfuhr.ortHalb':
    'x and y belong together: please give both or neither; without them the seat is put into a row.',
  'einfuhr.keinPlatz':
    'There is no room left for it on the plan. Please give x and y, or make the room larger.',
  'einfuhr.ausstattungUnbekannt': 'There is no equipment "{{name}}".',
  'einfuhr.ausstattungDoppelt': 'A piece of equipment stands here twice.',
  'einfuhr.kennzeichenDoppelt': 'This plate already stands in line {{zeile}}.',
  'einfuhr.kennzeichenMehrdeutig':
    'Written like this it can mean several vehicles: {{kennzeichen}}. Please write it with a space or a hyphen.',
  'einfuhr.standortUnbekannt': 'There is no location "{{name}}".',
  'einfuhr.standortMehrdeutig':
    'Several locations are called "{{name}}". Please take in or move the vehicle by hand.',
  'einfuhr.abstellplatzUnbekannt': 'There is no parking space "{{name}}" at "{{standort}}".',
  'einfuhr.fahrzeugGebucht':
    'This would hit bookings of the vehicle ({{anzahl}}), which would be cancelled. Please change it at the vehicle itself, where they are shown.',
  'einfuhr.nichtImPersonalratsmodus':
    'This house is in staff-council mode: bookings of others cannot be brought in, because the preview would show who has booked when.',
  'einfuhr.personUnbekannt': 'Nobody in the house has this e-mail address, or the person is deactivated.',
  'einfuhr.grundrissUnbekannt': 'There is no plan "{{name}}".',
  'einfuhr.grundrissMehrdeutig': 'Several plans are called "{{name}}". Please give the location, too.',
  'einfuhr.platzUnbekannt': 'There is no seat "{{name}}" on "{{grundriss}}".',
  'einfuhr.tagFehlt': 'The day is missing: in a column "Day", or together with the start.',
  'einfuhr.buchungDoppelt': 'This booking already stands in line {{zeile}}.',
  'einfuhr.platzVergeben': 'Line {{zeile}} already has the seat at that time.',
  'einfuhr.personAnderswo': 'The person already has another booking from {{von}} to {{bis}}.',
}
