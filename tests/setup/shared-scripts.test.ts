import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#tests/support/sources.ts'
import { scriptGroups, SHARED_SCRIPTS } from '../../src/setup/shared-scripts.ts'

/** No file: Vite makes it while it builds. */
const VIRTUAL = 'vite/preload-helper.js'
const modules = Object.values(SHARED_SCRIPTS).flat()

test('each module that scripts share is a file, in one list', () => {
  expect(modules.filter((module) => module !== VIRTUAL && !existsSync(join(root, module)))).toEqual([])
  expect(new Set(modules).size).toBe(modules.length)
})

test('the bundler finds a module by its path, and no other', () => {
  const groupsOf = (id: string) => scriptGroups.filter(({ test }) => test(id)).map(({ name }) => name)
  expect(groupsOf(join(root, 'islands/ui/Icon.tsx'))).toEqual(['values'])
  expect(groupsOf(`\0${VIRTUAL}`)).toEqual(['page'])
  expect(groupsOf(join(root, 'islands/ui/Button.tsx'))).toEqual([])
})
