import type { Locator, Page } from './visitor.ts'

/** A step of the configurator that can be answered: for a frame after a press there is its heading alone, and a press in it does nothing. */
export const step = (page: Page, name: string): Locator =>
  page.locator(`[data-step="${name}"]:has([role=alert] + *)`)
