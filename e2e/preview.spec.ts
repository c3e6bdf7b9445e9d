import { createHash } from 'node:crypto'
import type { FrameLocator, Page } from 'playwright/test'
import { shop } from './shop.ts'
import { expect, expectAccessible, test } from './visitor.ts'

/** The query by which the editor opens a page. */
function signed(age = 0): string {
  const timestamp = String(Math.floor(Date.now() / 1000) - age)
  const token = createHash('sha1').update(`1:local-preview:${timestamp}`).digest('hex')
  const parameters = { space_id: '1', timestamp, token }
  const parts = Object.entries(parameters).map(([name, value]): [string, string] => [
    `_storyblok_tk[${name}]`,
    value,
  ])
  return String(new URLSearchParams([['_storyblok', '1'], ...parts]))
}

async function openEditor(page: Page, slug: string): Promise<FrameLocator> {
  const address = `${shop().url}/${slug}?${signed()}`
  await page.goto(`${shop().editor}/?page=${encodeURIComponent(address)}`)
  await expect(page).toHaveTitle('Editor, connected')
  const { story } = await (
    await page.request.get(`${shop().contentApi}/stories/${slug}?version=draft&token=local-preview`)
  ).json()
  await page.evaluate(([typed, path]) => (window as unknown as Editor).edit(typed, path), [
    story,
    'content.body.0.headline',
  ] as const)
  return page.frameLocator('iframe')
}
type Editor = { edit(story: unknown, path: string): void }

test('an editor types and sees the text, and the reader’s position stays', async ({ page }) => {
  const frame = await openEditor(page, 'de/ratgeber/kontaktlinsen-finden')
  const heading = frame.locator('[data-blok-uid$="contact-lens-consultant-21"] h2').first()
  await expect(heading).toBeVisible()
  await frame.getByRole('radio').first().check()
  await frame.locator('body').evaluate(() => scrollTo(0, 200))

  for (const words of ['W', 'We', 'Wel', 'Welche', 'Welche Linsen?']) {
    await page.getByLabel('Text').fill(words)
    await expect(heading).toHaveText(words)
  }

  // The cursor is in the page while another editor's text arrives.
  await frame.getByRole('radio').first().focus()
  await page.evaluate(() => {
    const field = document.querySelector('input')
    if (!field) throw new Error('no field')
    field.value = 'Welche denn?'
    field.dispatchEvent(new Event('input'))
  })
  await expect(heading).toHaveText('Welche denn?')
  await expect(frame.getByRole('radio').first()).toBeChecked()
  expect(await frame.locator('body').evaluate(() => [scrollY, document.activeElement?.localName])).toEqual([
    200,
    'input',
  ])
  const [, framed = page.mainFrame()] = page.frames()
  await expectAccessible(framed)
})

test('an editor follows links in the preview frame, and the preview stays limited to it', async ({
  page,
  openBrowser,
}) => {
  const frame = await openEditor(page, 'de/ratgeber/kontaktlinsen-finden')
  await frame.getByRole('contentinfo').getByRole('link', { name: 'Über uns' }).click()
  await expect(frame.getByRole('heading', { level: 1 })).not.toContainText('Kontaktlinsen')
  await expect(frame.locator('#main [data-blok-c]').first()).toBeVisible()
  await expect(frame.locator('html')).toHaveAttribute('data-variant', 'de-de')

  const other = await openBrowser()
  const requests: string[] = []
  other.on('request', (request) => void requests.push(request.url()))
  await other.goto('/de-de/ueber-uns/')
  await expect(other.locator('[data-blok-c]')).toHaveCount(0)
  await other.goto(`/de-de/ueber-uns/?${signed()}`)
  await expect(other.locator('#main [data-blok-c]').first()).toBeVisible()
  await expect(other.locator('meta[name=editor-bridge]')).toHaveCount(0)
  await other.goto(`/de-de/ueber-uns/?${signed(3700)}`)
  await expect(other.locator('[data-blok-c]')).toHaveCount(0)
  expect(requests.filter((url) => url.startsWith(shop().editor))).toEqual([])
})

test('no other site can frame a page, and an unsigned query shows no draft', async ({ browser, request }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
  const address = `${shop().url}/de-de/ueber-uns/?_storyblok=1`
  await page.goto(`${shop().editor}/?page=${encodeURIComponent(address)}`)
  await refused
  await context.close()
  const answer = await request.post('/de-de/ueber-uns/', { data: { uuid: 'x' } })
  expect(answer.status()).toBe(403)
})
