import { next } from './buyer.ts'
import { step } from './configurator-step.ts'
import { openConfigurator } from './configurator-walk.ts'
import { confirmValues } from './confirm-values.ts'
import { expect, type Page, test } from './visitor.ts'

/** Answers the steps up to the summary; `check` is called at each of them. */
async function answerSteps(page: Page, check: (name: string) => Promise<void>) {
  const answer = async (name: string, fill: () => Promise<unknown>) => {
    await expect(step(page, name)).toBeVisible()
    await fill()
    await check(name)
    await next(page).click()
  }
  await answer('type', () => page.locator('[name=lensType][value=type_ei]').check())
  await answer('prescription', () => page.locator('[name=source][value=slip]').check())
  await answer('values', async () => {
    await page.locator('[name=use][value=far]').check()
    for (const eye of ['right', 'left']) {
      await page.locator(`[name="${eye}.sphere"]`).fill('-2,25')
      await page.locator(`[name="${eye}.pd"]`).fill('32')
      await page.locator(`[name="${eye}.pd"]`).blur()
    }
  })
  await answer('confirm', () => confirmValues(page))
  await answer('glass', () => page.locator('[name=index]').first().check())
  await answer('extras', () => page.locator('[name=coatings]').last().check())
  await expect(step(page, 'summary')).toBeVisible()
}

/** Nobody finds an answer again before the first one has made them a visitor. */
const becomeKnown = (page: Page) =>
  expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('veduta-known')

test('a Czech shopper reloads and goes back at each step, buys, and changes the pair in the basket', async ({
  page,
}) => {
  await openConfigurator(page, '/cs-cz/bryle/')
  const given = () =>
    page.evaluate(() =>
      [...new FormData(document.querySelector<HTMLFormElement>('[data-step] form') ?? undefined)].join(';'),
    )
  let before = ''
  await answerSteps(page, async (name) => {
    const answers = await given()
    // At once after the last key: what is typed is sent before the page is asked for again, which then waits for it.
    await page.locator('[data-step] form').dispatchEvent('input')
    if (name === 'type') await becomeKnown(page)
    await page.reload()
    await expect(step(page, name)).toBeVisible()
    expect(await given()).toBe(answers)
    if (before) {
      await page.goBack()
      await expect(step(page, before)).toBeVisible()
      await page.goForward()
      await expect(step(page, name)).toBeVisible()
      expect(await given()).toBe(answers)
    }
    before = name
  })
  await next(page).click()
  await page.locator('[data-key] a[href*="edit="]').click()
  await expect(step(page, 'summary')).toBeVisible()
  await page.locator('nav a[href*="configure=glass"]').click()
  await page.locator('[name=index]').nth(1).check()
  await next(page).click()
  await expect(step(page, 'extras')).toBeVisible()
  await next(page).click()
  await expect(step(page, 'summary')).toBeVisible()
  await next(page).click()
  await expect(page).toHaveURL(/\/basket\/$/)
  await expect(page.locator('[data-key]')).toHaveCount(1)
  await expect(page.getByRole('main')).toContainText('1,6')
})

test('answers are there in a second tab, after signing in, and where the browser stores nothing', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  })
  await openConfigurator(page, '/fr-ch/lunettes/')
  await answerSteps(page, async () => {})
  // The address of a step follows its paint.
  await expect(page).toHaveURL(/configure=summary/)
  const summary = page.url()
  const second = await context.newPage()
  await second.goto(summary)
  await expect(second.locator('[data-step=summary]')).toContainText('−2,25')
  await second.close()
  await page.goto('/fr-ch/signin/?redirectUrl=/fr-ch/checkout/')
  const guest = page.locator('form:has([value="guest"])')
  await guest.locator('[name="firstName"]').fill('Jeanne')
  await guest.locator('[name="lastName"]').fill('Rochat')
  await guest.locator('[name="email"]').fill(`jeanne-${process.pid}-${Date.now()}@example.ch`)
  await guest.getByRole('button').click()
  await page.waitForURL(/\/basket\//)
  await page.goto(summary)
  await expect(step(page, 'summary')).toContainText('−2,25')
  await next(page).click()
  await expect(page.locator('[data-key]')).toHaveCount(1)
})

test('a pair is added as its summary shows it when the server has none of its answers any more', async ({
  page,
  context,
}) => {
  await openConfigurator(page, '/de-de/brillen/')
  await answerSteps(page, async () => {})
  const total = await page.locator('[name=total]').inputValue()
  // The server finds stored answers by the visitor's cookie: without it there are none, as after half an hour.
  await context.clearCookies()
  await next(page).click()
  await expect(page).toHaveURL(/\/basket\/$/)
  await expect(page.locator('[data-key]')).toHaveCount(1)
  await expect(page.locator('[data-key]')).toContainText('−2,25')
  const shown = (await page.locator('[data-total]').innerText()).replaceAll(/[^\d,]/g, '')
  expect(Math.round(Number(shown.replace(',', '.')) * 100)).toBe(Number(total))
})
