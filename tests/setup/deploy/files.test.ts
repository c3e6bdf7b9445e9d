import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { root } from '#tests/support/sources.ts'
import { readCaddyfile } from '#tests/support/caddyfile.ts'

const FOLDER = join(root, 'src/setup/deploy')
const file = (name: string) => readFileSync(join(FOLDER, name), 'utf8')

const texts = z.record(z.string(), z.string())
const duration = z.string().regex(/^\d+(?:ms|s|m|h)$/)
/** The keys of the Compose specification that the file uses: a word that Compose does not know is refused, as by Compose. */
const service = z.strictObject({
  image: z.string(),
  build: z.strictObject({ context: z.string(), dockerfile: z.string() }).optional(),
  command: z.array(z.string()).optional(),
  env_file: z.string().optional(),
  environment: texts.default({}),
  networks: z.array(z.string()),
  read_only: z.boolean().optional(),
  tmpfs: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  cap_drop: z.array(z.string()).optional(),
  restart: z.enum(['no', 'always', 'on-failure', 'unless-stopped']).optional(),
  stop_grace_period: duration.optional(),
  deploy: z.strictObject({ replicas: z.int() }).optional(),
  depends_on: z
    .union([
      z.array(z.string()),
      z.record(
        z.string(),
        z.strictObject({
          condition: z.enum(['service_started', 'service_healthy', 'service_completed_successfully']),
        }),
      ),
    ])
    .default([]),
  ports: z.array(z.string().regex(/^\d+:\d+(?:\/udp)?$/)).optional(),
  volumes: z.array(z.string().regex(/^[^:]+:\/[^:]+(?::ro)?$/)).default([]),
  healthcheck: z
    .strictObject({ test: z.tuple([z.enum(['CMD', 'CMD-SHELL'])], z.string()), interval: duration })
    .optional(),
})
const composeFile = z.strictObject({
  name: z.string(),
  'x-shop': z.unknown(),
  services: z.record(z.string(), service),
  networks: z.record(z.string(), z.unknown()),
  volumes: z.record(z.string(), z.unknown()),
})

describe('the compose file', () => {
  const { services, networks, volumes } = composeFile.parse(parse(file('compose.yaml'), { merge: true }))
  const each = Object.entries(services)

  test('waits only for services that there are, and that end or tell whether they are well', () => {
    const awaited = each.flatMap(([, { depends_on: names }]) =>
      Array.isArray(names)
        ? names.map((name) => [name, 'service_started'] as const)
        : Object.entries(names).map(([name, { condition }]) => [name, condition] as const),
    )
    expect(awaited.length).toBeGreaterThan(2)
    const inVain = awaited.filter(([name, condition]) => {
      const { healthcheck, restart } = services[name] ?? {}
      if (condition === 'service_healthy') return healthcheck === undefined
      // What is started again never ends.
      return !services[name] || (condition === 'service_completed_successfully' && restart !== undefined)
    })
    expect(inVain).toEqual([])
  })

  test('declares each network and volume that a service uses, and no other', () => {
    const mounted = each.flatMap(([, own]) => own.volumes.map((volume) => volume.split(':')[0] ?? ''))
    const named = mounted.filter((name) => !name.startsWith('.'))
    expect(new Set(named)).toEqual(new Set(Object.keys(volumes)))
    expect(new Set(each.flatMap(([, own]) => own.networks))).toEqual(new Set(Object.keys(networks)))
  })

  test('mounts and builds from what exists', () => {
    const paths = each.flatMap(([, { volumes: own, build }]) => [
      ...own.flatMap((volume) => (volume.startsWith('.') ? [volume.split(':')[0] ?? ''] : [])),
      ...(build ? [build.context, join(build.context, build.dockerfile)] : []),
    ])
    expect(paths.length).toBeGreaterThan(2)
    expect(paths.filter((path) => !existsSync(join(FOLDER, path)))).toEqual([])
  })

  test('asks for each value that its operator must give', () => {
    const asked = [...JSON.stringify(services).matchAll(/\$\{?([^}"]*)/g)].map(([, text = '']) => text)
    expect(asked.length).toBeGreaterThan(2)
    expect(asked.filter((text) => !/^[A-Z_]+:\?\S/.test(text))).toEqual([])
  })
})

describe('the kustomization', () => {
  const list = z.array(z.string()).min(1)
  const { resources, secretGenerator, images, namespace } = z
    .strictObject({
      apiVersion: z.literal('kustomize.config.k8s.io/v1beta1'),
      kind: z.literal('Kustomization'),
      namespace: z.string(),
      resources: list,
      secretGenerator: z.array(z.strictObject({ name: z.string(), envs: list })),
      images: z.array(z.strictObject({ name: z.string(), newTag: z.string() })),
    })
    .parse(parse(file('kustomization.yaml')))
  const documents = resources.flatMap((name) => parseAllDocuments(file(name)))

  test('has resources that can be parsed, of a kind and with a name of their own', () => {
    const object = z.looseObject({
      apiVersion: z.string(),
      kind: z.string(),
      metadata: z.looseObject({ name: z.string(), namespace: z.literal(namespace).optional() }),
    })
    const names = documents.map((document) => {
      expect(document.errors).toEqual([])
      const { kind, metadata } = object.parse(document.toJS())
      return `${kind} ${metadata.name}`
    })
    expect(names.length).toBeGreaterThan(2)
    expect(new Set(names).size).toBe(names.length)
  })

  test('makes secrets and names images that the resources use', () => {
    const text = JSON.stringify(documents.map((document): unknown => document.toJS()))
    for (const { name, envs } of secretGenerator) {
      expect(text).toMatch(new RegExp(`"(?:secretRef|secretKeyRef)":\\{[^}]*"name":"${name}"`))
      // The file itself has secrets: the operator makes it from the example.
      expect(envs.filter((env) => !existsSync(join(FOLDER, `${env}.example`)))).toEqual([])
    }
    for (const { name } of images) expect(text).toMatch(new RegExp(`"image":"${name}"`))
  })
})

describe('the Caddyfile', () => {
  const DIRECTIVES = ['encode', 'header', 'redir', 'respond', 'reverse_proxy', 'tls']
  /** Of `reverse_proxy`, and of `dynamic a` in it (https://caddyserver.com/docs/caddyfile/directives/reverse_proxy). */
  const OPTIONS: Record<string, string[]> = {
    reverse_proxy: [
      'dynamic',
      'lb_policy',
      'lb_retries',
      'lb_try_duration',
      'fail_duration',
      'unhealthy_status',
    ],
    dynamic: ['name', 'port', 'refresh', 'resolvers', 'versions'],
  }
  const sites = readCaddyfile(file('Caddyfile'))

  test('is one site, named by the environment, that leads to the shop', () => {
    expect(sites.map(({ words }) => words)).toEqual([['{$SHOP_HOST}']])
    expect(sites[0]?.block?.map(({ words: [name] }) => name)).toContain('reverse_proxy')
  })

  test('has only directives and options that Caddy knows, where it knows them', () => {
    const directives = sites.flatMap(({ block = [] }) => block)
    const unknown = directives.filter(({ words: [name = ''] }) => !DIRECTIVES.includes(name))
    const misplaced = directives
      .flatMap((directive) => [directive, ...(directive.block ?? [])])
      .flatMap(({ words: [name = ''], block = [] }) =>
        block.filter(({ words: [option = ''] }) => !OPTIONS[name]?.includes(option)),
      )
    expect([unknown, misplaced]).toEqual([[], []])
  })

  test.each([
    ['a {\n b\n', 'line 3'],
    ['a\n}\n', 'line 2'],
    ['a{\n}\n', 'line 1'],
  ])('braces that Caddy refuses are found in %j', (text, place) =>
    expect(() => readCaddyfile(text)).toThrow(place),
  )
})
