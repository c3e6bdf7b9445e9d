import { expect, type Page } from './visitor.ts'

/** Affirms the values and consents, where the configurator reads the values back. */
export async function confirmValues(page: Page): Promise<void> {
  const ticks = page.locator('[data-step=confirm] input[type=checkbox]')
  // The heading of a step is drawn a frame before the rest.
  await expect(ticks).toHaveCount(2)
  for (const tick of await ticks.all()) await tick.check()
}
