import node from '@astrojs/node'
import { defineConfig } from 'astro/config'

/** The least that Astro can be asked to do at a request: what a page of the shop costs is measured against it. */
export default defineConfig({ output: 'server', adapter: node({ mode: 'standalone' }) })
