import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { root } from '#tests/support/sources.ts'
import { shippedPackages } from '../../src/setup/shipped-packages.ts'
import {
  billOfMaterials,
  DATA,
  isAllowed,
  thirdPartyNotices,
  writeThirdParty,
} from '../../src/setup/third-party.ts'

const BUNDLED = new Set(['node_modules/astro', 'node_modules/leaflet'])
const packages = shippedPackages(root, BUNDLED)

test.each([
  ['MIT', true],
  ['MIT OR GPL-2.0', true],
  ['(MIT AND Zlib)', true],
  ['(GPL-2.0 OR AGPL-3.0)', false],
  ['Apache-2.0 AND LGPL-3.0-or-later', true],
  ['MIT AND GPL-3.0', false],
  ['AGPL-3.0', false],
  ['SSPL-1.0', false],
  ['unknown', false],
])('a package under %s: %s', (licence, allowed) => expect(isAllowed(licence)).toBe(allowed))

test('the notices have the text of each package and the origin of all data', () => {
  const notices = thirdPartyNotices(root, packages)
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  const missing = Object.entries(dependencies).filter(
    ([name, version]) => !notices.includes(`\n${name} ${version} (`),
  )
  expect(missing).toEqual([])
  expect(Object.keys(DATA).filter((path) => !existsSync(join(root, path)))).toEqual([])
  for (const origin of Object.values(DATA)) expect(notices).toContain(origin)
  expect(notices.match(/Permission is hereby granted/g)?.length).toBeGreaterThan(100)
})

test.each([
  ['@mediapipe/face_mesh', 'Apache License'],
  ['leaflet', 'Volodymyr Agafonkin'],
  ['@expo-google-fonts/instrument-sans', 'SIL OPEN FONT LICENSE'],
])('the notice of %s has the text of its licence', (name, words) => {
  const notice = thirdPartyNotices(root, packages)
    .split('-'.repeat(80))
    .find((each) => each.startsWith(`\n\n${name} `))
  expect(notice).toContain(words)
})

test('a licence that is not allowed is refused by its package', async () => {
  const unknown = new Set(['node_modules/nobody-knows-it'])
  await expect(writeThirdParty(root, tmpdir(), unknown)).rejects.toThrow('nobody-knows-it (unknown)')
})

test('the shop’s own licence is in its package', () => {
  const { license } = z
    .object({ license: z.string() })
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  expect(readFileSync(join(root, 'LICENSE'), 'utf8')).toMatch(new RegExp(`^${license} License\n`))
})

test('the bill of materials lists what a shop in production is made of, as CycloneDX', () => {
  const component = z.object({
    type: z.literal('library'),
    name: z.string(),
    version: z.string(),
    purl: z.string().regex(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+/),
    licenses: z.array(z.object({ expression: z.string() })).length(1),
    hashes: z.array(z.object({ alg: z.literal('SHA-512'), content: z.string().length(128) })),
  })
  const { components } = z
    .object({
      bomFormat: z.literal('CycloneDX'),
      specVersion: z.literal('1.6'),
      version: z.literal(1),
      components: z.array(component),
    })
    .parse(billOfMaterials(packages))
  const listed = components.map(({ name, version }) => `${name}@${version}`)
  expect(new Set(listed)).toEqual(new Set(packages.map(({ name, version }) => `${name}@${version}`)))
  expect(listed).toHaveLength(new Set(listed).size)
})

test('both are written beside a build', async () => {
  const build = mkdtempSync(join(tmpdir(), 'veduta-build-'))
  await writeThirdParty(root, build, BUNDLED)
  expect(readdirSync(build).toSorted()).toEqual(['sbom.json', 'third-party-notices.txt'])
  rmSync(build, { recursive: true })
})
