import { expect, test } from 'vitest'
import { deliverySoFar } from '#domain/configurator/delivery-so-far.ts'
import { inDays } from '#tests/support/delivery-days.ts'

const DELIVERY = {
  frame: inDays(2, 4),
  parts: { single: inDays(2, 4), progressive: inDays(10, 15), grey: inDays(5, 8) },
}

test.each([
  ['a frame alone', { lensType: 'type_none' }, inDays(2, 4)],
  ['a frame with a tint', { lensType: 'type_none', tint: 'grey' }, inDays(5, 8)],
  ['lenses in stock', { lensType: 'type_ei', design: 'single', index: 'of-no-time' }, inDays(2, 4)],
  [
    'lenses that are made first',
    { lensType: 'type_ei', design: 'progressive', tint: 'grey' },
    inDays(10, 15),
  ],
  ['a frame at home', { lensType: 'home_try_on', tint: 'grey' }, inDays(2, 4)],
] as const)('%s', (_, answers, time) => expect(deliverySoFar(DELIVERY, answers)).toEqual(time))
