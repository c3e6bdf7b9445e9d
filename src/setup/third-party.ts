import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ShippedPackage, shippedPackages } from './shipped-packages.ts'

/** Licences under which others may use, change and pass on the whole shop. LGPL: a library that is linked as it is, libvips. */
const ALLOWED = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'MPL-2.0',
  'LGPL-3.0-or-later',
  'OFL-1.1',
  'CC0-1.0',
  'BlueOak-1.0.0',
  'Python-2.0',
  'Unicode-DFS-2016',
  'Zlib',
]

/** What the project holds that others made: file, and who made it under which terms. */
export const DATA: Record<string, string> = {
  'src/domain/branch/towns.json': 'Towns: GeoNames, https://www.geonames.org, CC BY 4.0',
  'src/components/branch/map-shapes.json':
    'Shapes of countries and waters: Natural Earth, https://www.naturalearthdata.com, public domain',
  'public/instruments/digits':
    'Spoken digits: made with eSpeak NG 1.51, whose output is not a work derived from it',
  'src/setup/face-model':
    'Models that find a face, and the canonical face: MediaPipe Face Mesh, copyright The MediaPipe Authors, Apache License 2.0, https://github.com/google-ai-edge/mediapipe. Changed: parts are left out, and numbers rounded to half floats',
}

/** Licences whose text has no names in it, with a package that has the text: for packages that come without. */
const TEXT_IN: Record<string, string> = { 'Apache-2.0': 'node_modules/@opentelemetry/api' }

/** Whether an expression such as `MIT OR GPL-2.0` or `MIT AND OFL-1.1` lets us: one of what it offers, all of what it demands. */
export const isAllowed = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((each) => ALLOWED.includes(each)))

/** The notices of `packages`, as far as they are installed, and of data: their licences demand that they go along. */
export function thirdPartyNotices(root: string, packages: readonly ShippedPackage[]): string {
  const data = Object.values(DATA).map((line) => `${line}\n`)
  const notices = packages
    .filter(({ folder }) => existsSync(join(root, folder)))
    .map(({ folder, name, version, licence }) => {
      const own = licenceTexts(join(root, folder))
      const texts = own.length > 0 ? own : licenceTexts(join(root, TEXT_IN[licence] ?? folder))
      return `${name} ${version} (${licence})\n\n${texts.join('\n\n') || 'The package has no text of its licence.'}\n`
    })
  return [...data, ...notices].join(`\n${'-'.repeat(80)}\n\n`)
}

const licenceTexts = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() && /^(?!.*\.([cm]?[jt]s|map)$).*(licen[cs]e|notice|copying)/i.test(entry.name),
    )
    .map(({ name }) => readFileSync(join(folder, name), 'utf8').trim())

/** What a shop is made of, for programs that look for known weaknesses: CycloneDX 1.6. */
export function billOfMaterials(packages: readonly ShippedPackage[]): object {
  const components = packages.map(({ name, version, licence, integrity }) => {
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
    const hash = Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex')
    return {
      type: 'library',
      'bom-ref': purl,
      name,
      version,
      purl,
      licenses: [{ expression: licence }],
      ...(integrity.startsWith('sha512-') && { hashes: [{ alg: 'SHA-512', content: hash }] }),
    }
  })
  const unique = new Map(components.map((component) => [component.purl, component]))
  return { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, components: [...unique.values()] }
}

/**
 * Puts notices and bill of materials beside a build. `bundled` are the folders of the packages in it. Throws where a
 * licence is not allowed, with the packages that have it.
 */
export async function writeThirdParty(
  root: string,
  build: string,
  bundled: ReadonlySet<string>,
): Promise<void> {
  const packages = shippedPackages(root, bundled)
  const refused = packages.filter(({ licence }) => !isAllowed(licence))
  if (refused.length > 0)
    throw new Error(
      `licences that are not allowed: ${refused.map(({ name, licence }) => `${name} (${licence})`).join(', ')}`,
    )
  await writeFile(join(build, 'third-party-notices.txt'), thirdPartyNotices(root, packages))
  await writeFile(join(build, 'sbom.json'), JSON.stringify(billOfMaterials(packages)))
}
