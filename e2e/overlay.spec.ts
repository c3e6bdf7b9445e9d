import { expect, expectAccessible, type Locator, type Page, test } from './visitor.ts'

const inert = (page: Page) =>
  page.evaluate(() =>
    ['header', 'main', 'footer'].map(
      (part) => document.querySelector<HTMLElement>(`body > ${part}`)?.inert ?? null,
    ),
  )

/** Measures the milliseconds from the close of an overlay to the return of the focus. */
const clockReturn = (opener: Locator) =>
  opener.evaluate((element) => {
    let closed = Infinity
    document.addEventListener('close', () => (closed = performance.now()), { capture: true, once: true })
    element.addEventListener(
      'focus',
      () => element.setAttribute('data-after', String(performance.now() - closed)),
      { once: true },
    )
  })

const SHOPS = [
  { variant: 'de-de', listing: '/sonnenbrillen/', size: 'Welche Größe passt?', close: 'Schließen' },
  {
    variant: 'pl-pl',
    listing: '/okulary-przeciwsloneczne/',
    size: 'Jaki rozmiar będzie pasować?',
    close: 'Zamknij',
  },
  {
    variant: 'fr-ch',
    listing: '/lunettes-de-soleil/',
    size: 'Quelle taille vous convient ?',
    close: 'Fermer',
  },
]

for (const { variant, listing, size, close } of SHOPS)
  test(`${variant}: a reader opens a story over its page, and the focus returns after closing`, async ({
    page,
  }) => {
    await page.goto(`/${variant}${listing}`)
    await page.locator('.shelf a').first().click()
    await page.waitForURL(/\/p\//)
    const link = page.locator('a[href*="/overlays/size/"]')
    await link.focus()
    await page.keyboard.press('Enter')
    const overlay = page.getByRole('dialog', { name: size })
    // On a fresh machine the story waits behind pictures that are being rendered.
    await expect(overlay).toContainText('140', { timeout: 20_000 })
    expect(await inert(page)).toEqual([true, true, true])
    await expectAccessible(page)
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(
      false,
    )

    await clockReturn(link)
    await page.keyboard.press('Escape')
    await expect(overlay).toBeHidden()
    await expect(link).toBeFocused()
    expect(Number(await link.getAttribute('data-after'))).toBeGreaterThanOrEqual(499)
    expect(await inert(page)).toEqual([false, false, false])

    await link.click()
    await overlay.getByRole('button', { name: close }).click()
    await expect(overlay).toBeHidden()
    await expect(link).toBeFocused()
    await link.click()
    await expect(overlay).toBeVisible()
    await page.mouse.click(20, 400)
    await expect(overlay).toBeHidden()
  })

test('a reader closes an overlay early, and the late story stays away', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/overlays/size/**', async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.continue()
    await held.promise
    await route.abort('aborted')
  })
  await page.goto('/de-de/p/laguna-01c43-10406/')
  await page.locator('a[href*="/overlays/size/"]').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  const failed = page.waitForEvent('requestfailed')
  held.resolve()
  await failed
  await expect(page.locator('main')).not.toHaveAttribute('inert')
  await page.locator('footer a[href*="/overlays/newsletter/"]').click()
  const overlay = page.getByRole('dialog', { name: 'Newsletter' })
  await expect(overlay).toBeVisible()
  await expect(page).toHaveURL(/\/p\//)

  // Selecting text and releasing the mouse beside the overlay does not close it.
  const field = overlay.getByRole('textbox')
  await field.fill('anna@example.org')
  await field.hover()
  await page.mouse.down()
  await page.mouse.move(20, 400)
  await page.mouse.up()
  await page.mouse.move(30, 400)
  await expect(overlay).toBeVisible()
  await expect(field).toHaveValue('anna@example.org')
})

test('Back leaves a page that was loaded again while an overlay was open', async ({ page }) => {
  await page.goto('/de-de/')
  await page.goto('/de-de/p/laguna-01c43-10406/')
  await page.locator('a[href*="/overlays/size/"]').click()
  const state = () => page.evaluate(() => history.state)
  await expect.poll(state).toEqual({ overlay: true })
  await page.reload()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect.poll(state).toBeNull()
  await page.goBack()
  await expect(page).toHaveURL('/de-de/')
})

test('a visitor chooses the language in an overlay, which closes', async ({ page }) => {
  await page.goto('/de-de/')
  await page.locator('header .language').click()
  const overlay = page.getByRole('dialog', { name: 'Land und Sprache' })
  await expectAccessible(page)
  await overlay.getByRole('link', { name: 'Suisse' }).click()
  await expect(page).toHaveURL(/\/fr-ch\/$/)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a reader opens a story as a page', async ({ page }) => {
    await page.goto('/it-it/overlays/size/guide/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quale misura va bene?')
  })
})

test.describe('an unknown name', () => {
  test.use({ expectedStatus: [404] })

  test('is not found', async ({ page }) => {
    const answer = await page.goto('/de-de/overlays/size/nichts/')
    expect(answer?.status()).toBe(404)
  })
})
