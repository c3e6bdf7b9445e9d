import { expect, expectAccessible, test } from './visitor.ts'

test('a reader answers the contact lens consultant by keyboard and reaches lenses', async ({ page }) => {
  await page.goto('/de-de/ratgeber/kontaktlinsen-finden/')
  await expectAccessible(page)
  await page.getByRole('radio', { name: /^Fast jeden Tag/ }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Frage 2 von 3')).toBeVisible()
  await expect(page.locator('legend')).toBeFocused()
  await expect(page).toHaveURL(/answers=lenses\.a#lenses$/)
  // A link within the page makes no request: a response would move the focus.
  const requests: string[] = []
  page.on('request', (request) => request.resourceType() === 'fetch' && requests.push(request.url()))
  await page.getByRole('link', { name: 'Zum Inhalt springen' }).press('Enter')
  await expect(page.locator('#main')).toBeFocused()
  await page.locator('legend').focus()

  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Frage 3 von 3')).toBeVisible()
  expect(requests).toHaveLength(1)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Diese Linsen passen zu Ihren Antworten' })).toBeFocused()
  await expect(page.locator('.questions .shelf a').first()).toContainText('Toric')
  await expectAccessible(page)

  await page.reload()
  await expect(page.locator('.questions .shelf a').first()).toContainText('Toric')
  await page.goBack()
  await expect(page.getByText('Frage 3 von 3')).toBeVisible()
  await page.getByRole('link', { name: /^Antwort ändern: Wie oft/ }).click()
  await expect(page.getByText('Frage 1 von 3')).toBeVisible()

  await page.goto('/de-de/ratgeber/kontaktlinsen-finden/')
  await page.getByRole('link', { name: 'Weiter, wo Sie aufgehört haben' }).click()
  await expect(page.locator('.questions .shelf, .questions form')).toBeVisible()
  await expect(page).toHaveURL(/answers=lenses\.a/)
})

test('a reader continues a questionnaire in a browser without storage', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto('/de-de/ratgeber/kontaktlinsen-finden/')
  await page.getByRole('radio', { name: /^Fast jeden Tag/ }).press('Space')
  await page.keyboard.press('Enter')
  await expect(page.locator('legend')).toBeFocused()
  await expect(page).toHaveURL(/answers=lenses\.a#lenses$/)
})

test('a browser that blocks storage answers questions, and stays where a script is missing', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, 'sessionStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    }),
  )
  await page.goto('/de-de/ratgeber/kontaktlinsen-finden/')
  await page.getByRole('radio', { name: /^Fast jeden Tag/ }).press('Space')
  await page.evaluate(() => dispatchEvent(new Event('vite:preloadError')))
  await page.keyboard.press('Enter')
  await expect(page.locator('legend')).toBeFocused()
  await expect(page).toHaveURL(/answers=lenses\.a#lenses$/)
})

test('a reader answers a questionnaire in an overlay by keyboard, and the address stays the same', async ({
  page,
}) => {
  await page.goto('/fr-ch/guide/la-bonne-monture/')
  const opener = page.getByRole('link', { name: 'Trouver ma monture' })
  await opener.press('Enter')
  const overlay = page.getByRole('dialog')
  for (const answer of [/^Plutôt discrètes/, /^Ronde et douce/, /^Je n’en ai jamais eu/]) {
    const choice = overlay.getByRole('radio', { name: answer })
    await expect(choice).toBeVisible({ timeout: 20_000 })
    await choice.press('Space')
    await choice.press('Enter')
  }
  await expect(overlay.locator('.shelf a').first()).toBeVisible()
  await expectAccessible(page)
  await expect(page).toHaveURL(/la-bonne-monture\/$/)
  await page.keyboard.press('Escape')
  await expect(overlay).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a reader clicks goods in a picture and sees them', async ({ page }) => {
  await page.goto('/it-it/guida/la-montatura-giusta/')
  const spot = page.locator('.spot').nth(1)
  await spot.focus()
  await page.keyboard.press('Enter')
  const card = page.locator('.spot-card:popover-open')
  await expect(card.getByRole('link')).toHaveAttribute('href', /\/it-it\/p\//)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await expect(spot).toBeFocused()
  const track = page.locator('.slider.pictures .slider-track')
  await page.getByRole('button', { name: 'Avanti' }).first().click()
  await expect.poll(() => track.evaluate((each) => each.scrollLeft)).toBeGreaterThan(100)
})

test('a reader gives a consent, and withdraws it', async ({ page, context }) => {
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.goto('/de-at/cookies/')
  await expectAccessible(page)
  const consent = async () => (await context.cookies()).find(({ name }) => name === 'veduta-consent')?.value
  expect((await consent()) ?? '').toBe('')
  await page.getByRole('checkbox', { name: /^Statistik/ }).check()
  await page.getByRole('button', { name: 'Auswahl speichern' }).click()
  await expect(page.getByText('Ihre Auswahl ist gespeichert.')).toBeVisible()
  expect(await consent()).toBe('C0002')
  await page.reload()
  await expect(page.getByRole('checkbox', { name: /^Statistik/ })).toBeChecked()
  await page.getByRole('button', { name: 'Alle ablehnen' }).click()
  await expect(page.getByRole('checkbox', { name: /^Statistik/ })).not.toBeChecked()
  expect(await consent()).toBe('')
})

test('a reader sees a countdown that is right to the second', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-12-14T22:50:00Z') })
  await page.goto('/de-de/winterlicht/')
  await page.locator('.countdown').scrollIntoViewIfNeeded()
  await expect(page.getByRole('timer')).toBeVisible()
  await page.clock.pauseAt(new Date('2026-12-14T22:58:57.500Z'))
  const seconds = page.locator('[data-unit=seconds]')
  await expect(seconds).toHaveText('03')
  await page.clock.runFor(500)
  await expect(seconds).toHaveText('02')
  await page.clock.runFor(1999)
  await expect(seconds).toHaveText('01')
  await page.clock.runFor(1)
  await expect(page.getByRole('timer')).toBeHidden()
  await expect(page.getByText('Für die Feiertage ist es nun zu spät')).toBeVisible()
})

for (const path of [
  '/pl-pl/zimowe-swiatlo/',
  '/cs-cz/vyhodne-predplatne/',
  '/it-ch/servizi/misurare/',
  '/de-ch/ratgeber/die-richtige-fassung/',
  '/cs-cz/poradna/bryle-pro-deti/',
  '/de-at/lieferung-und-zahlung/',
  '/fr-ch/emplois/',
  '/it-it/guida/',
])
  test(`${path} is accessible`, async ({ page }) => {
    await page.goto(path)
    await expectAccessible(page)
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a reader answers questions by forms, and opens goods in a picture', async ({ page }) => {
    await page.goto('/pl-pl/poradnik/dobierz-soczewki/')
    await page.getByRole('radio', { name: /^Od czasu do czasu/ }).check()
    await page.getByRole('button', { name: 'Dalej' }).click()
    await expect(page).toHaveURL(/answers=lenses\.b/)
    await page.getByRole('radio', { name: /^Nie wiem/ }).check()
    await page.getByRole('button', { name: 'Pokaż wynik' }).click()
    await expect(page.getByRole('heading', { name: 'To najlepiej ustalimy razem' })).toBeVisible()
    await page.getByRole('link', { name: /^Zmień odpowiedź: Co jest/ }).click()
    await page.getByRole('radio', { name: /^Tylko sfera/ }).check()
    await page.getByRole('button', { name: 'Pokaż wynik' }).click()
    await expect(page.locator('.questions .shelf a').first()).toBeVisible()

    await page.goto('/pl-pl/poradnik/odpowiednia-oprawa/')
    await page.locator('.spot').first().click()
    await expect(page.locator('.spot-card:popover-open')).toBeVisible()
    await page.getByRole('link', { name: 'Znajdź oprawę' }).click()
    await expect(page).toHaveURL(/\/pl-pl\/overlays\/info\/frame-finder\/$/)
    await expect(page.getByRole('radio').first()).toBeVisible()
  })
})
