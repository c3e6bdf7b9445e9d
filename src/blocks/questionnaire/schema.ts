import { z } from 'zod'
import { button } from '#blocks/button/schema.ts'
import { type Fields, productQueryOf } from '#blocks/fields.ts'

/** Names are used in addresses and conditions. */
const NAME = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be a word of small letters, digits and dashes')

const collapsible = ({ words, richText }: Fields) => z.object({ headline: words, text: richText })

const answer = ({ words, text, narrowing }: Fields) =>
  z.object({
    name: words.pipe(NAME),
    label: words,
    text,
    next: text.pipe(NAME.optional()),
    narrow: narrowing,
  })

const step = (fields: Fields) =>
  z.object({
    name: fields.words.pipe(NAME),
    headline: fields.words,
    text: fields.text,
    answers: fields.blocks(answer(fields), 12),
    help: fields.blocks(collapsible(fields), 4),
  })

const result = (fields: Fields) =>
  z
    .object({
      when: fields.narrowing,
      headline: fields.words,
      text: fields.text,
      actions: fields.blocks(button(fields), 3),
      count: fields.count(1, 12, 4),
      ...fields.selection,
    })
    .transform(({ when, headline, text, actions, ...rest }) => ({
      when,
      headline,
      text,
      actions,
      need: productQueryOf(rest, rest.count),
    }))

const noResult = (fields: Fields) =>
  z.object({
    headline: fields.words,
    text: fields.text,
    actions: fields.blocks(button(fields), 3),
  })

/** Questions, one at a time, that lead to products. */
export const questionnaire = (fields: Fields) =>
  z.object({
    name: fields.words.pipe(NAME),
    headline: fields.words,
    text: fields.text,
    steps: fields.blocks(step(fields), 20),
    results: fields.blocks(result(fields), 30),
    no_result: fields.blocks(noResult(fields), 1),
    note: fields.text,
  })

export type Questionnaire = z.infer<ReturnType<typeof questionnaire>>
