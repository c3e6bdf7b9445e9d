import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { validate, ValidationSeverity } from 'dockerfile-utils'
import { Deployment } from 'kubernetes-models/apps/v1'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { Namespace, Service } from 'kubernetes-models/v1'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { readEnv } from '#platform/env.ts'
import { PRODUCTION } from '#tests/support/production.ts'
import { root } from '#tests/support/sources.ts'
import { SERVE_ARGS } from '../../../src/setup/steps.mjs'

const FOLDER = join(root, 'src/setup/deploy')
const file = (name: string) => readFileSync(join(FOLDER, name), 'utf8')

const dockerfile = file('Dockerfile')
const strings = z.record(z.string(), z.string())
const service = z.looseObject({
  environment: strings.optional(),
  env_file: z.string().optional(),
  command: z.array(z.string()).optional(),
  deploy: z.object({ replicas: z.number() }).optional(),
})
const compose = z
  .looseObject({ services: z.record(z.string(), service), networks: z.record(z.string(), z.unknown()) })
  .parse(parse(file('compose.yaml'), { merge: true }))
const objects = parseAllDocuments(file('kubernetes.yaml')).map((document): unknown => document.toJS())
const ofKind = (kind: string) => z.looseObject({ kind: z.literal(kind) })
const objectOf = (kind: string) => objects.find((each) => ofKind(kind).safeParse(each).success)

/** The variables that the shop reads. */
const VARIABLES = [
  ...readFileSync(join(root, 'src/platform/env.ts'), 'utf8').matchAll(/^ {2}([A-Z_]+):/gm),
].map(([, name = '']) => name)
const example = [...file('veduta.env.example').matchAll(/^(#?)([A-Z_]+)=(.*)$/gm)].map(
  ([, mark, name = '', value = '']) => ({ isSet: mark === '', name, value }),
)
const isOpen = (name: string) => example.some((each) => each.name === name && each.isSet && !each.value)

describe('the environment', () => {
  test('of the example names every variable once', () =>
    expect(example.map(({ name }) => name).toSorted()).toEqual(VARIABLES.toSorted()))

  test('of the example is refused until it is filled in, each variable at once', () => {
    const given = Object.fromEntries(
      example.filter(({ isSet }) => isSet).map(({ name, value }) => [name, value]),
    )
    const fault = (() => {
      try {
        return String(readEnv(given))
      } catch (error) {
        return String(error)
      }
    })()
    const named = [...fault.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name)
    expect(named.toSorted()).toEqual(
      [
        'PAYMENT',
        'SESSION_SECRET',
        'BANK_ACCOUNTS',
        'RETURN_ADDRESSES',
        'SMTP_URL',
        'SHOP_ORIGIN',
      ].toSorted(),
    )
    const { PAYMENT: _, ...filled } = PRODUCTION
    const env = readEnv({
      ...filled,
      SHOP_ORIGIN: 'https://shop.example',
      STRIPE_SECRET_KEY: 'sk_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      SMTP_URL: 'smtps://user:secret@mail.example:465',
      MAIL_FROM: 'shop@shop.example',
    })
    expect([env.isProduction, isOpen('MAIL_FROM'), isOpen('STRIPE_SECRET_KEY')]).toEqual([true, true, true])
  })

  test('of the compose file is one that the shop reads, with values that it takes', () => {
    const { environment = {}, env_file } = compose.services['shop'] ?? {}
    expect(env_file).toBe('veduta.env')
    expect(Object.keys(environment).filter((name) => !VARIABLES.includes(name))).toEqual([])
    const given = Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [name, value.replaceAll(/\$\{[^}]+\}/g, 'word')]),
    )
    const env = readEnv({ ...PRODUCTION, ...given })
    expect(env.isTrustedProxy('172.30.0.7')).toBe(true)
    expect(env.databaseUrl).toBe('postgres://veduta:word@database:5432/veduta')
    expect(JSON.stringify(compose.networks)).toContain('172.30.0.0/24')
  })

  test('of the image and the unit is one that the shop reads', () => {
    const image = /^ENV ([^]*?)\n(?! )/m.exec(dockerfile)?.[1] ?? ''
    const unit = /^Environment=(.*)$/m.exec(file('veduta.service'))?.[1] ?? ''
    const names = [...`${image} ${unit}`.matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name)
    expect(names.length).toBeGreaterThan(6)
    expect(names.filter((name) => !VARIABLES.includes(name) && name !== 'MALLOC_ARENA_MAX')).toEqual([])
  })
})

describe('the process', () => {
  const port = readEnv({}).port
  test('listens where the image, the proxy, the probes and the alarm look', () => {
    expect(dockerfile).toContain(`EXPOSE ${port}\n`)
    expect(dockerfile).toContain(`PORT=${port} `)
    expect(dockerfile).toContain(`http://127.0.0.1:${port}/api/live`)
    expect(file('Caddyfile')).toContain(`dynamic a shop ${port} {`)
    expect(file('kubernetes.yaml')).toContain(`containerPort: ${port} }`)
    expect(file('kubernetes.yaml')).toContain(`prometheus.io/port: '${port}'`)
  })

  test('starts with the options of npm start', () => {
    expect(dockerfile).toContain(
      `\nCMD ${JSON.stringify(['node', ...SERVE_ARGS]).replaceAll('","', '", "')}\n`,
    )
    expect(file('veduta.service')).toContain(`\nExecStart=/usr/bin/env node ${SERVE_ARGS.join(' ')}\n`)
  })

  test('runs twice, not as root, and with the time that it needs to stop', () => {
    expect(compose.services['shop']?.deploy?.replicas).toBe(2)
    expect(dockerfile.lastIndexOf('\nUSER node\n')).toBeGreaterThan(dockerfile.lastIndexOf('\nFROM '))
    expect(file('compose.yaml')).toContain('stop_grace_period: 15s')
    expect(file('kubernetes.yaml')).toContain('terminationGracePeriodSeconds: 15')
    expect(file('veduta.service')).toContain('TimeoutStopSec=15')
  })
})

describe('the files are sound', () => {
  test('the Dockerfile', () => {
    const faults = validate(dockerfile).filter(({ severity }) => severity === ValidationSeverity.ERROR)
    expect(faults).toEqual([])
    expect(validate('FROM\nCOPPY . .').length).toBeGreaterThan(1)
  })

  test('what the Dockerfile copies exists', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) =>
      names.split(' '),
    )
    expect(copied.length).toBeGreaterThan(6)
    expect(copied.filter((name) => !existsSync(join(root, name)))).toEqual([])
  })

  test.each([
    ['Namespace', Namespace],
    ['Deployment', Deployment],
    ['Service', Service],
    ['PodDisruptionBudget', PodDisruptionBudget],
    ['Ingress', Ingress],
  ])('the %s of Kubernetes', (kind, Model) => {
    const given = objectOf(kind)
    expect(() => new Model(z.looseObject({}).parse(given)).validate()).not.toThrow()
  })

  test('and there is no other object, nor one that is not checked', () => {
    expect(objects).toHaveLength(5)
    expect(() => new Service(z.looseObject({}).parse({ spec: { ports: 'http' } })).validate()).toThrow(
      /ports/,
    )
  })

  test('the first apply makes the namespace into which everything goes', () => {
    const { metadata } = z
      .looseObject({ metadata: z.object({ name: z.string() }) })
      .parse(objectOf('Namespace'))
    const { namespace } = z.looseObject({ namespace: z.string() }).parse(parse(file('kustomization.yaml')))
    expect(metadata.name).toBe(namespace)
  })

  const analyse = '/usr/bin/systemd-analyze'
  test.skipIf(!existsSync(analyse))('the unit of systemd', () => {
    const folder = mkdtempSync(join(tmpdir(), 'veduta-unit-'))
    const unit = join(folder, 'veduta.service')
    // The folders and the user are those of a machine where the shop is installed.
    writeFileSync(unit, file('veduta.service').replace(/^(User|WorkingDirectory)=.*\n/gm, ''))
    const output = execFileSync(analyse, ['verify', '--man=no', unit], { encoding: 'utf8', stdio: 'pipe' })
    expect(output).toBe('')
  })
})
