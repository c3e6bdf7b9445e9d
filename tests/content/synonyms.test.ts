import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { slugify } from '#domain/catalogue/slug.ts'
import { LANGUAGES } from '#i18n/variants.ts'
import { root } from '#tests/support/sources.ts'

const story = z.object({ content: z.object({ synonyms: z.string() }) })

test.each(LANGUAGES)(
  '%s: every line of the synonyms has words and a meaning, but one for words that are not looked for, and no word has two',
  (language) => {
    const text = readFileSync(resolve(root, `content/global/${language}/search.json`), 'utf8')
    const lines = story.parse(JSON.parse(text)).content.synonyms.split('\n')
    expect(lines.filter((line) => !/^[^=]*[^=\s][^=]* = [^=]*\S$/.test(line))).toEqual([
      expect.stringMatching(/^[^=]*[^=\s] =$/),
    ])
    const words = lines.flatMap((line) => (line.split('=')[0] ?? '').split(',').map(slugify))
    expect(words.filter((word, index) => word === '' || words.indexOf(word) < index)).toEqual([])
  },
)
