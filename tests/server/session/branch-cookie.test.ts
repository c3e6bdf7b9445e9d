import { expect, test } from 'vitest'
import { branchCookie, chosenBranch } from '#server/session/branch-cookie.ts'

test.each([
  [null, null],
  ['', null],
  ['veduta-branch=1003', 1003],
  ['a=1; veduta-branch=1003; b=2', 1003],
  ['x-veduta-branch=1003', null],
  ['veduta-branch=0', null],
  ['veduta-branch=1003x', null],
  ['veduta-branch=99999999999', null],
])('of the cookies %j the branch is %j', (cookies, id) => expect(chosenBranch(cookies)).toBe(id))

test('over https it is sent only over https', () => {
  expect(chosenBranch(branchCookie(1003, true))).toBe(1003)
  expect(branchCookie(1003, true)).toContain('; Secure')
  expect(branchCookie(1003, false)).not.toContain('Secure')
})
