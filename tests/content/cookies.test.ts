import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readFolder } from '#content-api/read-folder.ts'
import { LANGUAGES } from '#i18n/variants.ts'
import { root } from '#tests/support/sources.ts'

const { content } = await readFolder(resolve(root, 'content'))

/** The shop's own entries in the browser storage, and those that a tag manager may add. */
const KEPT = [
  'veduta-visitor',
  'veduta-known',
  'veduta-session',
  'veduta-account',
  'veduta-device',
  'veduta-consent',
  'veduta-saving',
  'fim-selected-language',
  'veduta-basket-…',
  'veduta.answers.…',
  'veduta.reloaded',
  'veduta.purchases',
  '_ga, _ga_…',
  '_gcl_au',
]

test.each(LANGUAGES)('%s: the list names everything that is stored in the browser', (language) => {
  const page = content.published.find(({ full_slug }) => full_slug === `${language}/cookies`)
  const text = JSON.stringify(page?.content)
  expect(KEPT.filter((name) => !text.includes(`"name":"${name}"`))).toEqual([])
})
