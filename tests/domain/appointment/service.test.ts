import { expect, test } from 'vitest'
import {
  APPOINTMENT_SERVICES,
  letterOfService,
  searchedService,
  serviceOfLetter,
  servicesOf,
} from '#domain/appointment/service.ts'

test.each([
  [[], ['advice']],
  [['click-and-collect'], ['advice']],
  [
    ['repair', 'eye-test', 'click-and-collect'],
    ['advice', 'eye-test', 'repair'],
  ],
] as const)('a branch with %j takes appointments for %j', (services, offered) =>
  expect(servicesOf({ services: [...services] })).toEqual(offered),
)

test.each([
  [[], 'advice'],
  [['hearing-test'], 'hearing-test'],
  [['hearing-test', 'click-and-collect'], 'hearing-test'],
  [['click-and-collect'], 'advice'],
  [['eye-test', 'children'], 'advice'],
] as const)('who looks for %j books %s', (services, service) =>
  expect(searchedService(services)).toBe(service),
)

test('every service has a letter of its own, which does not begin its name', () => {
  const letters = APPOINTMENT_SERVICES.map(letterOfService)
  expect(letters.map(serviceOfLetter)).toEqual(APPOINTMENT_SERVICES)
  expect(new Set(letters).size).toBe(APPOINTMENT_SERVICES.length)
})

test.each(['', 'z', 'eye-test', 'A'])('%j is no letter of a service', (letter) =>
  expect(serviceOfLetter(letter)).toBeNull(),
)
