import type { FrameLocator } from 'playwright/test'
import { portraitPhoto } from './portrait-photo.ts'
import { expect, type Locator, type Page } from './visitor.ts'

/** Opens the instrument over the page by its link, and gives it a photo, whose marks are right as they are found. */
export async function measureDistance(
  page: Page,
  link: Locator,
  atResult: (frame: FrameLocator) => Promise<void> = async () => {},
): Promise<void> {
  await link.press('Enter')
  const frame = page.frameLocator('dialog iframe')
  await frame.getByRole('radio', { name: 'Ohne Karte' }).check()
  await frame.locator('input[type=file]').setInputFiles(await portraitPhoto(1024))
  await frame.getByRole('button', { name: 'Zeichen stimmen' }).press('Enter', { timeout: 20_000 })
  await expect(frame.getByText('± 5 mm')).toBeVisible()
  await atResult(frame)
  await frame.getByRole('button', { name: 'Wert übernehmen' }).press('Enter')
  await expect(page.locator('dialog iframe')).toHaveCount(0)
}
