import { writeFile } from 'node:fs/promises'
import { choose, press, tabTo } from './by-keyboard.ts'
import { heard, preparedSounds, sounds, thresholdShown, withFastSounds } from './hearing-sounds.ts'
import { keepsNothing } from './on-device.ts'
import { trackStates, watchDevices } from './device-tracks.ts'
import { noisyRoom } from './room-noise.ts'
import { expectFits } from './screens.ts'
import { watchScripts } from './script-weight.ts'
import { textsOf } from './texts.ts'
import { expect, expectAccessible, test as base } from './visitor.ts'
import { inWholeBrowser } from './whole-browser.ts'

/** A browser whose microphone hears a quiet room that becomes loud. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use, { project, workerIndex }) => {
      const file = `${project.outputDir}/room-${workerIndex}.wav`
      await writeFile(file, noisyRoom())
      const fake = ['--use-fake-device-for-media-stream', `--use-file-for-fake-audio-capture=${file}`]
      await use(inWholeBrowser(launchOptions, fake))
    },
    { scope: 'worker' },
  ],
})

const DIGITS = '/instruments/digits/pl'
/** In dB; each step of the staircase is 2 dB. */
const UNDERSTOOD_FROM = -2
const SITUATIONS = ['restaurant', 'television', 'telephone', 'children', 'direction', 'effort']

test('a visitor in Poland with loudspeakers understands digits down to −2 dB, by keyboard alone in a room that becomes loud, and finds a branch', async ({
  page,
  context,
}) => {
  const t = textsOf('pl')
  const main = page.locator('[data-instrument="hearing"] .button.main').first()
  const title = page.getByRole('heading', { level: 1 })
  const prepared = await preparedSounds(page)
  const scripts = watchScripts(page)
  await withFastSounds(page)
  await watchDevices(page)
  await context.grantPermissions(['microphone'])
  await page.goto('/pl-pl/instruments/hearing/')
  const expectNothingKept = await keepsNothing(page)
  await press(page, page.getByRole('link', { name: t('shell.skip') }))
  await press(page, main)

  await test.step('the microphone tells a loud room', async () => {
    await expect(title).toBeFocused()
    expect(await prepared()).toEqual({ files: 0, contexts: 0 })
    await tabTo(page, page.getByLabel(t('hearing.place.headphones')))
    await page.keyboard.press('ArrowDown')
    await expect(page.getByLabel(t('hearing.place.loudspeakers'))).toBeChecked()
    await press(page, page.getByRole('button', { name: t('hearing.room.open') }))
    await expect(page.getByText(t('hearing.room.quiet'))).toBeVisible()
    await expectAccessible(page)
    await expect(page.getByText(t('hearing.room.louder'))).toBeVisible()
    expect(await trackStates(page)).toEqual(['live'])
  })

  await test.step('the press that loads the sounds loads ten digits and their norms', async () => {
    await press(page, main)
    await expect(title).toHaveText(t('hearing.ask.volume'))
    await expect(title).toBeFocused()
    expect((await prepared()).files).toBe(11)
  })

  await test.step('the volume is set and heard', async () => {
    const volume = page.getByRole('slider')
    await tabTo(page, volume)
    await page.keyboard.press('ArrowRight')
    await expect(volume).toHaveValue('0.45')
    await press(page, page.getByRole('button', { name: t('hearing.listen') }))
    await expect.poll(() => sounds(page)).toBe(1)
    await expect(main).toBeEnabled()
    await press(page, main)
  })

  const ok = page.getByRole('button', { name: t('hearing.confirm'), exact: true })
  async function answer(digits: readonly number[]): Promise<void> {
    await expect(ok).toBeVisible()
    for (const digit of digits) await page.keyboard.press(String(digit))
    await expect(ok).toBeEnabled()
  }

  await test.step('each triplet for practice is followed by its solution', async () => {
    await press(page, main)
    await expect(page.getByRole('alert')).toHaveText(t('hearing.room.louder'))
    const first = await heard(page, DIGITS)
    await answer([0, 0, 0])
    await expectFits(page, ok)
    await page.keyboard.press('Enter')
    await expect(page.getByText(t('hearing.wrong', { digits: first.digits.join(' ') }))).toBeVisible()
    for (let round = 0; round < 2; round += 1) {
      await expect(main).toBeFocused()
      await page.keyboard.press('Enter')
      await answer((await heard(page, DIGITS)).digits)
      await page.keyboard.press('Enter')
      await expect(page.getByText(t('hearing.right'))).toBeVisible()
    }
  })

  await test.step('23 triplets are answered, and the microphone is off', async () => {
    await press(page, main)
    for (let triplet = 0; triplet < 23; triplet += 1) {
      expect(await trackStates(page)).toEqual(['live'])
      await expect(ok).toBeVisible()
      const { digits, ratio } = await heard(page, DIGITS)
      await answer(ratio > UNDERSTOOD_FROM - 1 ? digits : [0, 0, 0])
      await page.keyboard.press('Enter')
    }
    await expect(title).toHaveText(t('hearing.ask.situations'))
    expect(await trackStates(page)).toEqual(['ended'])
  })

  for (const situation of SITUATIONS) await choose(page, situation, 'often')
  await press(page, main)

  const result = page.locator('[data-state="result"]')
  for (const text of ['range.poor', 'advice.visit', 'diotic', 'not-normed', 'no-examination', 'not-stored'])
    await expect(result).toContainText(t(`hearing.${text}`))
  const threshold = await thresholdShown(page, DIGITS, 'diotic')
  expect(Math.abs(threshold - UNDERSTOOD_FROM)).toBeLessThanOrEqual(1.5)
  await expectAccessible(page)
  const visit = page.getByRole('link', { name: t('hearing.visit') })
  await expectFits(page, visit)
  expect(await scripts.kilobytes()).toBeLessThanOrEqual(25)
  await expectNothingKept()
  await press(page, visit)
  await expect(page).toHaveURL(/\/salony\/\?.*hearing-test=1/)
  await expect(page.getByRole('checkbox', { name: t('branches.service.hearing-test') })).toBeChecked()
})
