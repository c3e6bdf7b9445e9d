import { expect, expectAccessible, test } from './visitor.ts'

test('a visitor misspells a word and still finds its products', async ({ page }) => {
  await page.goto('/de-de/search/?term=sonenbrile&page=1')
  await expect(page.locator('.shelf a').first()).toBeVisible()
})

test('a visitor searches for a category and reaches it, with the word still shown', async ({ page }) => {
  await page.goto('/de-de/')
  await page.getByRole('button', { name: 'Suche öffnen' }).click()
  await page.getByRole('combobox').fill('Gleitsichtbrille')
  await page.getByRole('combobox').press('Enter')
  await expect(page).toHaveURL(/\/de-de\/brillen\/.+search=Gleitsichtbrille/i)
  await expect(page.locator('#term')).toHaveValue(/gleitsichtbrille/i)
})

test('a visitor finds the same by an inflected Polish word as by its dictionary form', async ({ page }) => {
  await page.goto('/pl-pl/search/?term=okularami&page=1')
  await expect(page.locator('.shelf a').first()).toBeVisible()
})

test('a visitor searches for an unknown word and sees where to continue', async ({ page }) => {
  await page.goto('/it-it/search/?term=qqqqxxxxzzzz&page=1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Nessun risultato/)
  await expect(page.getByRole('heading', { name: 'Il nostro assortimento' })).toBeVisible()
  await expect(page.locator('.shelf a').first()).toBeVisible()
  await expectAccessible(page)
  await page.locator('#sought').fill('panto')
  await page.locator('#sought').press('Enter')
  await expect(page).toHaveURL(/panto/)
  await expect(page.locator('.shelf a').first()).toBeVisible()
})

for (const { variant, term, filter, colour } of [
  { variant: 'de-de', term: 'schwarze Sonnenbrille', filter: 'Farbe', colour: 'Schwarz' },
  { variant: 'pl-pl', term: 'zielone okulary przeciwsłoneczne', filter: 'Kolor', colour: 'Zielony' },
])
  test(`${variant}: a visitor searches for a colour of sunglasses and finds as many as its filter has`, async ({
    page,
  }) => {
    await page.goto(`/${variant}/search/?term=${encodeURIComponent(term)}`)
    await expect(page).toHaveURL(/[?&]color=\d+/)
    await page.locator('#filters summary', { hasText: new RegExp(`^\\s*${filter}\\s*1`) }).click()
    const chosen = page.getByRole('checkbox', { name: new RegExp(`^${colour}`) })
    await expect(chosen).toBeChecked()
    const count = (await page.locator('#filters label').filter({ has: chosen }).textContent())?.match(
      /\d+/,
    )?.[0]
    expect(Number(count)).toBeGreaterThan(4)
    await expect(page.locator('[data-swap="total"]')).toContainText(new RegExp(`^\\s*${count}\\D`))
    await expectAccessible(page)
  })

for (const { variant, term, pages, title } of [
  { variant: 'de-de', term: 'abo', pages: 'Seiten zum Thema', title: 'Spar-Abo' },
  { variant: 'de-de', term: 'journal', pages: 'Seiten zum Thema', title: 'Ratgeber' },
  { variant: 'pl-pl', term: 'zwrot', pages: 'Strony na ten temat', title: 'Odstąpienie od umowy' },
])
  test(`${variant}: a visitor searches for "${term}" and finds a page`, async ({ page }) => {
    await page.goto(`/${variant}/search/?term=${term}`)
    const found = page.getByRole('navigation', { name: pages }).getByRole('link', { name: title })
    await expectAccessible(page)
    const address = await found.getAttribute('href')
    await found.click()
    await expect(page).toHaveURL(address ?? title)
  })

const WORDS = [
  {
    variant: 'de-de',
    word: 'panto',
    models: 'Modelle',
    newest: 'Neu im Sortiment',
    recent: 'Zuletzt gesucht',
  },
  {
    variant: 'pl-pl',
    word: 'okulary',
    models: 'Modele',
    newest: 'Nowości w ofercie',
    recent: 'Ostatnio wyszukiwane',
  },
  {
    variant: 'fr-ch',
    word: 'lunettes',
    models: 'Modèles',
    newest: 'Nouveautés',
    recent: 'Recherches récentes',
  },
]

for (const { variant, word, models, newest, recent } of WORDS)
  test(`${variant}: a visitor searches by keyboard in a combobox`, async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1000 })
    await page.goto(`/${variant}/`)
    const field = page.locator('#term[role=combobox]')
    const list = page.locator('#suggestions')
    await field.focus()
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(list.getByRole('group', { name: newest }).getByRole('option')).toHaveCount(6)
    await expectAccessible(page)

    await field.pressSequentially(word)
    await expect(list.getByRole('group', { name: models })).toBeVisible()
    await expect(list).toHaveAttribute('aria-busy', 'false')
    await expect(page.locator('#suggestions-status')).toContainText(/\d/)
    await field.press('ArrowDown')
    const marked = list.getByRole('option', { selected: true })
    await expect(marked).toHaveCount(1)
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('aria-activedescendant', (await marked.getAttribute('id')) ?? '')
    await expectAccessible(page)
    await field.press('ArrowUp')
    await expect(marked).toHaveCount(0)
    await field.press('ArrowUp')
    await expect(list.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')

    await field.press('Escape')
    await expect(list).toBeHidden()
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await field.press('ArrowDown')
    await field.press('ArrowDown')
    const target = await marked.getAttribute('href')
    await field.press('Enter')
    await page.waitForURL(`**${target}`)

    await field.focus()
    const group = list.getByRole('group', { name: recent })
    await expect(group.getByRole('option').first()).toHaveText(word)
    await group.getByRole('option').last().click()
    await expect(group).toBeHidden()
  })

test('a visitor on a phone searches on a separate page, and closes it by the cross', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/pl-pl/')
  const open = page.getByRole('button', { name: 'Otwórz wyszukiwanie' })
  await open.click()
  const field = page.locator('#term[role=combobox]')
  await expect(field).toBeFocused()
  await expect(page.locator('#suggestions [role=option]').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Zamknij wyszukiwanie' }).click()
  await expect(field).toBeHidden()
  await expect(open).toBeFocused()
})

test('a visitor on a phone searches from the menu, at once in the field', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/de-de/')
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  const open = page.locator('#menu').getByRole('button', { name: 'Suche öffnen' })
  await open.click()
  await expect(page.locator('#term')).toBeFocused()
  await expect(page.locator('#suggestions [role=option]').first()).toBeVisible()
  await page.getByRole('button', { name: 'Suche schließen' }).click()
  await expect(open).toBeFocused()
})

test('a visitor searches by the colour of a picture, where the shop offers it', async ({ page, context }) => {
  await page.setContent(
    '<svg width="200" height="200"><rect x="50" y="50" width="100" height="100" fill="#1e3c82"/></svg>',
  )
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 200 } })
  await page.setViewportSize({ width: 1920, height: 1000 })
  await page.goto('/de-de/')
  await page.locator('#term').focus()
  const chooser = page.getByLabel('Nach der Farbe eines Bildes suchen')
  await expect(page.locator('label').filter({ has: chooser })).toBeVisible()
  const note = page.getByRole('alert').filter({ hasText: 'Keine Verbindung' })
  await context.setOffline(true)
  await chooser.setInputFiles({ name: 'blau.png', mimeType: 'image/png', buffer })
  await expect(note).toBeVisible()
  await expect(chooser).toHaveValue('')
  await context.setOffline(false)
  await chooser.setInputFiles({ name: 'blau.png', mimeType: 'image/png', buffer })
  await expect(page).toHaveURL(/term=blau|search=blau/)

  await page.setContent('<svg width="200" height="200"><circle cx="100" cy="100" r="60" fill="#111" /></svg>')
  const dark = await page.locator('svg').screenshot({ omitBackground: true })
  await page.goto('/de-de/')
  await page.locator('#term').focus()
  await chooser.setInputFiles({ name: 'schwarz.png', mimeType: 'image/png', buffer: dark })
  await expect(page).toHaveURL(/term=schwarz|search=schwarz/)

  await page.goto('/pl-pl/')
  await expect(page.locator('#search input[type=file]')).toHaveCount(0)
})
