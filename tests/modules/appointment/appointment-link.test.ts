import { expect, test } from 'vitest'
import { appointmentUrl } from '#modules/appointment/appointment-link.ts'
import { readEnv } from '#platform/env.ts'

test.each([
  [{ SHOP_ORIGIN: 'https://shop.example' }, 'https://shop.example/it-ch/filiali/'],
  [{ HOST: '127.0.0.1', PORT: '4567' }, 'http://127.0.0.1:4567/it-ch/filiali/'],
])('with %j a link in an email leads to %s', (variables, page) => {
  const deps = { secrets: ['secret'], now: () => new Date('2026-11-20T08:00:00Z'), env: readEnv(variables) }
  const url = appointmentUrl(deps, 'it-ch', 'appointment-of-anna-0001')
  expect(url.split('?', 1)).toEqual([page])
})
