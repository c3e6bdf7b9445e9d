import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { z } from 'zod'

/** A package by its folder: `node_modules/a`, or `node_modules/a/node_modules/b`. */
export type ShippedPackage = {
  folder: string
  name: string
  version: string
  licence: string
  integrity: string
}

/** Packages that name no licence, with the one that their text is. */
const UNNAMED: Record<string, string> = { 'png-js': 'MIT' }

/** What the build reads without importing it: the models of a face are cut from it. */
const READ_BY_THE_BUILD = ['node_modules/@mediapipe/face_mesh']

const names = z.record(z.string(), z.string()).default({})
const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      integrity: z.string().optional(),
      dependencies: names,
      optionalDependencies: names,
      peerDependencies: names,
      peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).default({}),
    }),
  ),
})
type Lock = z.infer<typeof lockFile>['packages']

/**
 * The packages that go out with a shop, whatever its platform: those that are installed in production, by the lock
 * file, and those of the build. Optional partners are left out, since in production they are not installed.
 */
export function shippedPackages(root: string, bundled: ReadonlySet<string>): ShippedPackage[] {
  const { packages } = lockFile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  const folders = new Set([...installedInProduction(packages), ...bundled, ...READ_BY_THE_BUILD])
  return [...folders].toSorted().map((folder) => {
    const { version = '', license, integrity = '' } = packages[folder] ?? {}
    const name = folder.split('node_modules/').at(-1) ?? folder
    return { folder, name, version, licence: license ?? UNNAMED[name] ?? 'unknown', integrity }
  })
}

function installedInProduction(lock: Lock): Set<string> {
  const found = new Set<string>()
  const wanted = Object.keys(lock['']?.dependencies ?? {}).map((name) => ({ name, from: '' }))
  for (const { name, from } of wanted) {
    const folder = folderOf(lock, name, from)
    const entry = lock[folder]
    if (!entry || found.has(folder)) continue
    found.add(folder)
    const partners = Object.keys(entry.peerDependencies).filter(
      (each) => !entry.peerDependenciesMeta[each]?.optional,
    )
    const all = [...Object.keys(entry.dependencies), ...Object.keys(entry.optionalDependencies), ...partners]
    wanted.push(...all.map((each) => ({ name: each, from: folder })))
  }
  return found
}

/** Where Node.js finds a package: in the nearest folder above the one that asks for it. */
function folderOf(lock: Lock, name: string, from: string): string {
  const nested = `${from}/node_modules/${name}`
  if (from === '' || lock[nested]) return nested.replace(/^\//, '')
  return folderOf(lock, name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))))
}

/** Notes in `folders` each package of which a module is part of the build: for browsers or for the server. */
export const noteBundledPackages = (folders: Set<string>): Plugin => ({
  name: 'note-bundled-packages',
  generateBundle(_, bundle) {
    for (const part of Object.values(bundle))
      for (const id of part.type === 'chunk' ? part.moduleIds : []) {
        const folder = packageFolder(id)
        if (folder !== undefined) folders.add(folder)
      }
  },
})

/** The package of a module, by its id: `…/node_modules/react/index.js?commonjs-module`. */
const packageFolder = (id: string): string | undefined =>
  /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id)?.[0]
