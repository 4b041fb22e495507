import { ROOM_PAGES } from '@platzwart/contract/paths'
import type { Phrases } from '@platzwart/phrases/phrases'
import { expect, type Locator, type Page } from '@playwright/test'
import { BasePage } from './basePage.ts'
import { BuchungDialog } from './buchungDialog.ts'
import { MyBuchungen } from './myBuchungen.ts'

/** What the rooms are for. */
export type Rooms = keyof typeof ROOM_PAGES

export type State = keyof Phrases['leseraum']['zustand']

/** Day and period as the address writes them; the journeys choose some that nobody else uses. */
export interface Wish {
  readonly tag?: string
  readonly von?: string
  readonly bis?: string
  readonly grundriss?: string
}

export function search(wish: Wish): string {
  return new URLSearchParams({ ...wish, ...(wish.von !== undefined && { modus: 'frei' }) }).toString()
}

/** A seat of the map: what it is called, and where it is found again in another browser. */
export interface Seat {
  readonly id: string
  readonly bezeichnung: string
}

/** Map or list: the same seats, the same dialog, and beside them one's own bookings. */
export abstract class RoomPage extends BasePage {
  readonly dialog: BuchungDialog
  readonly buchungen: MyBuchungen
  protected readonly rooms: Rooms

  constructor(page: Page, texts: Phrases, rooms: Rooms = 'leseraum') {
    super(page, texts)
    this.rooms = rooms
    this.dialog = new BuchungDialog(page, texts)
    this.buchungen = new MyBuchungen(page, texts)
  }

  protected abstract path(): string

  async open(wish: Wish = {}): Promise<this> {
    await this.page.goto(`${this.path()}?${search(wish)}`)
    return this.arrived()
  }
}

export class KartePage extends RoomPage {
  get plan(): Locator {
    return this.page.getByRole('application')
  }

  protected landmark(): Locator {
    return this.plan
  }

  protected path(): string {
    return ROOM_PAGES[this.rooms].karte
  }

  seats(state: State, art: 'platz' | 'gruppenraum' = 'platz'): Locator {
    const { [art]: word } = this.texts.leseraum.platz[this.rooms]
    return this.plan.locator(`[role="button"][data-state="${state}"][aria-label^="${word} "]`)
  }

  /** The n-th seat in that state, in reading order. */
  async find(state: State, art: 'platz' | 'gruppenraum' = 'platz', n = 0): Promise<Seat> {
    const seat = this.seats(state, art).nth(n)
    await expect(seat).toBeAttached()
    const id = (await seat.getAttribute('data-platz')) ?? ''
    const bezeichnung = ((await seat.locator('text').first().textContent()) ?? '').trim()
    return { id, bezeichnung }
  }

  seat(seat: Seat): Locator {
    return this.plan.locator(`[data-platz="${seat.id}"]`)
  }

  async expectState(seat: Seat, state: State): Promise<void> {
    await expect(this.seat(seat)).toHaveAttribute('data-state', state)
  }

  async choose(seat: Seat): Promise<BuchungDialog> {
    await this.seat(seat).click()
    return this.dialog.arrived()
  }

  /** A free seat, booked by its dialog for the hours that the map shows; where booking is not what the journey is about. */
  async bookFree(): Promise<Seat> {
    const seat = await this.find('frei')
    const dialog = await this.choose(seat)
    await dialog.book()
    await dialog.expectBooked(seat.bezeichnung)
    await dialog.close()
    return seat
  }
}
