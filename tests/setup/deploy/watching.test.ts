import { readFileSync } from 'node:fs'
import { parser } from '@prometheus-io/lezer-promql'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import '#modules/email/observed-mailer.ts'
import '#modules/payment/observed-provider.ts'
import '#modules/subscription/renewals.ts'
import { PROCEDURES } from '#server/rpc/procedures.ts'
import { root } from '#tests/support/sources.ts'
import { startTestServer } from '#tests/support/test-server.ts'

const file = (name: string) => readFileSync(`${root}/src/setup/deploy/${name}`, 'utf8')

const dashboard = z
  .object({
    panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
  })
  .parse(JSON.parse(file('dashboard.json')))
const alerts = z
  .object({
    groups: z.array(
      z.object({
        rules: z.array(
          z.strictObject({
            alert: z.string(),
            expr: z.string(),
            for: z
              .string()
              .regex(/^\d+[smh]$/)
              .optional(),
            labels: z.object({ severity: z.enum(['page', 'ticket']) }),
            annotations: z.object({ summary: z.string() }),
          }),
        ),
      }),
    ),
  })
  .parse(parse(file('alerts.yaml')))

const queries = [
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
  ...alerts.groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => [alert, expr] as const)),
]

/** What Prometheus’s own grammar finds: the metrics, and whether it all can be read. */
function read(expr: string) {
  const metrics: string[] = []
  let isValid = true
  parser.parse(expr).iterate({
    enter({ type, from, to }) {
      if (type.isError) isValid = false
      if (type.name === 'VectorSelector') metrics.push(/^[\w:]+/.exec(expr.slice(from, to))?.[0] ?? '')
    },
  })
  return { isValid, metrics }
}

const shown = async () => {
  await using server = await startTestServer()
  const text = (await server.get('/api/metrics')).body.toString()
  const names = [...text.matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  )
  // Prometheus itself has this one.
  return new Set([...names, 'up'])
}

test('the dashboard and the alerts ask for metrics that the shop has', async () => {
  const names = await shown()
  const asked = queries.flatMap(([where, expr]) => read(expr).metrics.map((metric) => `${where}: ${metric}`))
  expect(asked.length).toBeGreaterThan(20)
  expect(asked.filter((each) => !names.has(each.split(': ')[1] ?? ''))).toEqual([])
})

test('each query can be read by Prometheus', () =>
  expect(queries.filter(([, expr]) => !read(expr).isValid)).toEqual([]))

test('calls that an alert names exist', () => {
  const named = queries.flatMap(([, expr]) =>
    [...expr.matchAll(/rpc\/\(([\w|]+)\)/g)].flatMap(([, names = '']) => names.split('|')),
  )
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((name) => !Object.hasOwn(PROCEDURES, name))).toEqual([])
})

test('a query that cannot be read is found', () => expect(read('sum(rate(x[5m])').isValid).toBe(false))
