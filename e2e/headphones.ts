import { quietest, side } from './hearing-sounds.ts'
import { expectFits } from './screens.ts'
import type { textsOf } from './texts.ts'
import { expect, expectAccessible, type Page } from './visitor.ts'

/**
 * Goes from the check of the headphones to the volume, as somebody does by keyboard who wears them the right way round: says four times which side a tone
 * is on, and six times which of three is the quietest, and hears the volume. All of it fits on each screen.
 */
export async function checkHeadphones(page: Page, t: ReturnType<typeof textsOf>): Promise<void> {
  const main = page.locator('[data-instrument="hearing"] .button.main').first()
  const both = page.getByRole('button', { name: t('hearing.side.both') })
  const tones = page.getByRole('button', { name: new RegExp(`^${t('hearing.tone', { number: '' })}`) })
  await expect(page.locator('[data-state="ready"]')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page, main)
  for (let tone = 0; tone < 4; tone++) {
    await main.press('Enter')
    await expect(both).toBeEnabled()
    if (tone === 0) await expectFits(page, both)
    await page.getByRole('button', { name: t(`hearing.side.${await side(page)}`) }).press('Enter')
  }
  for (let trial = 0; trial < 6; trial++) {
    await main.press('Enter')
    await expect(tones.first()).toBeEnabled()
    if (trial === 0) {
      await expectFits(page, tones.last())
      await expectAccessible(page)
    }
    await tones.nth(await quietest(page)).press('Enter')
  }
  await hearVolume(page, t)
  await expectFits(page, main)
}

/** Listens to the sample by which the volume is set, before which the check does not go on. */
export async function hearVolume(page: Page, t: ReturnType<typeof textsOf>): Promise<void> {
  const main = page.getByRole('button', { name: t('hearing.practise') })
  const listen = page.getByRole('button', { name: t('hearing.listen') })
  await expect(main).toBeDisabled()
  await expect(main).toHaveAccessibleDescription(t('hearing.volume.first'))
  await expectAccessible(page)
  await expectFits(page, listen)
  await main.press('Enter')
  await listen.press('Enter')
  await expect(main).toBeEnabled()
  await expect(main).toHaveAccessibleDescription('')
}
