import { expect, test } from 'vitest'
import { aroundValue } from '#domain/text/around-value.ts'

const MAILBOX = 'a-b@example.org'

test.each([
  ['in the middle', `Sent to ${MAILBOX} today.`, ['Sent to ', MAILBOX, ' today.']],
  ['with a full stop', `Sent to ${MAILBOX}. Thank you.`, ['Sent to ', `${MAILBOX}.`, ' Thank you.']],
  ['at the end', `Sent to ${MAILBOX}.`, ['Sent to ', `${MAILBOX}.`, '']],
  ['at the beginning', `${MAILBOX} is yours.`, ['', MAILBOX, ' is yours.']],
  ['nowhere', 'Sent.', ['Sent.', '', '']],
])('a value %s', (_, text, parts) => expect(aroundValue(text, MAILBOX)).toEqual(parts))

test('no value', () => expect(aroundValue('Sent to .', '')).toEqual(['Sent to .', '', '']))
