import { expect, test } from 'vitest'
import { handleOwnGlasses } from '#server/forms/own-glasses-form.ts'

const url = new URL('https://shop.example/de-de/instruments/face-scan/')
const send = (body: URLSearchParams | FormData, headers: Record<string, string> = {}) =>
  handleOwnGlasses(new Request(url, { method: 'POST', body, headers }), url)
const typed = (printed: string) => send(new URLSearchParams({ printed }))

test.each([['52□18–145'], ['52 18 145'], ['VE 5154 51□20']])(
  '%s is the width of a frame',
  async (printed) => {
    expect(await typed(printed)).toEqual({ printed, result: { width: 135, plusMinus: 4 } })
  },
)

test.each([
  ['', ''],
  ['<script>', '<script>'],
  ['5'.repeat(900), '5'.repeat(40)],
  [`${' '.repeat(60)}52 18`, ' '.repeat(40)],
])('%j is none', async (printed, shown) => {
  expect(await typed(printed)).toEqual({ printed: shown, result: null })
})

test('neither is an empty form, nor a file', async () => {
  expect(await send(new URLSearchParams())).toEqual({ printed: '', result: null })
  const form = new FormData()
  form.set('printed', new File(['52 18 145'], 'glasses.txt'))
  expect(await send(form)).toMatchObject({ result: null })
})

test('a form of another site is rejected', async () => {
  const answered = await send(new URLSearchParams({ printed: '52 18' }), { 'sec-fetch-site': 'cross-site' })
  expect(answered).toHaveProperty('status', 403)
})
