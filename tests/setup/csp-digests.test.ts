import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { cspDigests } from '../../src/setup/csp-digests.ts'

const astro = dirname(createRequire(import.meta.url).resolve('astro/package.json'))
const file = join(astro, 'dist/core/encryption.js')
const { transform } = cspDigests()

type Digest = (data: string, algorithm: string) => Promise<string>
const module = z.object({ generateCspDigest: z.custom<Digest>((value) => typeof value === 'function') })

/** Astro's own module after the change; its imports are those of the original. */
async function changedModule() {
  const folder = await mkdtemp(join(tmpdir(), 'veduta-digests-'))
  const addressOf = (name: string) =>
    pathToFileURL(name.startsWith('.') ? join(dirname(file), name) : createRequire(file).resolve(name)).href
  try {
    const code = transform(await readFile(file, 'utf8'), file) ?? ''
    const changed = join(folder, 'encryption.mjs')
    await writeFile(
      changed,
      code.replaceAll(/from "([^"]+)"/g, (_, name) => `from "${addressOf(name)}"`),
    )
    return module.parse(await import(pathToFileURL(changed).href))
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('a style is hashed once, and right', async () => {
  const { generateCspDigest } = await changedModule()
  const digest = vi.spyOn(crypto.subtle, 'digest')
  const hash = createHash('sha256').update('a{color:red}').digest('base64')
  for (let page = 0; page < 3; page++)
    expect(await generateCspDigest('a{color:red}', 'SHA-256')).toBe(`sha256-${hash}`)
  expect(await generateCspDigest('a{color:tan}', 'SHA-256')).not.toBe(`sha256-${hash}`)
  expect(await generateCspDigest('a{color:red}', 'SHA-512')).toMatch(/^sha512-/)
  expect(digest).toHaveBeenCalledTimes(3)
})

test('other files stay as they are', () => {
  expect(transform('async function generateCspDigest(', '/project/src/pages/home.ts')).toBeUndefined()
})

test('another Astro fails the build', () => {
  expect(() => transform('export const other = 1', file)).toThrow('Astro changed')
})
