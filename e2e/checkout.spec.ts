import {
  answer,
  atBank,
  BUYERS,
  choose,
  startCheckoutAsGuest,
  expectOrder,
  next,
  order,
  fillAddress,
  title,
} from './buyer.ts'
import { expect, expectAccessible, test } from './visitor.ts'

const [GERMAN, , , ITALIAN] = BUYERS

for (const buyer of BUYERS)
  test(`${buyer.variant}: a guest buys`, async ({ page }) => {
    await startCheckoutAsGuest(page, buyer)
    await expect(title(page)).toBeVisible()
    await expectAccessible(page)
    await fillAddress(page, buyer)
    await expectAccessible(page)
    await choose(page, 'method', buyer.method)
    await expect(answer(page, 'payment').first()).toBeVisible()
    await expectAccessible(page)
    await choose(page, 'payment', buyer.payment)
    await expect(page.getByRole('button', { name: buyer.order, exact: true })).toBeVisible()
    await expectAccessible(page)
    await order(page, buyer)
    if (buyer.payment !== 'cash_on_delivery') await atBank(page, 'success')
    await expect(title(page)).toHaveText(buyer.thanks)
    await expectAccessible(page)
    await expectOrder(page, buyer)
  })

test('a buyer orders by keyboard alone', async ({ page }) => {
  await startCheckoutAsGuest(page, GERMAN)
  await answer(page, 'delivery.street').focus()
  for (const words of ['Bismarckstraße 84', '', '20259', 'Hamburg']) {
    await page.keyboard.type(words)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(title(page)).toBeFocused()
  await answer(page, 'method').first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/step=payment/)
  await expect(title(page)).toBeFocused()
  await answer(page, 'payment').first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  const button = page.getByRole('button', { name: GERMAN.order, exact: true })
  await expect(button).toBeVisible()
  await expect(title(page)).toBeFocused()
  await button.focus()
  await page.keyboard.press('Enter')
  await atBank(page, 'success')
  await expectOrder(page, GERMAN)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const buyer of [GERMAN, ITALIAN])
    test(`${buyer.variant}: a guest buys by plain forms`, async ({ page }) => {
      await startCheckoutAsGuest(page, buyer)
      await next(page).click()
      await expect(page.locator('#mistakes')).toBeVisible()
      await fillAddress(page, buyer)
      await choose(page, 'method', buyer.method)
      await choose(page, 'payment', buyer.payment)
      await order(page, buyer)
      await atBank(page, 'success')
      await expectOrder(page, buyer)
    })
})

for (const width of [320, 360, 768])
  test(`a buyer sees the whole checkout on a screen of ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const isWithin = () =>
      page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
    await startCheckoutAsGuest(page, GERMAN)
    expect(await isWithin()).toBe(true)
    await fillAddress(page, GERMAN)
    expect(await isWithin()).toBe(true)
    await choose(page, 'method', GERMAN.method)
    await expect(answer(page, 'payment').first()).toBeVisible()
    expect(await isWithin()).toBe(true)
    await choose(page, 'payment', GERMAN.payment)
    await expect(page.getByRole('button', { name: GERMAN.order, exact: true })).toBeVisible()
    expect(await isWithin()).toBe(true)
  })
