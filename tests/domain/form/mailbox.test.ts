import { expect, test } from 'vitest'
import { isSameMailbox, mailboxInAscii, mailboxInUnicode } from '#domain/form/mailbox.ts'

test.each([
  ['info@bücher.de', 'info@xn--bcher-kva.de'],
  ['Info@BÜCHER.de', 'Info@xn--bcher-kva.de'],
  ['info@bu\u0308cher.de', 'info@xn--bcher-kva.de'],
  ['anna@żółw.sklep.pl', 'anna@xn--w-uga1v8h.sklep.pl'],
  ['anna@пример.рф', 'anna@xn--e1afmkfd.xn--p1ai'],
  ['anna@example.org', 'anna@example.org'],
  ['ANNA@Example.org', 'ANNA@Example.org'],
  ['anna@', 'anna@'],
  ['bücher.de', 'xn--bcher-kva.de'],
  ['', ''],
  ['anna@bücher.de/x', 'anna@bücher.de/x'],
  ['anna@bücher.de:80', 'anna@bücher.de:80'],
  ['anna@bü cher.de', 'anna@bü cher.de'],
  ['anna@ü..xn--a', 'anna@ü..xn--a'],
])('%j is stored as %j', (typed, stored) => expect(mailboxInAscii(typed)).toBe(stored))

test.each([
  ['info@xn--bcher-kva.de', 'info@bücher.de'],
  ['anna@xn--e1afmkfd.xn--p1ai', 'anna@пример.рф'],
  ['xn--bcher-kva@example.org', 'xn--bcher-kva@example.org'],
  ['anna@example.org', 'anna@example.org'],
  // Invalid, and a label that a browser would write otherwise.
  ['anna@xn--bcher-kv.de', 'anna@xn--bcher-kv.de'],
  ['anna@xn--abc-.de', 'anna@xn--abc-.de'],
  ['', ''],
])('%j is shown as %j', (stored, shown) => expect(mailboxInUnicode(stored)).toBe(shown))

test.each([
  ['info@bücher.de', 'info@xn--bcher-kva.de', true],
  [' Anna@Example.org', 'anna@example.org', true],
  ['anna@example.org', 'anna@example.com', false],
  ['', '', true],
])('%j and %j are the same: %s', (one, other, same) => expect(isSameMailbox(one, other)).toBe(same))
