import type { zeichnung as German } from '../../de/verwaltung/zeichnung.ts'
import type { Shape } from '../../shape.ts'

/** Drawing a room by hand. */
export const zeichnung: Shape<typeof German> = {
  titel: 'Drawing',
  plan: 'Plan of {{plan}}, to be drawn',
  anleitung:
    'Tab leads to what is drawn, arrow keys from one part to the next, Enter opens it beside the plan. Space takes it up: then arrow keys move it by 10 centimetres, with Shift by a metre; Space puts it down, Escape puts it back. Delete takes it away.',
  werkzeug: {
    zeiger: 'Select',
    wand: 'Wall',
    tuer: 'Door',
    fenster: 'Window',
    tisch: 'Table',
    text: 'Caption',
  },
  art: {
    boden: 'Floor',
    zone: 'Area',
    wand: 'Wall',
    fenster: 'Window',
    tuer: 'Door',
    regal: 'Shelf',
    tisch: 'Table',
    treppe: 'Stairs',
    gruen: 'Plant',
    theke: 'Counter',
  },
  name: {
    strecke: '{{art}}, {{laenge}} cm, at {{links}} and {{oben}}',
    form: '{{art}} at {{links}} and {{oben}}',
    text: 'Caption “{{text}}” at {{links}} and {{oben}}',
  },
  hilfe: {
    wand: 'Drag on the plan from one end to the other.',
    tuer: 'Tap on a wall, or drag from one jamb to the other.',
    fenster: 'Tap on a wall, or drag from one end to the other.',
    tisch: 'Drag on the plan from corner to corner.',
    text: 'Tap on the plan where the words are to stand.',
  },
  mitte: 'Add in the middle: {{form}}',
  neuerText: 'Caption',
  lage: 'Place and size',
  feld: {
    x: 'From the left (cm)',
    y: 'From the top (cm)',
    breite: 'Length (cm)',
    hoehe: 'Depth (cm)',
    drehung: 'Rotation in degrees',
    text: 'Text',
    textEn: 'In English',
    textEnHint: 'Left empty, the one text is for everybody.',
    gross: 'Large, like the name of a room',
  },
  ohneText: 'A caption needs words; otherwise it can be deleted.',
  frei: 'This shape was drawn freely: it can be moved and deleted.',
  anschlag: 'Change hinge side',
  loeschen: 'Delete',
  speichern: 'Save drawing',
  gespeichert: 'The drawing is saved.',
  andere: 'Take it as it is saved now',
  meine: 'Keep what is drawn here',
  mitBild:
    'A picture lies beneath the seats. As long as it is there, the map shows only furniture and captions of the drawing.',
  gezeichnet: '{{form}} drawn.',
  geloescht: '{{form}} deleted.',
  aufgenommen: '{{form}} taken up. Arrow keys move it, Space puts it down, Escape puts it back.',
  abgesetzt: '{{form}} put down.',
  steht: '{{links}} cm from the left, {{oben}} cm from the top',
  hinweis: {
    waehlen: 'A click on something drawn opens it here: place, size, rotation, words.',
    ziehen:
      'By mouse it can be dragged, and made longer or shorter by its grips; by a finger once it is open.',
    tasten: 'By keys: Space takes it up, arrows move it, Delete takes it away.',
    speichern: 'All of it is saved below the plan in one step, and can be taken back until then.',
  },
}
