import node from '@astrojs/node'
import { defineConfig } from 'astro/config'

/** The minimum that Astro can render at a request: the baseline for the pages of the shop. */
export default defineConfig({ output: 'server', adapter: node({ mode: 'standalone' }) })
