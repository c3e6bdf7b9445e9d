import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { code, root } from '#tests/support/sources.ts'

const { dependencies, imports } = z
  .object({ dependencies: z.record(z.string(), z.string()), imports: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))

const texts = new Map(code.map(({ path, text }) => [path, text]))

/** What a file loads when it runs: not what is imported for types alone. */
const loadedBy = (text: string): string[] =>
  [
    ...text.matchAll(
      /(?:^|\n)(?:import|export)\s(?!type\b)[^'"`;]*?from\s*'([^']+)'|(?:^|\n)import\s*'([^']+)'|import(?:\.meta\.resolve)?\(\s*['`]([^'`]+)['`]/g,
    ),
  ].map(([, from, plain, later]) => from ?? plain ?? later ?? '')

function fileOf(path: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(path), specifier))
  const [alias = '', target = ''] =
    Object.entries(imports).find(([name]) => specifier.startsWith(name.replace('*', ''))) ?? []
  return alias === '' ? undefined : normalize(target.replace('*', specifier.slice(alias.length - 1)))
}

/** The packages that a program loads, sooner or later, with the file that does. */
function packagesOf(program: string): Map<string, string> {
  const seen = new Set([program])
  const found = new Map<string, string>()
  for (const path of seen)
    for (const specifier of loadedBy(texts.get(path) ?? '')) {
      const file = fileOf(path, specifier)
      if (file !== undefined) seen.add(file)
      else if (!specifier.startsWith('node:') && !builtinModules.includes(specifier))
        found.set(
          specifier
            .split('/')
            .slice(0, specifier.startsWith('@') ? 2 : 1)
            .join('/'),
          path,
        )
    }
  return found
}

test.each(['src/server/main.ts', 'src/images/worker/worker.ts', 'src/cli/shop.ts'])(
  '%s needs packages of production alone',
  (program) => {
    const found = packagesOf(program)
    expect(found.size).toBeGreaterThan(2)
    expect([...found].filter(([name]) => !Object.hasOwn(dependencies, name))).toEqual([])
  },
)

test('what only the build needs is not installed in production', () =>
  expect(
    Object.keys(dependencies).filter((name) => /^(astro|vite|@astrojs\/.*|typescript)$/.test(name)),
  ).toEqual([]))
