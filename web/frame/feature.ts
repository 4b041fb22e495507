import type { Start } from '@platzwart/contract/start'
import type { QueryClient } from '@tanstack/react-query'
import type { AnyRoute } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { Fill } from './slot.ts'

/** What the pages of the administration are about: the headings of its navigation, in this order. */
export type AdminGroup = 'ueberblick' | 'raeume' | 'fahrzeuge' | 'menschen' | 'haus' | 'betrieb'

/** A page that the menu, the palette and the tabs of its part lead to. Who sees it is said by the server (U1, P7). */
export interface Entry {
  /** The server's name for it, and that of its text (`shell:menue.…`). */
  readonly id: string
  readonly to: string
  /** The part whose tab it is; a page without one stands for itself. */
  readonly part?: string
  /** Of a page of the administration: where it stands in the navigation. */
  readonly group?: AdminGroup
}

/** A part of the house, as the header names it. It begins with the first of its pages that a person may open. */
export interface Part {
  /** Name of its text (`shell:menue.…`). */
  readonly name: string
  /** The id of the route around all its pages. */
  readonly route: string
  /** Uses the whole window and brings its own margins. */
  readonly wide?: boolean
  /** What stands beside its name in the header. */
  readonly Beside?: ComponentType
}

/** Where `/` leads this person at this moment. @param paths the page of each entry of the menu */
export type FindLanding = (
  queryClient: QueryClient,
  start: Start,
  paths: Readonly<Record<string, string>>,
) => Promise<string>

/** What a feature brings to the browser. `web/features.ts` lists them; nothing else names one to have its pages. */
export interface Feature {
  /** Its pages, each with the route that it stands in, and those that its own stand in. */
  readonly routes: readonly AnyRoute[]
  readonly entries?: readonly Entry[]
  readonly parts?: readonly Part[]
  /** Where `/` leads to; one feature says it. */
  readonly loadLanding?: () => Promise<{ readonly findLanding: FindLanding }>
  /** What it does as soon as it is known who is here, whichever page is open. */
  readonly begin?: (queryClient: QueryClient) => void
  /** What it puts into slots of features below it. */
  readonly fills?: readonly Fill[]
}
