import { cutOff } from './cut-off.ts'
import { expect, type Locator, type Page } from './visitor.ts'

/** A screen of 1280 × 720 at 200 %, a phone, a tablet and a desktop. */
const SCREENS = [
  [640, 360],
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const

/** Expects that nothing is cut off on any of the screens, and that a button can be pressed on each. */
export async function expectFits(page: Page, button: Locator): Promise<void> {
  const usual = page.viewportSize()
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height })
    expect.soft(await cutOff(page), `${page.url()} at ${width} × ${height}`).toEqual([])
    await button.click({ trial: true })
  }
  if (usual) await page.setViewportSize(usual)
}
