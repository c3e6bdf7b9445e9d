import { expect, expectAccessible, type Page, test } from './visitor.ts'

const action = (page: Page) => page.locator('.buy .action button:visible')
const bar = (page: Page) => page.locator('section.bar')
/** A button has the words of all ways; one is shown. */
const SHOWN = { useInnerText: true }
const way = (page: Page, lensType: string) => page.locator(`[name=lensType][value=${lensType}]`)

async function openFirst(page: Page, listing: string): Promise<string> {
  await page.goto(listing)
  const product = await page.locator('main a[href*="/p/"]:has(img)').first().getAttribute('href')
  await page.goto(product ?? '')
  return new URL(page.url()).pathname
}

test('the one button of a frame says what the chosen way leads to, by keyboard too', async ({ page }) => {
  await openFirst(page, '/de-de/brillen/')
  await expect(action(page)).toHaveText(['Gläser wählen'], SHOWN)
  await expect(page.getByText('mit Gläsern', { exact: true })).toBeVisible()
  await way(page, 'type_ei').focus()
  await page.keyboard.press('ArrowDown')
  await expect(way(page, 'type_none')).toBeChecked()
  await expect(action(page)).toHaveText(['Gläser ohne Werte wählen'], SHOWN)
  await page.keyboard.press('ArrowDown')
  await expect(action(page)).toHaveText(['Zu Hause anprobieren'], SHOWN)
  await expectAccessible(page)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-step=extras]')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(action(page)).toHaveCount(1)
})

test('on a phone the bar has the word, the price and the way of the chosen row', async ({ openBrowser }) => {
  const page = await openBrowser({ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true })
  await openFirst(page, '/fr-ch/lunettes/')
  const free = page.locator('label:has([value=home_try_on])')
  await free.tap()
  await page.locator('main h2').last().scrollIntoViewIfNeeded()
  await expect(bar(page).locator('button:visible')).toHaveText(['Essayer à la maison'], SHOWN)
  await expect(bar(page).locator('b:visible')).toHaveText(/^0\D*$/)
  await bar(page).locator('button:visible').tap()
  await expect(page.locator('[data-step=summary]')).toBeVisible()
})

test('sunglasses are added as they are, and made with values where these are chosen', async ({ page }) => {
  await openFirst(page, '/cs-cz/slunecni-bryle/')
  await expect(way(page, 'type_none')).toBeChecked()
  await expect(action(page)).toHaveText([/Přidat do košíku/], SHOWN)
  await action(page).click()
  await expect(page.locator('[data-basket-count]')).toHaveText('1')
  await way(page, 'type_ei').check()
  await expect(action(page)).toHaveText(['Vybrat skla'], SHOWN)
  await action(page).click()
  await expect(page.locator('[data-step=prescription]')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [listing, lensType, step] of [
    ['/it-it/occhiali/', 'type_ei', 'prescription'],
    ['/pl-pl/okulary/', 'type_none', 'extras'],
    ['/de-ch/brillen/', 'home_try_on', 'summary'],
  ] as const)
    test(`a frame of ${listing} leads with ${lensType} to the step ${step}`, async ({ page }) => {
      const product = await openFirst(page, listing)
      await way(page, lensType).check()
      await action(page).click()
      await expect(page.locator(`[data-step=${step}]`)).toBeVisible()
      expect(new URL(page.url()).pathname).toBe(product)
      expect(page.url()).not.toContain(lensType)
    })
})
