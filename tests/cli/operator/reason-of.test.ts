import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { reasonOf } from '#cli/operator/reason-of.ts'

const failing = (path: string) => readFile(path).then(() => 'read', reasonOf)

test('files are refused in words', async () => {
  expect(await failing('/nowhere/a.csv')).toBe('no such file or folder')
  expect(await failing('/tmp')).toBe('is a folder')
  expect(await failing('/etc/hosts/a.csv')).toBe('no such folder')
})

test('anything else says itself', () => {
  expect(reasonOf(new Error('a quote is not closed'))).toBe('a quote is not closed')
  expect(reasonOf(Object.assign(new Error('down'), { code: 'E_OTHER' }))).toBe('down')
  expect(reasonOf('text')).toBe('text')
})
