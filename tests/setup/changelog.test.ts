import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { first, text } from '#tests/support/guides.ts'
import { root } from '#tests/support/sources.ts'

const changelog = text('src/setup/CHANGELOG.md')
const versions = first(changelog.matchAll(/^## \[(.+?)\]/gm))

test('begins with what is not released yet, or with the version of the package', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  expect(['Unreleased', version]).toContain(versions[0])
})

test('orders its versions from the newest to the oldest, each with its day', () => {
  const released = versions.filter((version) => version !== 'Unreleased')
  const asNumbers = (version: string) =>
    version
      .split('.')
      .map((part) => part.padStart(5, '0'))
      .join()
  expect(released.toSorted((a, b) => asNumbers(b).localeCompare(asNumbers(a)))).toEqual(released)
  const days = first(changelog.matchAll(/^## \[\d.+?\] - (\d{4}-\d\d-\d\d)$/gm))
  expect(days.length).toBe(released.length)
})

test('has the headings of Keep a Changelog, and one for the database in each version', () => {
  const known = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security', 'Database']
  for (const part of changelog.split(/^(?=## )/m).slice(1)) {
    const headings = first(part.matchAll(/^### (.+)$/gm))
    expect(known).toEqual(expect.arrayContaining(headings))
    expect(headings).toContain('Database')
  }
})
