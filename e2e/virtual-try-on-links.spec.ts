import { trackStates, watchDevices } from './device-tracks.ts'
import { test } from './filmed-person.ts'
import { keepsNothing } from './on-device.ts'
import { expect, expectAccessible, type Locator } from './visitor.ts'

/** A difference of two pictures that is another colour: it is 12 there, and 0.3 from one picture of the film to the next. */
const SEEN = 2

test('a visitor comes from a tile and from the wishlist, and sees that frame in the mirror in another colour', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['camera'])
  await page.goto('/pl-pl/okulary-przeciwsloneczne/')
  const tile = page.locator('main .tile', { has: page.locator('.swatches') }).first()
  const link = tile.getByRole('link', { name: /^Przymierz / })
  const name = ((await link.getAttribute('aria-label')) ?? '').replace('Przymierz ', '')
  const written = page.waitForResponse(/addItemToWishlist/)
  await tile.locator('.wish').press('Enter')
  await written
  await link.press('Enter')
  await page.waitForURL(/\/pl-pl\/instruments\/try-on\/\?frames=\d+$/)
  const worn = page.getByRole('group', { name: 'Okulary' }).getByRole('radio', { name, exact: true })
  const colours = page.getByRole('group', { name: 'Kolory' }).getByRole('radio')
  const drawn = page.locator('canvas[data-drawn]')
  const open = page.getByRole('button', { name: 'Otwórz kamerę' })

  await test.step('the mirror shows it, and then in another colour', async () => {
    await open.press('Enter')
    await expect(worn).toBeChecked()
    await expect(drawn).toBeVisible({ timeout: 30_000 })
    await expect(colours.first()).toBeChecked()
    await expectAccessible(page)
    const first = await around(drawn)
    await colours.first().press('ArrowRight')
    await expect.poll(async () => difference(await around(drawn), first)).toBeGreaterThan(SEEN)
  })

  await test.step('so does the picture from it, until another one is chosen', async () => {
    await page.getByRole('button', { name: 'Zrób zdjęcie' }).press('Enter')
    await expect(page.locator('[data-instrument="try-on"]')).toHaveAttribute('data-state', 'ready')
    await expect(colours.nth(1)).toBeChecked()
    await expect(drawn).toBeVisible({ timeout: 20_000 })
    const second = await around(drawn)
    await colours.nth(1).press('ArrowLeft')
    await expect(colours.first()).toBeChecked()
    await expect(drawn).toBeVisible({ timeout: 20_000 })
    expect(difference(await around(drawn), second)).toBeGreaterThan(SEEN)
  })

  await page.goto('/pl-pl/wishlist/')
  await page.getByRole('link', { name: 'Przymierz okulary' }).press('Enter')
  await page.waitForURL(/\/pl-pl\/instruments\/try-on\/\?frames=\d+(-\d+)?$/)
  await open.press('Enter')
  await expect(worn).toBeChecked()
})

test('a visitor opens the try-on over a product page, and its camera is off once it is closed', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['camera'])
  await watchDevices(page)
  await page.goto('/it-it/p/laguna-01c43-10406/')
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  const link = page.getByRole('link', { name: 'Provare gli occhiali' })
  const frame = page.frameLocator('dialog iframe')
  const camera = frame.getByRole('button', { name: 'Aprire la fotocamera' })
  async function filmUntil(close: () => Promise<void>) {
    await camera.press('Enter')
    await expect(frame.getByRole('radio', { name })).toBeChecked()
    expect((await trackStates(page)).at(-1)).toBe('live')
    await close()
    await expect(page.locator('dialog iframe')).toHaveCount(0)
    await expect(link).toBeFocused()
    expect((await trackStates(page)).at(-1)).toBe('ended')
  }
  await link.press('Enter')
  await expect(camera).toBeVisible()
  const expectNothingKept = await keepsNothing(page)
  await filmUntil(() => page.keyboard.press('Escape'))
  await link.press('Enter')
  await filmUntil(() => frame.getByRole('button', { name: 'Chiudere', exact: true }).press('Enter'))
  await expectNothingKept()
})

/** What is drawn around the eyes. */
const around = (picture: Locator): Promise<number[]> =>
  picture.evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas
    const part = new OffscreenCanvas(60, 30).getContext('2d')!
    part.drawImage(canvas, width * 0.2, height * 0.3, width * 0.6, height * 0.3, 0, 0, 60, 30)
    return [...part.getImageData(0, 0, 60, 30).data]
  })

/** The mean difference of two such pictures, from 0 to 255. */
const difference = (one: number[], other: number[]): number =>
  one.reduce((sum, byte, at) => sum + Math.abs(byte - (other[at] ?? 0)), 0) / one.length
