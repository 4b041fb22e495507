import type { pages as German } from '../de/pages.ts'
import type { Shape } from '../shape.ts'

export const pages: Shape<typeof German> = {
  nurAuf: {
    de: 'This text exists in German only.',
    en: 'This text exists in English only.',
  },
  datenschutz: {
    title: 'Privacy',
    none: 'This house has not provided a privacy text yet.',
    personalrat: {
      titel: 'Staff-council mode',
      an: 'This house has been in staff-council mode since {{seit}}: nobody sees who booked what and when, but where it cannot be done without the name.',
      endet: 'It ends on {{wann}}. Until then it holds in full.',
    },
    contact: 'Access and erasure',
    contactText: 'The house answers questions about this. Its address is in the imprint.',
  },
  impressum: {
    title: 'Imprint',
    none: 'This house has not provided an imprint yet.',
    responsible: 'Responsible for the content',
  },
  barrierefreiheit: {
    title: 'Accessibility statement',
    intro: 'Platzwart is meant for everyone. It is built to WCAG 2.2 level AA, EN 301 549 and BITV 2.0.',
    state: 'Status',
    stateText:
      'Every page is checked for barriers automatically in a real browser. Automatic checks do not find everything; an audit by an independent body is still to come.',
    measures: 'What has been done',
    measureKeyboard: 'Everything works by keyboard, the map too; the list shows the same seats.',
    measureState: 'States can be told by colour, pattern, sign and text.',
    measureZoom: 'Pages work from a width of 320 pixels and at 200 % zoom.',
    measureMotion: 'Motion is left out when the device asks for it.',
    measureLanguage: 'All texts are available in German and English.',
    feedback: 'Report a barrier',
    feedbackText: 'Is something not accessible? A short message helps to mend it.',
    feedbackLink: 'Write a message about accessibility',
    feedbackOhne: 'There is no address here yet: please turn to whoever runs this house.',
    feedbackSubject: 'Barrier at {{url}}',
    enforcement: 'Arbitration',
    enforcementText:
      'If there is no reply, the arbitration or enforcement body in charge of public bodies can help.',
  },
}
