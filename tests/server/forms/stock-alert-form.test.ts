import { expect, test } from 'vitest'
import { handleStockAlertForm, stockAlertViewOf } from '#server/forms/stock-alert-form.ts'
import { testContext } from '#tests/support/test-server.ts'
import { testStockAlerts } from '#tests/support/stock-alerts.ts'
import type { Db } from '#platform/database.ts'

const PATH = '/de-de/overlays/back-in-stock/7/'
const URL_OF_PAGE = new URL(`http://localhost${PATH}`)
const nobody = async (): Promise<Db> => Object.create(null)

function setUp() {
  const alerts = testStockAlerts({ database: nobody })
  const ctx = { ...testContext().ctx, stockAlerts: alerts.stockAlerts }
  const submit = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    handleStockAlertForm(
      { ctx, variant: 'de-de' },
      new Request(URL_OF_PAGE, { method: 'POST', body: new URLSearchParams(fields), headers }),
      { productId: 3, variantId: 7, name: 'Etui', url: URL_OF_PAGE, path: PATH, address: undefined },
    )
  const view = (query: string) => stockAlertViewOf({ ctx }, new URL(`${URL_OF_PAGE.href}${query}`))
  return { ...alerts, submit, view }
}

test.each([
  [{ email: 'anna@example.org' }, 'sent'],
  [{ email: 'anna' }, 'invalid'],
  [{}, 'invalid'],
  [{ confirm: 'forged' }, 'forged'],
])('%j leads to the note %s', async (fields, note) => {
  const response = await setUp().submit(fields)
  expect([response.status, response.headers.get('location')]).toEqual([303, `${PATH}?note=${note}`])
})

test('a form of another site is refused', async () => {
  const { submit, letters } = setUp()
  const response = await submit({ email: 'anna@example.org' }, { origin: 'https://elsewhere.example' })
  expect([response.status, letters()]).toEqual([403, []])
})

test('a link asks before it takes effect', async () => {
  const { submit, view, lastToken } = setUp()
  await submit({ email: 'anna@example.org' })
  const token = lastToken('confirm')
  expect(view(`?confirm=${token}`)).toEqual({ note: null, link: { purpose: 'confirm', token } })
  expect(view('?confirm=x')).toEqual({ note: 'forged', link: null })
  expect(view('?note=sent')).toEqual({ note: 'sent', link: null })
  expect(view('?note=anything')).toEqual({ note: null, link: null })
})
