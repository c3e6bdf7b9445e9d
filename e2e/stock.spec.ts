import { addGlasses } from './orders.ts'
import { addOnShelf, count, field, lines, panel, SHOPS } from './shopper.ts'
import { shop } from './shop.ts'
import type { APIRequestContext } from 'playwright/test'
import { expect, expectAccessible, type Page, test } from './visitor.ts'

/** Glasses with their lenses in the shopper's basket, as a configurator adds them. */
async function addGroup(page: Page) {
  const { shopId, basketKey } = await page.evaluate(async () => {
    const { shopId = '' } = document.documentElement.dataset
    const answer = await fetch('/api/rpc/getBasket', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shop-id': shopId },
      body: JSON.stringify({ payload: {} }),
    })
    const { basket } = await answer.json()
    return { shopId, basketKey: String(basket.key) }
  })
  const { items } = await addGlasses(Number(shopId), basketKey)
  const [main, part] = items.slice(-2)
  return { basketKey, name: main?.product.name ?? '', partKey: part?.key }
}

/** Removes the lenses of a group behind the page's back. */
async function removePart(
  request: APIRequestContext,
  shopId: string | null,
  { basketKey, partKey }: Awaited<ReturnType<typeof addGroup>>,
) {
  const item = `${shop().shopApi}/baskets/${basketKey}/items/${partKey}?shopId=${shopId}`
  // On a new connection, as the server may be closing a reused one.
  const headers = { 'x-access-token': 'local', connection: 'close' }
  const taken = await request.delete(item, { headers })
  expect(taken.status()).toBe(200)
}

test('a shopper on the way to the checkout sees that something is gone, and goes on with the rest', async ({
  page,
  request,
}) => {
  await page.goto('/de-de/zubehoer/')
  await addOnShelf(page).click()
  // The box of a pair is a list of its own.
  const goods = panel(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })
  await expect(goods).toHaveCount(1)
  const ways = [
    {
      place: panel(page),
      rows: goods,
      open: () => page.locator('[data-tool="basket"]').hover(),
    },
    { place: page.getByRole('main'), rows: lines(page), open: () => page.goto('/de-de/basket/') },
  ]
  for (const { place, rows, open } of ways) {
    const group = await addGroup(page)
    await page.reload()
    await open()
    const checkout = place.getByRole('link', { name: 'Zur Kasse' })
    await expect(checkout).toBeVisible()
    await expect(rows).toHaveCount(2)
    await removePart(request, '10001', group)
    const { pathname } = new URL(page.url())
    // Until the basket is hydrated the link just leads to the checkout, which cleans up by itself.
    await checkout.hover()
    await expect(place.locator('astro-island[ssr]')).toHaveCount(0)
    await checkout.click()
    await expect(page.locator('#alerts')).toContainText('Etwas im Warenkorb ist nicht mehr bestellbar')
    await expect(page.locator('#alerts')).toContainText(group.name)
    await expect(count(page)).toHaveText('1')
    expect(new URL(page.url()).pathname).toBe(pathname)
  }
  await page.getByRole('main').getByRole('link', { name: 'Zur Kasse' }).click()
  await expect(page).toHaveURL(/\/de-de\/signin\//)
})

for (const { variant, accessories, more, few, less, gone } of SHOPS) {
  test(`${variant}: a shopper cannot add what another tab has taken, and sees a message`, async ({
    page,
    context,
  }) => {
    await page.goto(`/${variant}${accessories}`)
    // The first tiles of the shelf are bought and returned in other journeys.
    const tile = page
      .locator('.shelf .tile', { hasText: few, has: page.locator('[form="to-basket"]') })
      .last()
    const text = (await tile.textContent()) ?? ''
    const [, left = ''] = few.exec(text.replaceAll(/\s+/g, ' ')) ?? []
    await tile.locator('[form="to-basket"]').click()
    await expect(count(page)).toHaveText('1')
    const other = await context.newPage()
    await other.goto(`/${variant}/basket/`)
    await field(other).fill('99')
    await field(other).press('Enter')
    await expect(other.getByRole('button', { name: more })).toHaveAttribute('aria-disabled', 'true')
    await expect(field(other)).toHaveValue(left)
    await expect(count(other)).toHaveText(left)
    await expectAccessible(other)

    await tile.locator('[form="to-basket"]').click()
    await expect(panel(page).getByText(less)).toBeVisible()
    await expect(count(page)).toHaveText(left)
    await expectAccessible(page)
    await page.goto(`/${variant}/basket/`)
    await expect(field(page)).toHaveValue(left)
  })

  test(`${variant}: a shopper’s glasses without their lenses leave the basket, and an alert names them`, async ({
    page,
    request,
  }) => {
    await page.goto(`/${variant}${accessories}`)
    await addOnShelf(page).click()
    await expect(count(page)).toHaveText('1')
    const shopId = await page.locator('html').getAttribute('data-shop-id')
    const takeLenses = async () => {
      const group = await addGroup(page)
      await page.goto(`/${variant}/basket/`)
      await expect(lines(page)).toHaveCount(2)
      await removePart(request, shopId, group)
      return group.name
    }

    const name = await takeLenses()
    await page.getByRole('button', { name: more }).first().click()
    const alert = page.locator('#alerts').getByRole('alert')
    await expect(alert).toContainText(gone(name))
    await alert.hover()
    await expect(lines(page)).toHaveCount(1)
    await expect(count(page)).toHaveText('2')
    await expectAccessible(page)

    await takeLenses()
    await page.reload()
    await expect(page.getByRole('main').getByText(gone(name))).toBeVisible()
    await expect(lines(page)).toHaveCount(1)
  })
}
