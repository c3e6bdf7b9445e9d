import { describe, expect, test } from 'vitest'
import { FLAGS } from '#domain/shop/configuration.ts'
import { shopRows } from '#shop-api/seed/shops/configurations.ts'
import { code } from '#tests/support/sources.ts'
import { WAITING } from './waiting.ts'

/** Where something is only declared or filled in, nothing asks it. */
const DECLARED = /^src\/(contract|shop-api\/seed)\/|^src\/domain\/shop\/configuration\.ts$/
const asking = code
  .filter(({ path }) => !DECLARED.test(path))
  .map(({ text }) => text)
  .join('\n')
const asks = (pattern: RegExp) => pattern.test(asking)

const waiting = (part: 'flags' | 'customData' | 'rules') =>
  Object.values(WAITING)
    .flatMap((each) => each[part] ?? [])
    .toSorted()

const configurations = shopRows().map(({ configuration }) => configuration)
const namesIn = (part: 'customData' | 'experiments') => [
  ...new Set(configurations.flatMap((each) => Object.keys(each[part]))),
]

describe('what nothing reads waits for a step, and what waits is not read', () => {
  test('of the flags', () => {
    const unasked = FLAGS.filter((flag) => !asks(new RegExp(`flags\\.${flag}\\b`)))
    expect(unasked.toSorted()).toEqual(waiting('flags'))
  })

  test('of what a shop has of its own', () => {
    const isRead = (name: string) =>
      asks(new RegExp(`customData\\??\\.${name}\\b|\\b${name}\\b[^}]*\\} = [^\\n]*customData`))
    const unread = namesIn('customData').filter((name) => !isRead(name))
    expect(unread.toSorted()).toEqual(waiting('customData'))
  })

  test('of the experiments', () => {
    expect(namesIn('experiments').filter((name) => !asks(new RegExp(`experiments\\['${name}'\\]`)))).toEqual(
      [],
    )
  })

  test('of the rules, each with the step that it names', () => {
    const tagged = code.flatMap(({ text }) =>
      [
        ...text.matchAll(
          /@waitsFor (\w+)(?:(?!\*\/)[^])*\*\/\s*(?:export )?(?:const |function |type )?(\w+)/g,
        ),
      ].map(([, step, name]) => `${step} ${name}`),
    )
    const listed = Object.entries(WAITING).flatMap(([step, { rules = [] }]) =>
      rules.map((name) => `${step} ${name}`),
    )
    expect(tagged.toSorted()).toEqual(listed.toSorted())
  })
})
