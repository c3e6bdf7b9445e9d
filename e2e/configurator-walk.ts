import { next } from './buyer.ts'
import { confirmValues } from './confirm-values.ts'
import { step } from './configurator-step.ts'
import { expect, type Page } from './visitor.ts'

export const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)

const choice = (page: Page, name: string, value: string) => page.locator(`[name="${name}"][value="${value}"]`)

/** Of nearsighted eyes, as it is typed in Europe. */
export const VALUES = {
  'right.sphere': '-2,25',
  'left.sphere': '-1,75',
  'right.pd': '32',
  'left.pd': '31,5',
}

/** From the list of frames over the page of the first one to the first step. */
export async function openConfigurator(page: Page, frames: string): Promise<void> {
  await page.goto(frames)
  const product = await page.locator('main a[href*="/p/"]').first().getAttribute('href')
  await page.goto(product ?? '')
  await page.goto(`${product}?configure=type`)
  await expect(step(page, 'type')).toBeVisible()
}

/** Up to the step of the values. */
export async function openValues(page: Page, frames: string): Promise<void> {
  await openConfigurator(page, frames)
  await choice(page, 'lensType', 'type_ei').check()
  await next(page).click()
  await choice(page, 'source', 'slip').check()
  await next(page).click()
  await expect(field(page, 'right.sphere')).toBeVisible()
}

/** Types values of single vision for far, or of progressive lenses, and affirms them. */
export async function giveValues(page: Page, kind: 'far' | 'progressive'): Promise<void> {
  const addition = kind === 'progressive' ? { 'right.addition': '2,00', 'left.addition': '2,00' } : {}
  for (const [name, value] of Object.entries({ ...VALUES, ...addition })) await field(page, name).fill(value)
  if (kind === 'far') await choice(page, 'use', 'far').check()
  await next(page).click()
  if (kind === 'progressive') {
    await choice(page, 'target', 'progressive').check()
    await next(page).click()
  }
  await confirmValues(page)
  await next(page).click()
}

/** Accepts what is preselected from a step on, and puts the pair into the basket, which then has so many. */
export async function finish(page: Page, from: 'glass' | 'extras', pairs: number): Promise<void> {
  const steps = ['glass', 'extras', 'summary']
  for (const name of steps.slice(steps.indexOf(from))) {
    await expect(step(page, name)).toBeVisible()
    await next(page).click()
  }
  await expect(page).toHaveURL(/\/basket\/$/)
  await expect(page.locator('[data-key]')).toHaveCount(pairs)
}

/** The first tint of a kind, such as `blue`. */
export async function chooseTint(page: Page, kind: string): Promise<void> {
  await expect(step(page, 'extras')).toBeVisible()
  const tint = page.locator(`[name=tint][value*="${kind}"]`).first()
  // Beside clear lenses the others are folded away.
  const folded = page.locator('#tint details:not([open])').filter({ has: tint })
  if ((await folded.count()) > 0) await folded.locator('summary').click()
  // Its own picture lies over the radio button.
  await tint.check({ force: true })
}
