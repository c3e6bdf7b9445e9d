import { addOnShelf, count, field, fill, lines } from './shopper.ts'
import { expect, expectAccessible, test } from './visitor.ts'

const ACCESSORIES = '/de-de/zubehoer/'

test('a shopper’s second tab lists what its badge counts, before anybody touches it', async ({
  page,
  context,
}) => {
  await fill(page, ACCESSORIES)
  const second = await context.newPage()
  await second.goto('/de-de/basket/')
  await expect(count(second)).toHaveText('1')
  await page.goto(ACCESSORIES)
  await addOnShelf(page).click()
  await expect(count(second)).toHaveText('2')
  await expect(field(second)).toHaveValue('2')
  await page.goto('/de-de/basket/')
  await page.getByRole('button', { name: /entfernen$/ }).click()
  await expect(lines(page)).toHaveCount(0)
  await expect(count(second)).toBeHidden()
  await expect(lines(second)).toHaveCount(0)
})

test('a shopper types a quantity and is told the bounds', async ({ page }) => {
  await fill(page, ACCESSORIES)
  await page.goto('/de-de/basket/')
  const typed = field(page)
  const bounds = page.getByRole('alert').filter({ hasText: /^Möglich sind 1 bis \d+ Stück\.$/ })
  for (const [text, value] of [
    ['0', '1'],
    ['1,5', '1'],
    ['zwei', '1'],
    ['', '1'],
  ] as const) {
    await typed.fill(text)
    await typed.blur()
    await expect(typed).toHaveValue(value)
    await expect(bounds).toBeVisible()
  }
  await typed.fill('2')
  await typed.blur()
  await expect(count(page)).toHaveText('2')
  await expect(bounds).toHaveCount(0)
  await typed.fill('1000')
  await typed.blur()
  await expect(bounds).toBeVisible()
  const most = /bis (\d+) /.exec((await bounds.textContent()) ?? '')?.[1] ?? ''
  await expect(typed).toHaveValue(most)
  await expectAccessible(page)
})

test('a shopper leaves the field while its script is still starting, and is told the bounds', async ({
  page,
}) => {
  await fill(page, ACCESSORIES)
  // React schedules its work by messages: held back, the blur itself has to start the basket's script.
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype
    let held: (() => void)[] | null = []
    MessagePort.prototype.postMessage = function (...args: unknown[]) {
      const post = () => Reflect.apply(postMessage, this, args)
      if (held === null) return post()
      held.push(post)
      document.documentElement.dataset['held'] = String(held.length)
    }
    addEventListener('release', () => {
      const posts = held ?? []
      held = null
      for (const post of posts) post()
    })
  })
  await page.goto('/de-de/basket/')
  await field(page).fill('0')
  await expect(page.locator('html[data-held]')).toBeAttached()
  await field(page).blur()
  await page.evaluate(() => dispatchEvent(new Event('release')))
  await expect(field(page)).toHaveValue('1')
  await expect(page.getByRole('alert').filter({ hasText: /^Möglich sind 1 bis \d+ Stück\.$/ })).toBeVisible()
})
