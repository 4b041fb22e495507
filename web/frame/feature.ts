import type { Start } from '@platzwart/contract/start'
import type { QueryClient } from '@tanstack/react-query'
import type { AnyRoute } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { Fill } from './slot.ts'

/** The groups of the administration's pages: the headings of its navigation, in this order. */
export type AdminGroup = 'ueberblick' | 'raeume' | 'fahrzeuge' | 'menschen' | 'haus' | 'betrieb'

/** A page in the menu, the palette and the tabs of its part. The server decides who sees it (U1, P7). */
export interface Entry {
  /** The server's name for it, and that of its text (`shell:menue.…`). */
  readonly id: string
  readonly to: string
  /** The part whose tab it is; undefined for a page on its own. */
  readonly part?: string
  /** For a page of the administration: its group in the navigation. */
  readonly group?: AdminGroup
}

/** A part of the house as the header names it. It opens with the first page that the person may open. */
export interface Part {
  /** Name of its text (`shell:menue.…`). */
  readonly name: string
  /** The id of the route around all its pages. */
  readonly route: string
  /** Fills the window and has its own margins. */
  readonly wide?: boolean
  /** Content beside its name in the header. */
  readonly Beside?: ComponentType
}

/** The target of `/` for this person at this moment. @param paths the page of each entry of the menu */
export type FindLanding = (
  queryClient: QueryClient,
  start: Start,
  paths: Readonly<Record<string, string>>,
) => Promise<string>

/**
 * A feature's manifest for the browser. `web/features.ts` lists them; nothing else imports a feature for its
 * pages.
 */
export interface Feature {
  /** Its pages with their parent routes, and the parents of its own. */
  readonly routes: readonly AnyRoute[]
  readonly entries?: readonly Entry[]
  readonly parts?: readonly Part[]
  /** The target of `/`; exactly one feature provides it. */
  readonly loadLanding?: () => Promise<{ readonly findLanding: FindLanding }>
  /** Runs as soon as the session is known, on every page. */
  readonly begin?: (queryClient: QueryClient) => void
  /** The parts that it adds to slots of lower features. */
  readonly fills?: readonly Fill[]
}
