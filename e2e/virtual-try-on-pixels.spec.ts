import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import type { FrameSubject } from '#domain/frame/design.ts'
import { drawStill } from '#domain/virtual-try-on/draw-still.ts'
import { pictureLight } from '#domain/virtual-try-on/picture-light.ts'
import type { Wearer } from '#domain/virtual-try-on/wearer.ts'
import type { openFramePainter } from '#islands/instruments/virtual-try-on/webgl/frame-painter.ts'
import { VIEW } from '#tests/support/face-views.ts'
import { root } from '#tests/support/sources.ts'
import { frameSubject, plainPicture, wearerSeen } from '#tests/support/worn.ts'
import {
  BEHIND_LENS,
  brightnessAt,
  darkWidth,
  NARROW,
  SKIN,
  STRAIGHT,
  templesSeen,
  widestPlace,
} from '#tests/support/worn-pixels.ts'
import { expect, type Page, test as base } from './visitor.ts'

/** A graphics card that the processor plays; its driver complains where a picture is read. */
const test = base.extend({
  expectedConsole: /GL Driver Message|willReadFrequently/,
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--enable-unsafe-swiftshader'] }),
    { scope: 'worker' },
  ],
})

declare global {
  var framePainter: ReturnType<typeof openFramePainter>
}

const ENTRY = join(root, 'e2e/frame-painter-entry.ts')
const PAINTER = '#islands/instruments/virtual-try-on/webgl/frame-painter.ts'
const image = plainPicture(SKIN)
/** One of each pattern, and one that is clear. */
const LOOKS = [
  ['acetate', 'black'],
  ['acetate', 'havana'],
  ['acetate', 'horn'],
  ['acetate', 'crystal'],
  ['metal', 'gold'],
] as const

/** The module that draws in the shop, by itself. */
async function painterScript(): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) =>
          id === ENTRY
            ? `import { openFramePainter } from '${PAINTER}'\nglobalThis.framePainter = openFramePainter()`
            : null,
      },
    ],
    build: { write: false, rolldownOptions: { input: ENTRY } },
  })
  return (built as Rolldown.RolldownOutput).output[0].code
}

/** What the graphics card makes of the picture: red, green and blue of each pixel. */
async function painted(page: Page, wearer: Wearer, subject: FrameSubject): Promise<Uint8Array> {
  const light = pictureLight(image, wearer.landmarks)
  const bytes = await page.evaluate(
    ({ data, size, ...drawn }) => {
      const picture = new ImageData(new Uint8ClampedArray(data), size.width, size.height)
      const canvas = framePainter!.paint({ picture, ...drawn }, size)
      const copy = new OffscreenCanvas(size.width, size.height).getContext('2d')!
      copy.drawImage(canvas, 0, 0)
      return copy.getImageData(0, 0, size.width, size.height).data
    },
    { data: image.data, size: VIEW, wearer, light, subject },
  )
  return new Uint8Array(bytes).filter((_, at) => at % 4 < 3)
}

/** Mean difference of a channel, from 0 to 255, where the still shows more than skin. Black against graphite has 13. */
function differenceOf(bytes: Uint8Array, still: Uint8Array): number {
  let [sum, count] = [0, 0]
  still.forEach((byte, at) => {
    if (Math.abs(byte - SKIN[at % 3]!) < 6) return
    sum += Math.abs(byte - bytes[at]!)
    count += 1
  })
  return sum / count
}

test.beforeEach(async ({ page }) => {
  await page.goto('about:blank')
  await page.addScriptTag({ type: 'module', content: await painterScript() })
})

test('who tries frames on sees them as wide as they are, without the temple behind the head', async ({
  page,
}) => {
  const subject = frameSubject()
  const narrow = wearerSeen(STRAIGHT, NARROW)
  const expected = (subject.figures.width * narrow.camera.focal) / widestPlace(narrow, subject).depth
  expect(Math.abs(darkWidth(await painted(page, narrow, subject)) / expected - 1)).toBeLessThan(0.02)
  for (const yaw of [25, -25]) {
    const wearer = wearerSeen({ ...STRAIGHT, yaw })
    const { near, far } = templesSeen(wearer, subject)
    const bytes = await painted(page, wearer, subject)
    expect(brightnessAt(bytes, near)).toBeLessThan(90)
    expect(brightnessAt(bytes, far)).toBeGreaterThan(140)
  }
})

test('who tries frames on sees the same material and tint in the film as on a still', async ({ page }) => {
  const wearer = wearerSeen(STRAIGHT)
  const lens = async (subject: FrameSubject) =>
    brightnessAt(await painted(page, wearer, subject), BEHIND_LENS)
  const clear = await lens(frameSubject())
  expect(clear).toBeGreaterThan(140)
  expect(await lens(frameSubject({}, { lens: 'brown' }))).toBeLessThan(clear * 0.6)
  for (const [build, material] of LOOKS) {
    const subject = frameSubject({ build, boldness: 1 }, { material })
    const [card, still] = [await painted(page, wearer, subject), drawStill(image, wearer, subject)]
    expect(differenceOf(card, still), material).toBeLessThan(10)
  }
})
