import { expect, test } from 'vitest'
import { VARIANT_CODES, VARIANTS } from '#i18n/variants.ts'
import { stepMarkup, wordsOf } from '#tests/support/value-steps.ts'

/** A doctor's slip, and who is not billed. */
const WORDS = {
  de: ['16 Jahren', 'ärztliche Verordnung', 'in der Filiale', 'Krankenkassen'],
  fr: ['16 ans', 'ordonnance médicale', 'en succursale', 'assurances'],
  it: ['16 anni', 'prescrizione medica', 'in filiale', 'assicurazioni'],
  cs: ['16 let', 'předpis od lékaře', 'na pobočce', 'pojišťovnám'],
  pl: ['16 lat', 'recepta od lekarza', 'w salonie', 'refundacji'],
}

test.each(VARIANT_CODES)('%s says once what children need, and that no insurance is billed', (variant) => {
  const words = wordsOf(stepMarkup('prescription', {}, { variant }))
  for (const part of WORDS[VARIANTS[variant].language]) expect(words.split(part)).toHaveLength(2)
})

test('every source of values is offered, the slip chosen', () => {
  const html = stepMarkup('prescription', {}, { context: { sources: ['slip', 'order', 'later', 'branch'] } })
  expect([...html.matchAll(/name="source"[^>]*value="(\w+)"/g)].map(([, source]) => source)).toEqual([
    'slip',
    'order',
    'later',
    'branch',
  ])
})

test.each([
  ['the slip, as long as nothing else is', {}, ['slip', 'order', 'later'], 'slip'],
  ['the answer', { source: 'later' }, ['slip', 'order', 'later'], 'later'],
  ['nothing beside values of the account', {}, ['slip', 'account', 'later'], undefined],
  ['the account, once it is the answer', { source: 'account' }, ['slip', 'account'], 'account'],
] as const)('chosen is %s', (_, answers, sources, chosen) => {
  const html = stepMarkup('prescription', { source: '', ...answers }, { context: { sources: [...sources] } })
  const inputs = html.match(/<input[^>]*name="source"[^>]*>/g) ?? []
  const values = inputs
    .filter((input) => input.includes('checked'))
    .map((input) => /value="(\w+)"/.exec(input)?.[1])
  expect(values).toEqual(chosen ? [chosen] : [])
})
