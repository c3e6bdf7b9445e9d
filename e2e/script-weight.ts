import { gzipSync } from 'node:zlib'
import type { Page } from './visitor.ts'

/** React itself, not the name of a file to load later. */
const REACT = /react\.(?:transitional\.)?element/

/** Watches what a page and its workers load. */
export function watchScripts(page: Page): {
  /** Of all scripts but React, each compressed on its own, as it is sent. It ends the watch: a page that comes later is another one. */
  kilobytes(): Promise<number>
  /** The files of models that are loaded with the first picture. */
  models(): string[]
} {
  const scripts = new Map<string, Promise<string>>()
  const models: string[] = []
  function watch(response: { url(): string; text(): Promise<string> }) {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) scripts.set(pathname, response.text())
    if (/\.(?:bin|wasm)$/.test(pathname)) models.push(pathname)
  }
  page.on('response', watch)
  return {
    async kilobytes() {
      page.off('response', watch)
      const codes = await Promise.all(scripts.values())
      const own = codes.filter((code) => !REACT.test(code))
      if (own.length === codes.length) throw new Error('the page has not loaded what draws it')
      return own.reduce((sum, code) => sum + gzipSync(code).length, 0) / 1024
    },
    models: () => models,
  }
}
