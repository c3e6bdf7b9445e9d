import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build } from 'vite'
import { z } from 'zod'
import { root } from '#tests/support/sources.ts'
import { noteBundledPackages, shippedPackages } from '../../src/setup/shipped-packages.ts'
import { isAllowed } from '../../src/setup/third-party.ts'

const packageJson = z.object({ dependencies: z.record(z.string(), z.string()) })
const { dependencies } = packageJson.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))

const shipped = shippedPackages(root, new Set(['node_modules/leaflet']))
const names = new Set(shipped.map(({ name }) => name))

test('every package that goes out has a licence that is allowed', () => {
  expect(shipped.length).toBeGreaterThan(150)
  expect(shipped.filter(({ licence }) => !isAllowed(licence))).toEqual([])
})

test('those of production are there with what they need, and what the build has in it or reads', () => {
  for (const name of Object.keys(dependencies)) expect(names).toContain(name)
  // Needed by pdfmake, bundled, and the source of the face models.
  for (const name of ['pdfkit', 'leaflet', '@mediapipe/face_mesh']) expect(names).toContain(name)
})

test.each(['typescript', 'vite', 'vitest', 'drizzle-kit', 'esbuild', 'playwright', 'oxlint'])(
  '%s builds and tests, and does not go out',
  (name) => expect(names).not.toContain(name),
)

test('a build notes the packages whose modules it has, also nested and scoped ones', async () => {
  const modules = {
    '/shop/node_modules/leaflet/dist/leaflet.js': 'export const a = 1',
    '/shop/node_modules/@scope/one/node_modules/two/index.js?part': 'export const b = 2',
    '/shop/src/own.js': 'export const c = 3',
  }
  const ids = Object.keys(modules)
  const entry = ids.map((id, at) => `import * as m${at} from ${JSON.stringify(id)}; console.log(m${at})`)
  const sources = new Map([...Object.entries(modules), ['/shop/entry.js', entry.join('\n')]])
  const noted = new Set<string>()
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'modules-in-memory',
        enforce: 'pre',
        resolveId: (id) => (sources.has(id) ? id : undefined),
        load: (id) => sources.get(id),
      },
      noteBundledPackages(noted),
    ],
    build: { write: false, rolldownOptions: { input: '/shop/entry.js' } },
  })
  expect([...noted].toSorted()).toEqual(['node_modules/@scope/one/node_modules/two', 'node_modules/leaflet'])
})
