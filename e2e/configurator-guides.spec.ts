import { confirmValues } from './confirm-values.ts'
import { expect, expectAccessible, type Page, test } from './visitor.ts'

const next = (page: Page) => page.locator('form button[type=submit].main').click()
const overlay = (page: Page) => page.locator('dialog#overlay')

/** Opens a guide of a step, closes it by Back and by Escape, and is on the same step each time, where they were. */
async function readGuide(page: Page, name: string, words: string): Promise<void> {
  const link = page.locator(`main a[href*="/overlays/${name}/"]`)
  const address = page.url()
  for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(overlay(page)).toContainText(words)
    await expect(overlay(page).locator('[aria-busy=true]')).toHaveCount(0)
    expect(await overlay(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    await expectAccessible(page)
    await close()
    await expect(overlay(page)).toBeHidden()
    await expect(link).toBeFocused()
    expect(page.url()).toBe(address)
  }
}

test('somebody reads the guide of each step, and goes on where they were, also from a mistake', async ({
  page,
}) => {
  await page.goto('/de-de/brillen/')
  const path = await page.locator('main a[href*="/p/"]').first().getAttribute('href')
  await page.goto(`${path}?configure=type`)
  await page.locator('input[name=lensType][value=type_ei]').check()
  await next(page)
  await expect(page).toHaveURL(/configure=prescription/)
  await expect(page.locator('input[name=source]').first()).toBeVisible()
  // Of a slip, unless something else is chosen.
  await expect(page.locator('input[name=source][value=slip]')).toBeChecked()
  await readGuide(page, 'rx-find', 'Brillenpass')
  await next(page)
  await expect(page).toHaveURL(/configure=values/)
  await expect(page.getByLabel('Ferne')).toBeVisible()
  await next(page)
  const mistake = page.getByText('Bitte wählen Sie die Zeile')
  await expect(mistake).toBeVisible()
  await readGuide(page, 'sight-prescription', 'Sphäre')
  await expect(mistake).toBeVisible()
  const sphere = page.locator('[name="right.sphere"]')
  await page.getByLabel('Ferne').check()
  for (const eye of ['right', 'left']) {
    await page.locator(`[name="${eye}.sphere"]`).fill('-2,25')
    await page.locator(`[name="${eye}.pd"]`).fill('32')
  }
  // The help of the field that was typed into last.
  await readGuide(page, 'pd-tool', 'Pupillen')
  await expect(sphere).toHaveValue('−2,25')
  await sphere.focus()
  await readGuide(page, 'sight-prescription', 'Sphäre')
  await next(page)
  await confirmValues(page)
  await next(page)
  await expect(page).toHaveURL(/configure=glass/)
  await readGuide(page, 'lens-quality', 'Was der Index bedeutet')
  const width = /\d+/.exec((await page.locator('figcaption').textContent()) ?? '')?.[0]
  await readGuide(page, 'size', `${width} mm`)
  await next(page)
  await expect(page).toHaveURL(/configure=extras/)
  await readGuide(page, 'extras', 'Tönung')
  await page.goBack()
  await expect(page).toHaveURL(/configure=glass/)
  await page.goBack()
  await expect(page).toHaveURL(/configure=confirm/)
})

test('Back closes the guide to sizes over a frame, which it draws', async ({ page }) => {
  await page.goto('/de-de/brillen/')
  await page.locator('.shelf a').first().click()
  await page.waitForURL(/\/p\//)
  const drawn = await page.locator('.frame-drawing').getAttribute('aria-label')
  await page.locator('main a[href*="/overlays/size/"]').click()
  const drawing = overlay(page).getByRole('img', { name: drawn ?? '' })
  await expect(drawing).toBeVisible()
  await expect(drawing.locator('.frame').first()).toHaveCSS('fill', 'none')
  await page.goBack()
  await expect(overlay(page)).toBeHidden()
  await expect(page).toHaveURL(/\/p\//)
  await page.goBack()
  await expect(page).toHaveURL(/\/brillen\/$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('each guide is a page, and that to sizes draws the frame beside which it stands', async ({ page }) => {
    await page.goto('/de-de/brillen/')
    const path = await page.locator('main a[href*="/p/"]').first().getAttribute('href')
    await page.goto(path ?? '')
    const drawn = await page.locator('.frame-drawing').getAttribute('aria-label')
    await page.locator('main a[href*="/overlays/size/"]').click()
    const drawing = page.getByRole('img', { name: drawn ?? '' })
    await expect(drawing).toBeVisible()
    await expect(drawing.locator('.frame').first()).toHaveCSS('fill', 'none')
    for (const name of ['rx-find', 'sight-prescription', 'pd-tool', 'lens-quality', 'extras', 'size'])
      expect(await (await page.request.get(`/de-de/overlays/${name}/guide/`)).text()).toContain('data-story')
  })
})
