import { expect, test } from 'vitest'
import { TYPED_EYE_FIELDS, type TypedEyeField } from '#domain/configurator/answer-name.ts'
import { EYES } from '#domain/prescription/eye-field.ts'
import { CONFIGURATOR_MIGRATIONS } from '#modules/configurator/configurator-drafts.ts'
import { SHOP_MIGRATIONS } from '#shop-api/open-database.ts'
import { type Random, randomOf } from '#shop-api/seed/random.ts'
import { configuratorVisitor } from '#tests/support/configurator-visitor.ts'
import { configuratorShop } from '#tests/support/configurator.ts'
import { onBothDatabases } from '#tests/support/database.ts'
import { percentDecoded } from '#tests/support/percent-decoded.ts'
import { recordedRun } from '#tests/support/recorded-run.ts'
import { seedShop } from '#tests/support/seeded.ts'

/** As people write them, and what is wrong or belongs elsewhere. */
const TEXTS: Record<TypedEyeField, { usual: readonly string[]; odd: readonly string[] }> = {
  sphere: {
    usual: ['-2,25', '+1', '−6.00', '-0,5', 'plan'],
    odd: ['2.25', '+/-2,25', '-05', '-9', '-2,20', 'x', ''],
  },
  cylinder: { usual: ['', '-0,5', '-1', '+0,75', 'DS'], odd: ['1/2', '-4,25', '0,5'] },
  axis: { usual: ['170', '0', '90°', '7'], odd: ['', '181', '9,5', 'quer'] },
  addition: { usual: [''], odd: ['2', '0', 'ja', '9'] },
  prism: { usual: ['', '', '0'], odd: ['1', '1,5 Δ', '10,25', '-'] },
  prismBase: { usual: ['', '90'], odd: ['361', 'innen', 'schräg'] },
  pd: { usual: ['32', '31,5', '33'], odd: ['63', '25', '', '24,5', '32,25', '9'.repeat(300)] },
}

const valuesOf = (random: Random): Record<string, string> =>
  Object.fromEntries([
    ...EYES.flatMap((eye) =>
      TYPED_EYE_FIELDS.map((field) => [
        `${eye}.${field}`,
        random.pick(TEXTS[field][random.chance(0.05) ? 'odd' : 'usual']),
      ]),
    ),
    ['use', random.pick(['far', 'far', 'near', ''])],
    ['emptyEye', random.pick(['plano', 'balance', ''])],
    ['pdSource', random.pick(['', 'measure'])],
    ['slipDate', random.pick(['', '', '', '14.09.2026', '31.02.2026', '1.1.2090'])],
  ])

const UNUSUAL =
  'opposite-signs,large-difference,different-forms,pd-difference,pd-sum,large-addition,small-addition,addition-difference,prism-to-check,pd-of-use'

/** The names of values, and whatever of the texts above no number, day or id resembles. */
const TRACES = new RegExp(
  Object.values(TEXTS)
    .flatMap(({ usual, odd }) => [...usual, ...odd])
    .filter((text) => /\d,\d|°|^−|innen|schräg|9{9}/.test(text))
    .map((text) => text.replaceAll(/[+/.]/g, '[$&]'))
    .concat('sphere', 'cylinder', 'addition', 'prism', 'pupil', 'axis"', '14[.]09[.]2026', '1[.]1[.]2090')
    .join('|'),
  'i',
)

onBothDatabases({ fill: seedShop, tables: [SHOP_MIGRATIONS, CONFIGURATOR_MIGRATIONS] }, (open) => {
  const { lines, pages, options } = recordedRun()
  const heads: string[] = []
  const { server, full, slugOf } = configuratorShop(open, options)

  /** Where the forms lead whoever types these values and affirms whatever is asked; empty after the basket. */
  async function buy(random: Random): Promise<string> {
    const place = { variantId: full(), slug: slugOf(full()) }
    const { send, save, show } = configuratorVisitor({ server: server(), ...place }, heads)
    await send('type', { lensType: 'type_ei' })
    await send('prescription', { source: 'slip' })
    const values = valuesOf(random)
    const { status, body } = await save('values', values)
    const next = await send('values', values)
    expect((await show('values')).body.toString()).toMatch(TRACES)
    // The call of the script and the form judge alike.
    expect([status, next]).toEqual([
      200,
      body.mistakes.length > 0 ? '?configure=values&wrong=1' : '?configure=confirm',
    ])
    if (body.mistakes.length > 0) return next
    expect(await send('confirm', { confirmed: UNUSUAL, affirmed: 'yes', consent: 'yes' })).toBe(
      '?configure=glass',
    )
    const design = random.pick(['rx-single-vision', 'rx-progressive', 'rx-office', 'rx-nothing'])
    const index = random.pick(['index_cr', 'index_ch', 'index_ad', 'index_ax', 'index_zz'])
    const chosen = await send('glass', { design, index })
    if (chosen !== '?configure=extras') return chosen
    await send('extras', { tint: random.pick(['', 'rx-tint-polarized-green']), coatings: '' })
    const end = await send('summary', {
      lensType: 'type_ei',
      source: 'slip',
      ...values,
      confirmed: UNUSUAL,
      affirmed: 'yes',
      consent: 'yes',
      design,
      index,
    })
    // The pages that everybody shares are made anew, for the browser with this pair in its basket.
    server().ctx.purge(['*'])
    for (const page of ['/de-de/', `/de-de/p/${place.slug}/`]) await show(page)
    expect((await show('/de-de/basket/')).body.toString()).toMatch(TRACES)
    return end
  }

  test.each([0, 50, 100, 150])(
    '50 random sets of values from %i come into the basket, or have a step that says what is wrong; no line of the log, metric, cached page, header, cookie or address has any',
    async (first) => {
      const ends = new Map<string, number>()
      for (let set = first; set < first + 50; set += 1) {
        const end = await buy(randomOf(`values ${set}`))
        ends.set(end, (ends.get(end) ?? 0) + 1)
      }
      expect([...ends.keys()].toSorted()).toEqual([
        '/de-de/basket/',
        '?configure=glass&wrong=1',
        '?configure=values&wrong=1',
      ])
      expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([])
      // A call and a page of each set, and both shared pages of each pair.
      const pairs = ends.get('/de-de/basket/') ?? 0
      expect(lines.length).toBeGreaterThanOrEqual(50 * 2 + pairs * 2)
      expect(pages.length).toBeGreaterThanOrEqual(pairs * 2)
      // Those of a call, a page and five forms of each pair at least.
      expect(heads.length).toBeGreaterThanOrEqual(50 * 2 + pairs * 8)
      for (const name of ['location', 'set-cookie', 'cache-control'])
        expect(heads.some((head) => head.includes(name))).toBe(true)
      const metrics = (await server().get('/api/metrics')).body.toString()
      expect(metrics).toContain('veduta_requests_total')
      const urls = server().rendered.map(({ url }) => url.href)
      for (const text of [...lines, ...pages, ...heads, ...urls, metrics])
        expect(percentDecoded(text)).not.toMatch(TRACES)
    },
  )
})
