import { expect, it, vi } from 'vitest'
import { pressInstrumentLink } from '#islands/instruments/instrument-link.ts'

type Page = { setting?: string; cookie?: string }
const linkOn = ({ setting, cookie = '' }: Page) =>
  ({
    ownerDocument: {
      documentElement: { dataset: setting === undefined ? {} : { framesInstruments: setting } },
      cookie,
    },
  }) as unknown as HTMLAnchorElement

const PLAIN = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

it.each<[string, Page, Partial<typeof PLAIN>]>([
  ['on a page that frames none', {}, {}],
  [
    'where scripts of others are agreed to',
    { setting: 'unless-agreed', cookie: 'a=b; veduta-consent=C0002' },
    {},
  ],
  ['with a key that opens a tab', { setting: '' }, { ctrlKey: true }],
  ['with the middle button', { setting: '' }, { button: 1 }],
])('%s a link leads to the instrument', async (_, page, press) => {
  const preventDefault = vi.fn<() => void>()
  await pressInstrumentLink({ ...PLAIN, ...press, preventDefault }, linkOn(page), () => {})
  expect(preventDefault).not.toHaveBeenCalled()
})

it.each<[string, Page]>([
  ['on a page without scripts of others', { setting: '', cookie: 'veduta-consent=C0002' }],
  ['before a decision', { setting: 'unless-agreed' }],
  ['where they are refused', { setting: 'unless-agreed', cookie: 'veduta-consent=' }],
])('%s the instrument opens over the page', async (_, page) => {
  const preventDefault = vi.fn<() => void>()
  // Here is no document in which it could open.
  await pressInstrumentLink({ ...PLAIN, preventDefault }, linkOn(page), () => {}).catch(() => {})
  expect(preventDefault).toHaveBeenCalledOnce()
})
