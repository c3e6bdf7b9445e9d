import { expect, expectAccessible, test } from './visitor.ts'

const SHOPS = [
  {
    variant: 'de-de',
    listing: '/sonnenbrillen/',
    accessories: '/zubehoer/',
    title: 'Merkliste',
    badge: 'Merkliste: 2',
    open: 'Merkliste ansehen',
    move: 'In den Warenkorb',
  },
  {
    variant: 'pl-pl',
    listing: '/okulary-przeciwsloneczne/',
    accessories: '/akcesoria/',
    title: 'Ulubione',
    badge: 'Ulubione: 2',
    open: 'Zobacz ulubione',
    move: 'Dodaj do koszyka',
  },
  {
    variant: 'fr-ch',
    listing: '/lunettes-de-soleil/',
    accessories: '/accessoires/',
    title: 'Favoris',
    badge: 'Favoris : 2',
    open: 'Voir les favoris',
    move: 'Ajouter au panier',
  },
]

for (const { variant, listing, accessories, title, badge, open, move } of SHOPS)
  test(`${variant}: a shopper clicks hearts that fill at once, sees count and page, and moves an entry to the basket`, async ({
    page,
  }) => {
    await page.goto(`/${variant}${listing}`)
    const hearts = page.locator('main .wish')
    await expect(hearts.first()).toHaveAttribute('aria-pressed', 'false')
    await hearts.first().click()
    await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('#alerts').getByRole('link', { name: open })).toBeVisible()
    await expectAccessible(page)

    await page.goto(`/${variant}${accessories}`)
    await expect(page.locator('[data-tool=wishlist] [data-wishlist-count]')).toHaveText('1')
    const written = page.waitForResponse(/addItemToWishlist/)
    await page.locator('.tile:has([form="to-basket"]) .wish').first().click()
    await written
    await page.getByRole('link', { name: badge, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.locator('main .tile')).toHaveCount(2)
    await expectAccessible(page)

    await page.getByRole('button', { name: move }).first().click()
    await expect(page.getByRole('status').filter({ has: page.locator('p') })).toBeVisible()
    await expect(page.locator('main .tile')).toHaveCount(1)
    await expect(page.locator('[data-tool=wishlist] [data-wishlist-count]')).toHaveText('1')

    await hearts.first().click()
    await expect(hearts.first()).toHaveAttribute('aria-pressed', 'false')
    await expect(page.locator('[data-tool=wishlist] [data-wishlist-count]')).toBeHidden()
  })

test('a shopper clicks a heart many times, and the last click counts', async ({ page }) => {
  await page.goto('/de-de/sonnenbrillen/')
  const heart = page.locator('main .wish').nth(1)
  for (let click = 0; click < 15; click += 1) await heart.click({ delay: 0 })
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('[data-tool=wishlist] [data-wishlist-count]')).toHaveText('1')
  // What was pressed last may be written by a request that outlives the page.
  await expect(async () => {
    await page.goto('/de-de/wishlist/')
    expect(await page.locator('[data-wishes] .tile').count()).toBe(1)
  }).toPass()
})

test('a shopper clicks two hearts before their script has loaded, and sees them in the re-sorted listing', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>()
  await page.goto('/de-de/sonnenbrillen/')
  // The page has its own script; what it loads from now on waits.
  await page.route('**/_astro/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  const hearts = page.locator('main .wish')
  const pressed = page.locator('main .wish[aria-pressed=true]')
  await hearts.nth(0).click()
  await hearts.nth(1).click()
  await expect(pressed).toHaveCount(2)
  await expect(page.locator('#alerts .alert')).toHaveCount(0)
  held.resolve()
  await expect(page.locator('[data-tool=wishlist] [data-wishlist-count]')).toHaveText('2')
  await expect(pressed).toHaveCount(2)

  await page.locator('select[name=sort]').selectOption({ index: 1 })
  await expect(page).toHaveURL(/sort=/)
  await page.goBack()
  await expect(page).not.toHaveURL(/sort=/)
  await expect(page.locator('[data-listing]')).not.toHaveAttribute('aria-busy')
  await expect(pressed).toHaveCount(2)
})

test('a shopper sees the wishlist in a second tab, and nobody else does', async ({
  page,
  context,
  openBrowser,
}) => {
  await page.goto('/de-de/sonnenbrillen/')
  const seed = page.waitForResponse(/addItemToWishlist/)
  await page.locator('main .wish').first().click()
  await seed
  const other = await context.newPage()
  await other.goto('/de-de/sonnenbrillen/')
  await expect(other.locator('main .wish').first()).toHaveAttribute('aria-pressed', 'true')
  await page.locator('main .wish').nth(1).click()
  await expect(other.locator('main .wish').nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(other.locator('[data-tool=wishlist] [data-wishlist-count]')).toHaveText('2')

  const stranger = await openBrowser()
  const calls: string[] = []
  stranger.on('request', (request) => calls.push(request.url()))
  await stranger.goto('/de-de/wishlist/')
  await expect(stranger.locator('[data-wishes] .tile')).toHaveCount(0)
  await stranger.goto('/de-de/sonnenbrillen/')
  await stranger.waitForLoadState('networkidle')
  expect(calls.filter((url) => url.includes('/api/rpc/'))).toEqual([])
})

test.describe('after a failed write', () => {
  test.use({ expectedStatus: [503] })

  test('the heart is empty again, and a message appears', async ({ page }) => {
    await page.route('**/api/rpc/addItemToWishlist', (route) =>
      route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"kind":"upstream"}' }),
    )
    await page.goto('/de-de/sonnenbrillen/')
    const heart = page.locator('main .wish').first()
    await heart.click()
    await expect(page.getByRole('alert')).toContainText('nicht geklappt')
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
  })
})

test('a shopper sees an alert for five seconds, or longer with pointer or focus on it', async ({ page }) => {
  await page.clock.install()
  await page.goto('/de-de/sonnenbrillen/')
  await page.locator('main .wish').first().click()
  const alert = page.locator('#alerts .alert')
  await expect(alert).toBeVisible()
  await alert.hover()
  await page.clock.runFor(20_000)
  await expect(alert).toBeVisible()
  await alert.getByRole('button').focus()
  await page.mouse.move(0, 0)
  await page.clock.runFor(20_000)
  await expect(alert).toBeVisible()
  await page.locator('main .wish').first().focus()
  await page.clock.runFor(5_100)
  await expect(alert).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a shopper uses hearts, undo and moving by forms', async ({ page }) => {
    await page.goto('/de-at/kontaktlinsen/')
    await page.locator('main .wish').first().click()
    await expect(page).toHaveURL(/\/de-at\/wishlist\/\?note=added/)
    await expect(page.getByRole('status')).toContainText('steht jetzt auf Ihrer Merkliste')
    await page.locator('main .wish').click()
    await expect(page.locator('[data-wishes] .tile')).toHaveCount(0)
    await page.getByRole('button', { name: 'Rückgängig machen' }).click()
    await expect(page.locator('main .tile')).toHaveCount(1)
  })
})
