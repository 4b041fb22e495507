import type { team as German } from '../../de/verwaltung/team.ts'
import type { Shape } from '../../shape.ts'

export const team: Shape<typeof German> = {
  titel: 'My team',
  lead: 'Whoever shows themselves to the team stands here with day and desk. Whoever stands here sees you, too.',
  woche: '{{von}} – {{bis}}',
  vorige: 'Previous week',
  naechste: 'Next week',
  tabelle: 'My team from {{von}} to {{bis}}',
  kollege: '{{name}} {{von}} – {{bis}}',
  person: 'Person',
  ich: 'You',
  nichts: 'not in',
  niemandAnTag: 'Nobody has booked.',
  heute: 'Today',
  zeit: '{{von}} – {{bis}}',
  wo: '{{grundriss}}, {{platz}}',
  zeigenName: 'Show {{name}} on the map: {{wo}}, {{tag}}',
  daneben: 'Book beside',
  danebenName: 'Book beside {{name}}, {{tag}}, {{zeit}}',
  mehr: 'There are more people than there is room for here.',
  allein: 'Nobody else of your groups shows themselves yet',
  alleinText: 'You take part. As soon as somebody of the same groups shows themselves, they stand here.',
  aus: {
    titel: 'Teams do not see each other in this house',
    haus: 'The house has switched it off. What you have chosen shows nothing to anybody.',
    personalrat:
      'This house is in staff-council mode: nobody sees where others sit. What you have chosen shows nothing to anybody.',
  },
  leer: {
    titel: 'Sit together, if you like',
    text: 'Show your team on which days you sit where, and see the same of all who show themselves, too.',
  },
  wahl: {
    titel: 'To whom you show yourself',
    text: 'By itself nobody sees where you sit. For each of your groups you alone decide.',
    gruppe: 'Show the group {{name}} when and where I sit',
    an: 'Whoever shows themselves in this group as well sees you, and you see them.',
    ausgeschaltet: 'Nobody of this group sees you, and you see nobody.',
    keineGruppe: 'You are in no group. Whoever maintains people in the house can add you to one.',
    gesagt: {
      an: 'You show yourself to the group {{name}}.',
      aus: 'You no longer show yourself to the group {{name}}.',
    },
    regeln: {
      titel: 'What this means',
      platz: 'What is shown is desk, day and time at workspaces. Never reading rooms, never what is over.',
      gegenseitig: 'It is mutual: whoever does not show themselves sees nobody either.',
      sofort:
        'Both hold at once, and you can change it at any time. Whoever leaves a group shows it nothing any more.',
      niemand: 'Neither the administration nor any setting can switch it on for you.',
    },
  },
  neben: {
    titel: 'Book beside {{name}}',
    wann: '{{tag}}, {{zeit}} · {{grundriss}}',
    liste: 'Free desks, the nearest first',
    platz: '{{platz}}, {{meter}} m away',
    nehmen: 'Book',
    nehmenName: 'Book {{platz}}, {{meter}} m away',
    keine: 'At that time no desk of this floor plan is free any more.',
    karte: 'Look at the map',
  },
}
