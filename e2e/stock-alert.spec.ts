import { linkTo } from './outbox.ts'
import { expect, test } from './visitor.ts'

/** The address of a sold-out product: they come last in a listing. */
const SOLD_OUT = '.tile.gone a'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a shopper asks for an email when sold-out glasses are back, and confirms that', async ({ page }, {
    workerIndex,
  }) => {
    const email = `stock-${workerIndex}-${process.pid}@example.org`
    await page.goto('/de-de/brillen/?isNew=false')
    const pages = await page
      .locator('main a[href*="page="]')
      .evaluateAll((links) =>
        links.map((link) => Number(new URL((link as HTMLAnchorElement).href).searchParams.get('page'))),
      )
    await page.goto(`/de-de/brillen/?isNew=false&page=${Math.max(...pages)}`)
    const gone = page.locator(SOLD_OUT).first()
    await page.goto((await gone.getAttribute('href')) ?? '', { waitUntil: 'domcontentloaded' })
    await page.getByLabel('E-Mail-Adresse').fill(email)
    await page.getByRole('button', { name: 'Bescheid sagen' }).click()
    const status = page.getByRole('main').getByRole('status')
    await expect(status).toContainText('Wir haben Ihnen eine E-Mail geschickt.')
    await page.goto(await linkTo(email))
    await page.getByRole('button', { name: 'Ja, bitte schreiben' }).click()
    await expect(status).toContainText('Wir schreiben Ihnen, sobald der Artikel wieder da ist.')
  })
})
