import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '#tests/support/sources.ts'
import { writeBrandFiles } from '../../src/setup/brand-files.ts'

describe.each(['veduta', 'halo'] as const)('the files of %s', (brand) => {
  const folder = mkdtempSync(join(tmpdir(), 'brand-'))
  const read = (name: string) => readFileSync(join(folder, name))

  beforeAll(() => writeBrandFiles(folder, brand, join(root, `public/brand/${brand}.svg`)))
  afterAll(() => rmSync(folder, { recursive: true }))

  test('are an icon in three sizes, each a picture that can be drawn', async () => {
    const icon = read('favicon.ico')
    expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 3])
    for (const [index, edge] of [16, 32, 48].entries()) {
      const [size, offset] = [8, 12].map((at) => icon.readUInt32LE(6 + 16 * index + at))
      const { width, height, format } = await sharp(icon.subarray(offset, offset! + size!)).metadata()
      expect([icon[6 + 16 * index], width, height, format]).toEqual([edge, edge, edge, 'png'])
    }
  })

  test('are a manifest whose icons exist in their sizes, and a picture for the home screens of phones', async () => {
    const { name, start_url, icons, theme_color } = JSON.parse(read('site.webmanifest').toString())
    expect([name.toLowerCase(), start_url, theme_color]).toEqual([brand, '/', '#ffffff'])
    for (const { src, sizes } of icons) {
      const { width, height } = await sharp(read(src)).metadata()
      expect(`${width}x${height}`).toBe(sizes)
    }
    expect(await sharp(read('apple-touch-icon.png')).metadata()).toMatchObject({ width: 180, height: 180 })
    expect(readdirSync(folder)).toContain('favicon.ico')
  })
})
