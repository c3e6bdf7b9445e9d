import { addOnShelf, panel } from './shopper.ts'
import { expect, test } from './visitor.ts'

test('a panel that opens right after the page has scrolled stays open, and closes with the next scroll', async ({
  page,
}) => {
  await page.goto('/de-de/zubehoer/')
  await page.evaluate(async () => {
    scrollTo(0, 200)
    const tool = document.querySelector('[data-tool="basket"]')?.parentElement
    tool?.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }))
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  })
  await expect(panel(page)).toBeVisible()
  await page.evaluate(() => scrollTo(0, 400))
  await expect(panel(page)).toBeHidden()
})

test.describe('an add that is one too many', () => {
  test.use({ expectedStatus: [429] })

  test('is not silent', async ({ page }) => {
    await page.route('**/api/rpc/addItemsToBasket', (route) =>
      route.fulfill({ status: 429, contentType: 'application/problem+json', body: '{"kind":"too-many"}' }),
    )
    await page.goto('/de-de/zubehoer/')
    await addOnShelf(page).click()
    await expect(panel(page)).toContainText('Das waren zu viele Versuche')
  })
})
