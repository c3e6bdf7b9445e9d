import {
  answer,
  atBank,
  BUYERS,
  choose,
  expectOrder,
  fillAddress,
  goToReview,
  next,
  order,
  startCheckoutAsGuest,
  title,
} from './buyer.ts'
import { expect, test } from './visitor.ts'

const [buyer] = BUYERS
const SAVE = '**/api/rpc/saveCheckout'

for (const isLeft of [false, true])
  test(`what a buyer corrects while a step is saved is saved as well, the field is left: ${isLeft}`, async ({
    page,
  }) => {
    await startCheckoutAsGuest(page, buyer)
    const street = answer(page, 'delivery.street')
    for (const [name, value] of Object.entries(buyer.address))
      await answer(page, `delivery.${name}`).fill(value)
    await street.fill('Bismarkstraße 84')
    const held = Promise.withResolvers<void>()
    await page.route(SAVE, async (route) => {
      await held.promise
      await route.continue()
    })
    const sent = page.waitForRequest(SAVE)
    await next(page).click()
    await sent
    await street.fill('Bismarckstraße 84')
    if (isLeft) await next(page).click()
    const saved = page.waitForResponse(SAVE)
    held.resolve()
    await saved
    if (!isLeft) {
      await expect(next(page)).not.toHaveAttribute('aria-busy')
      await expect(street).toHaveValue('Bismarckstraße 84')
      await next(page).click()
    }
    await expect(answer(page, 'method').first()).toBeVisible()
    await page.goto('/de-de/checkout/?step=address')
    await expect(street).toHaveValue('Bismarckstraße 84')
  })

test('a buyer who goes through the history keeps the focus, and what stands in the field they were in', async ({
  page,
}) => {
  await startCheckoutAsGuest(page, buyer)
  await fillAddress(page, buyer)
  await page.goBack()
  await expect(title(page)).toHaveText('Wohin dürfen wir liefern?')
  await expect(title(page)).toBeFocused()
  await answer(page, 'delivery.street').fill('Lagerstraße 11')
  await page.goForward()
  await expect(answer(page, 'method').first()).toBeVisible()
  await expect(title(page)).toBeFocused()
  await page.goBack()
  await expect(answer(page, 'delivery.street')).toHaveValue('Lagerstraße 11')
})

test('a buyer at the terminal of a branch stays in store mode', async ({ page }) => {
  await startCheckoutAsGuest(page, buyer)
  await page.goto('/de-de/checkout/?storeMode=true')
  await fillAddress(page, buyer)
  await expect(page).toHaveURL(/step=delivery/)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-store-mode')
  await choose(page, 'method', buyer.method)
  await choose(page, 'payment', buyer.payment)
  const sent = page.waitForRequest((request) => request.isNavigationRequest() && request.method() === 'POST')
  await order(page, buyer)
  expect((await sent).url()).toContain('storeMode=true')
  await atBank(page, 'success')
})

test('a buyer who has stopped the browser can press the order button again', async ({ page }) => {
  await page.clock.install()
  await goToReview(page, buyer)
  const button = page.getByRole('button', { name: buyer.order, exact: true })
  const stopped = page.waitForEvent('requestfailed')
  await page.route('**/checkout/**', (route) => route.abort('aborted'), { times: 1 })
  await button.click({ noWaitAfter: true })
  await stopped
  await expect(button).toHaveAttribute('aria-busy')
  await page.clock.runFor(10_000)
  await expect(button).not.toHaveAttribute('aria-busy')
  await button.click()
  await atBank(page, 'success')
  await expectOrder(page, buyer)
})
