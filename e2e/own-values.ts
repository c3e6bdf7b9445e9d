import type { Page } from './visitor.ts'

export const VALUES = {
  right: { sphere: -2.25, cylinder: -0.5, axis: 170, pd: 32 },
  left: { sphere: -1.75, pd: 31.5 },
}
export const WORN = { right: { sphere: -4.75, pd: 33 }, left: { sphere: -4.25, pd: 33 } }

/** On the page of a customer's own values: those of an order. */
export function valuesOf(page: Page, order: string) {
  const number = `${order.slice(0, 4)} ${order.slice(4, 11)} ${order.slice(11)}`
  return page.getByRole('main').locator('section', { has: page.getByRole('heading', { name: number }) })
}
