import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveStep, sendAtOnce } from '#islands/configurator/save-step.ts'

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

const steps = () => sent.map(({ step }) => step)
/** Lets everything happen that waits for nothing but other promises. */
const settle = () => vi.advanceTimersByTimeAsync(0)

test('a step is sent after the answer to the one before, numbered', async () => {
  const first = saveStep(view, 'values', { use: 'far' }, null)
  void saveStep(view, 'confirm', { affirmed: 'yes' }, null)
  await settle()
  expect(steps()).toEqual(['values'])
  sent[0]?.answer([])
  expect(await first).toMatchObject({ mistakes: [] })
  await settle()
  expect(steps()).toEqual(['values', 'confirm'])
  expect(Number(sent[1]?.number) - Number(sent[0]?.number)).toBe(1)
  sent[1]?.answer([])
  expect(cookies).toEqual(['veduta-known=1'])
})

test('a page that is left waits for no answer, and tells the next one what it has sent', async () => {
  void saveStep(view, 'values', { use: 'far' }, null)
  void saveStep(view, 'confirm', { affirmed: 'yes' }, null)
  await settle()
  expect(steps()).toEqual(['values'])
  sendAtOnce()
  void saveStep(view, 'glass', { index: 'index_ch' }, null)
  await settle()
  expect(steps()).toEqual(['values', 'confirm', 'glass'])
  expect(cookies.slice(1)).toHaveLength(1)
  expect(cookies[1]).toMatch(
    new RegExp(`^veduta-saving=7\\.[\\w-]+\\.${sent[2]?.number}; max-age=10; path=/de-de/p/elvas/;`),
  )
  // It was only a download: the next step waits again.
  for (const { answer } of sent.slice(0, 2)) answer([])
  void saveStep(view, 'extras', {}, null)
  await settle()
  expect(steps()).toEqual(['values', 'confirm', 'glass'])
  sent[2]?.answer([])
  await settle()
  expect(steps()).toEqual(['values', 'confirm', 'glass', 'extras'])
})
