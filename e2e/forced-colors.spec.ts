import { tabTo } from './by-keyboard.ts'
import { expect, expectAccessible, type Locator, test } from './visitor.ts'

/** Width of the border, and the contrast (WCAG 2.2) of border and words with the background. */
const edgeOf = (element: Locator) =>
  element.evaluate((node) => {
    const { borderTopWidth, borderTopStyle, borderTopColor, color, backgroundColor } = getComputedStyle(node)
    const luminance = (written: string) => {
      const [red = 0, green = 0, blue = 0] = (written.match(/[\d.]+/g) ?? []).map((channel) => {
        const share = Number(channel) / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const contrast = (one: string, other: string) => {
      const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
      return (lighter + 0.05) / (darker + 0.05)
    }
    return {
      width: borderTopStyle === 'none' ? 0 : Number.parseFloat(borderTopWidth),
      edge: contrast(borderTopColor, backgroundColor),
      words: contrast(color, backgroundColor),
    }
  })

async function expectEdge(element: Locator): Promise<void> {
  const { width, edge, words } = await edgeOf(element)
  expect(width).toBeGreaterThanOrEqual(1)
  expect(edge).toBeGreaterThanOrEqual(3)
  expect(words).toBeGreaterThanOrEqual(4.5)
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`where readers choose ${colorScheme} colours, a spot on a picture has an edge and a number, and opens by key`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    await page.goto('/de-de/ratgeber/die-richtige-fassung/')
    const spot = page.getByRole('button', { name: /^1: .+ ansehen$/ })
    const number = spot.getByText('1', { exact: true })
    await expectEdge(number)
    const card = page.locator('.spot + :popover-open')
    await tabTo(page, spot)
    await page.keyboard.press('Enter')
    await expect(card).toBeVisible()
    await expectEdge(card)
    await expect(number).toHaveCSS('outline-style', 'solid')
    // On a dark page axe takes the ground, which no element paints, for white.
    if (colorScheme === 'light') await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(card).toHaveCount(0)
    await expect(spot).toBeFocused()
  })
