import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveStep } from '#islands/configurator/save-step.ts'

const view = { frame: { variantId: 7 }, replaces: null }
type Sent = { step: string; number: number; answer: (mistakes: readonly string[]) => void }
let sent: Sent[]
let cookies: string[]

beforeEach(() => {
  sent = []
  cookies = ['veduta-known=1']
  vi.useFakeTimers()
  vi.stubGlobal('document', {
    documentElement: { dataset: { shopId: '1' } },
    get cookie() {
      return cookies.join('; ')
    },
    set cookie(line: string) {
      cookies.push(line)
    },
  })
  vi.stubGlobal('location', { pathname: '/de-de/p/elvas/' })
  vi.stubGlobal('fetch', (_path: string, { body }: { body: string }) => {
    const { payload } = JSON.parse(body)
    return new Promise((resolve) =>
      sent.push({
        step: payload.step,
        number: payload.save.number,
        answer: (mistakes) => resolve(Response.json({ found: null, mistakes })),
      }),
    )
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Lets everything happen that waits for nothing but other promises. */
const settle = () => vi.advanceTimersByTimeAsync(0)

test('the saves of a page are numbered, and each is sent at once', async () => {
  const first = saveStep(view, 'values', { use: 'far' }, null)
  const second = saveStep(view, 'confirm', { affirmed: 'yes' }, null)
  await settle()
  expect(sent.map(({ step }) => step)).toEqual(['values', 'confirm'])
  expect(Number(sent[1]?.number) - Number(sent[0]?.number)).toBe(1)
  sent[1]?.answer([])
  sent[0]?.answer(['use'])
  expect(await first).toMatchObject({ mistakes: ['use'] })
  expect(await second).toMatchObject({ mistakes: [] })
  // The page that follows waits for the last one.
  const saving = sent.map(
    ({ number }) => new RegExp(`^veduta-saving=7\\.[\\w-]+\\.${number}; max-age=10; path=/de-de/p/elvas/;`),
  )
  expect(cookies).toEqual(['veduta-known=1', ...saving.map((line) => expect.stringMatching(line))])
})
