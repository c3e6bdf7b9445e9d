import { addOnShelf, count, field, fill, lines, panel, SHOPS } from './shopper.ts'
import { expect, expectAccessible, type Page, test } from './visitor.ts'

const ACCESSORIES = '/de-de/zubehoer/'

for (const shop of SHOPS)
  test(`${shop.variant}: a shopper fills the basket from a shelf and a product page, and twenty clicks make few writes`, async ({
    page,
  }) => {
    await fill(page, `/${shop.variant}${shop.accessories}`)
    await expect(panel(page)).toBeVisible()
    await expect(panel(page).locator('li')).toHaveCount(1)
    await expectAccessible(page)

    await page.goto(`/${shop.variant}${shop.accessories}`)
    await page.locator('.shelf .tile > a:first-child').nth(3).click()
    await page.getByRole('button', { name: shop.add }).first().click()
    await expect(panel(page).locator('li')).toHaveCount(2)

    await panel(page).locator('a.button.outline').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shop.title)
    await expect(lines(page)).toHaveCount(2)
    const more = page.getByRole('button', { name: shop.more }).first()
    await more.click()
    await expect(field(page).first()).toHaveValue('2')
    await expect(count(page)).toHaveText('3')
    await expectAccessible(page)

    const writes = countWrites(page)
    // As fast as possible, however slow the test machine is.
    await more.evaluate((button) => {
      for (let press = 0; press < 20; press += 1) (button as HTMLElement).click()
    })
    const wanted = Number(await field(page).first().inputValue())
    await expect(count(page)).toHaveText(String(wanted + 1))
    await page.reload()
    await expect(field(page).first()).toHaveValue(String(wanted))
    expect(writes()).toBeLessThanOrEqual(2)
  })

/** Counts the writes of quantities from now on. */
function countWrites(page: Page): () => number {
  let writes = 0
  page.on('request', (request) => (writes += Number(request.url().endsWith('/updateBasketItem'))))
  return () => writes
}

test('a shopper’s first clicks on a basket are not lost', async ({ page }) => {
  await fill(page, ACCESSORIES)
  await page.goto('/de-de/basket/')
  const before = Number(await field(page).inputValue())
  await page.evaluate(() => {
    const button = document.querySelectorAll<HTMLElement>('[data-key] button[name="set"]')[2]
    for (let press = 0; press < 4; press += 1) button?.click()
  })
  await expect(field(page)).toHaveValue(String(before + 4))
  await expect(count(page)).toHaveText(String(before + 4))
  await page.reload()
  await expect(field(page)).toHaveValue(String(before + 4))
})

test('a shopper removes an item and restores it by keyboard', async ({ page }) => {
  await fill(page, ACCESSORIES)
  await page.goto('/de-de/basket/')
  await page.getByRole('button', { name: /entfernen$/ }).focus()
  await page.keyboard.press('Enter')
  await expect(lines(page)).toHaveCount(0)
  const undo = page.getByRole('button', { name: 'Rückgängig' })
  await expect(undo).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(lines(page)).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.reload()
  await expect(lines(page)).toHaveCount(1)
  const removed = page.waitForResponse(/removeItemFromBasket/)
  await page.getByRole('button', { name: /entfernen$/ }).click()
  await removed
  // Without a network the script of the alert is missing too: the page stays usable, and offers it again.
  const network = /\/(?:api\/rpc|_astro|builds)\//
  await page.route(network, (route) => route.abort('aborted'))
  const looked = page.waitForRequest(/\/builds\/latest/)
  await undo.press('Enter')
  await looked
  await expect(undo).toBeFocused()
  await page.unroute(network)
  await undo.press('Enter')
  await expect(lines(page)).toHaveCount(1)
})

test('a shopper sees a change in the second tab', async ({ page, context }) => {
  await fill(page, ACCESSORIES)
  await page.goto('/de-de/basket/')
  const second = await context.newPage()
  await second.goto('/de-de/basket/')
  await second.getByRole('heading', { level: 1 }).hover()
  await page.getByRole('button', { name: /^Ein Stück mehr/ }).click()
  await expect(count(page)).toHaveText('2')
  await expect(count(second)).toHaveText('2')
  await expect(field(second)).toHaveValue('2')
})

test('a shopper who leaves the page loses no click', async ({ page }) => {
  await fill(page, ACCESSORIES)
  await page.goto('/de-de/basket/')
  await page.getByRole('button', { name: /^Ein Stück mehr/ }).click()
  await expect(field(page)).toHaveValue('2')
  await page.goto('/de-de/')
  // The click is written by a request that outlives its page.
  await expect(async () => {
    await page.goto('/de-de/basket/')
    expect(await field(page).inputValue()).toBe('2')
  }).toPass()
})

test('a shopper without a network sees that the change is pending', async ({ page, context }) => {
  await fill(page, ACCESSORIES)
  await page.goto('/de-de/basket/')
  await page.getByRole('button', { name: /^Ein Stück mehr/ }).click()
  await expect(count(page)).toHaveText('2')
  await page.route('**/api/rpc/**', (route) => route.abort('aborted'))
  await page.getByRole('button', { name: /^Ein Stück mehr/ }).click()
  await expect(page.getByRole('alert')).toContainText('Keine Verbindung')
  await expect(count(page)).toHaveText('2')
  await expectAccessible(page)
  await page.unroute('**/api/rpc/**')
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(count(page)).toHaveText('3')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a shopper enters an invalid code, and finds the way on from an empty basket', async ({ page }) => {
  await fill(page, ACCESSORIES)
  await page.goto('/de-de/basket/')
  await page.getByLabel('Aktionscode').fill('UNSINN')
  await page.getByRole('button', { name: 'Einlösen' }).click()
  await expect(page.getByText('Dieser Code gilt nicht für Ihren Warenkorb.')).toBeVisible()
  await page.getByRole('button', { name: /entfernen$/ }).click()
  await expect(page.getByText('Ihr Warenkorb ist leer.').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Weiter einkaufen' })).toBeVisible()
})

test('no visitor sees another’s basket, and cached pages contain none', async ({ page, openBrowser }) => {
  await fill(page, ACCESSORIES)
  const name = await panel(page).locator('li .strong').first().innerText()
  const theirs = await openBrowser()
  for (const address of ['/de-de/', '/de-de/sonnenbrillen/', '/de-de/search/?term=panto&page=1']) {
    // A page is made again once its first picture is drawn, which can be between the two.
    await expect(async () => {
      const own = await page.request.get(address)
      const foreign = await theirs.request.get(address)
      expect((await own.text()) === (await foreign.text()), `${address} is the same for both`).toBe(true)
      expect([own.headers()['set-cookie'], foreign.headers()['set-cookie']]).toEqual([undefined, undefined])
    }).toPass()
  }
  for (const tab of [page, theirs]) {
    const basket = await tab.request.get('/de-de/basket/')
    expect(basket.headers()['cache-control']).toContain('no-store')
    expect((await basket.text()).includes(name)).toBe(tab === page)
  }
  await theirs.goto('/de-de/basket/')
  await expect(theirs.getByText('Ihr Warenkorb ist leer.').first()).toBeVisible()
  await expect(count(theirs)).toBeHidden()
  await page.goto('/pl-pl/basket/')
  await expect(lines(page)).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor fills, changes and empties the basket', async ({ page }) => {
    await page.goto(ACCESSORIES)
    await addOnShelf(page).click()
    await expect(page).toHaveURL(/\/de-de\/basket\/\?note=added$/)
    await expect(page.getByText('Der Artikel liegt im Warenkorb.').first()).toBeVisible()
    await page.getByRole('button', { name: /^Ein Stück mehr/ }).click()
    await expect(field(page)).toHaveValue('2')
    await field(page).fill('4')
    await field(page).press('Enter')
    await expect(page).toHaveURL(/note=(?:changed|reduced)$/)
    const typed = await field(page).inputValue()
    await page.getByRole('button', { name: /entfernen$/ }).click()
    await expect(page.getByText('Ihr Warenkorb ist leer.').first()).toBeVisible()
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(field(page)).toHaveValue(typed)
    await page.getByRole('button', { name: /entfernen$/ }).click()
    await expect(lines(page)).toHaveCount(0)
  })
})
