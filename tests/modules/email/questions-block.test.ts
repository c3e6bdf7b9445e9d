import { expect, test } from 'vitest'
import { questionsBlock } from '#modules/email/questions-block.ts'
import { translatorOf } from '#modules/email/translator.ts'
import { VARIANT_CODES } from '#i18n/variants.ts'
import { SENDER } from '#tests/support/sender.ts'

test.each([
  ['de-de', 'https://shop.example/de-de/kontakt/'],
  ['cs-cz', 'https://shop.example/cs-cz/kontakt/'],
  ['pl-pl', 'https://shop.example/pl-pl/kontakt/'],
  ['fr-ch', 'https://shop.example/fr-ch/contact/'],
  ['it-it', 'https://shop.example/it-it/contatti/'],
] as const)('in %s, where nobody reads answers, an email names %s', (variant, link) => {
  const block = questionsBlock(SENDER, variant, translatorOf(variant))
  expect(block).toEqual({ kind: 'small', text: expect.stringMatching(new RegExp(`: ${link}$`)) })
})

test.each(VARIANT_CODES)('in %s, where somebody reads them, it asks for one', (variant) => {
  const block = questionsBlock({ ...SENDER, readsAnswers: true }, variant, translatorOf(variant))
  expect(block).toMatchObject({ text: expect.not.stringContaining('http') })
  expect(block).toMatchObject({ text: expect.stringMatching(/mail|wiadomość/i) })
})
