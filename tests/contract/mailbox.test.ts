import { expect, test } from 'vitest'
import { mailbox } from '#contract/mailbox.ts'

test.each([
  [' info@bücher.de ', 'info@xn--bcher-kva.de'],
  ['anna@пример.рф', 'anna@xn--e1afmkfd.xn--p1ai'],
  ['Anna@example.org', 'Anna@example.org'],
])('%j is read as %j', (typed, stored) => expect(mailbox.parse(typed)).toBe(stored))

test.each(['', ' ', 'anna', 'anna@bücher', `${'a'.repeat(250)}@example.org`, 'anna@example.org\n.x'])(
  '%j is no mailbox',
  (typed) => expect(mailbox.safeParse(typed).success).toBe(false),
)
