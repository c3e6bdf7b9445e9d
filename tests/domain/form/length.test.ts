import { describe, expect, test } from 'vitest'
import { maxLength, maxLengthWithoutSpaces } from '#domain/form/length.ts'
import type { Rule } from '#domain/form/rule.ts'

const table = (rule: Rule, right: string[], wrong: string[]) => {
  test.each(right)('%j is valid', (value) => expect(rule(value)).toBeNull())
  test.each(wrong)('%j is invalid', (value) => expect(rule(value)).not.toBeNull())
}

describe('at most 5 characters', () => {
  table(maxLength(5), ['', '12345', ' 12345 '], ['123456', '1 2 3 4'])
})

describe('at most 5 that are no spaces', () => {
  table(maxLengthWithoutSpaces(5), ['', '1 2 3 4 5', ' 12345 '], ['123456', '1 2 3 4 5 6'])
})
