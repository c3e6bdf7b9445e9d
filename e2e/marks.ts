import type { Point } from '#domain/face/fit-circles.ts'
import type { Page } from './visitor.ts'

/** A mark, and how far from it a place of the picture is, in pixels of the picture; the view box of the marks is the part that is shown. */
export async function wayTo(root: Pick<Page, 'locator'>, handle: string, to: Point) {
  const mark = root.locator(`[data-handle="${handle}"]`)
  const [x = 0, y = 0, perPixel = 1] = await mark.evaluate((element) => {
    const { viewBox, clientWidth } = element.parentElement!.querySelector('svg')!
    const { x: left, y: top, width, height } = viewBox.baseVal
    const { style } = element
    const at = (share: string, size: number) => (Number.parseFloat(share) / 100) * size
    return [left + at(style.left, width), top + at(style.top, height), clientWidth / width]
  })
  return { mark, across: to.x - x, down: to.y - y, perPixel }
}

/** Moves a mark by its arrow keys, which go by half pixels, with Shift by five. */
export async function moveTo(root: Pick<Page, 'locator'>, handle: string, to: Point): Promise<void> {
  const { mark, across, down } = await wayTo(root, handle, to)
  const ways = [
    [across, 'ArrowRight', 'ArrowLeft'],
    [down, 'ArrowDown', 'ArrowUp'],
  ] as const
  for (const [way, forward, back] of ways) {
    const halves = Math.round(Math.abs(way) * 2)
    const key = way > 0 ? forward : back
    for (let press = 0; press < Math.floor(halves / 10); press += 1) await mark.press(`Shift+${key}`)
    for (let press = 0; press < halves % 10; press += 1) await mark.press(key)
  }
}

/** Drags a mark by its border, in steps. */
export async function dragTo(page: Page, handle: string, to: Point): Promise<void> {
  const { mark, across, down, perPixel } = await wayTo(page, handle, to)
  await mark.scrollIntoViewIfNeeded()
  const box = await mark.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 5, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + across * perPixel, y + down * perPixel, { steps: 5 })
  await page.mouse.up()
}
