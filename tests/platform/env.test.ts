import { describe, expect, test } from 'vitest'
import { readEnv } from '#platform/env.ts'
import { PRODUCTION } from '#tests/support/production.ts'

describe('the environment', () => {
  test('may be empty', () => {
    expect(readEnv({})).toMatchObject({
      host: 'localhost',
      port: 4321,
      shutdownMs: 9000,
      dataDir: '.data',
      databaseUrl: undefined,
      shopApi: undefined,
      shopApiPort: 4322,
      contentApi: undefined,
      contentApiPort: 4323,
      domains: undefined,
      brand: 'veduta',
      logLevel: 'info',
      isProduction: false,
    })
  })

  test('needs a session secret in production', () =>
    expect(() => readEnv({ NODE_ENV: 'production' })).toThrow('SESSION_SECRET: is required in production'))

  test.each([
    [{}, 'PAYMENT: must be sandbox in production without STRIPE_SECRET_KEY'],
    [{ PAYMENT: 'stripe' }, 'PAYMENT: must be sandbox, or unset'],
    [
      { PAYMENT: 'sandbox', STRIPE_SECRET_KEY: 'sk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
      'PAYMENT: set either this or STRIPE_SECRET_KEY',
    ],
  ])('in production with %o says: %s', (payment, fault) =>
    expect(() => readEnv({ ...PRODUCTION, PAYMENT: undefined, ...payment })).toThrow(fault),
  )

  const STRIPE = { STRIPE_SECRET_KEY: 'sk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
  const MAIL = { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'shop@shop.example' }
  test.each([{ PAYMENT: 'sandbox' }, { ...STRIPE, ...MAIL, SHOP_ORIGIN: 'https://shop.example' }])(
    'in production takes %o for who takes the money',
    (payment) => expect(readEnv({ ...PRODUCTION, PAYMENT: undefined, ...payment }).isProduction).toBe(true),
  )

  describe('the accounts of invoices', () => {
    const DE = { holder: 'Optik', iban: 'de89 3704 0044 0532 0130 00', bic: 'cobadeff' }
    test('in the demonstration are examples, unless there are others', () => {
      expect(readEnv({}).bankAccounts.AT?.iban).toBe('AT611904300234573201')
      const { bankAccounts } = readEnv({ BANK_ACCOUNTS: JSON.stringify({ DE }) })
      expect(bankAccounts.DE).toEqual({ holder: 'Optik', iban: 'DE89370400440532013000', bic: 'COBADEFF' })
      expect(bankAccounts.AT?.iban).toBe('AT611904300234573201')
    })

    test.each([
      [undefined, 'BANK_ACCOUNTS: has no account for DE, AT, CH, CZ, PL, where invoices are offered'],
      [JSON.stringify({ DE }), 'BANK_ACCOUNTS: has no account for AT, CH, CZ, PL'],
      ['DE89', 'BANK_ACCOUNTS: must be JSON'],
      [
        JSON.stringify({ DE: { ...DE, iban: 'DE89370400440532013001' } }),
        'BANK_ACCOUNTS.DE.iban: must be an IBAN',
      ],
      [JSON.stringify({ DE: { ...DE, bic: 'COBA' } }), 'BANK_ACCOUNTS.DE.bic: must be a BIC'],
      [JSON.stringify({ XX: DE }), 'BANK_ACCOUNTS'],
    ])('in production with %s are refused: %s', (accounts, fault) =>
      expect(() => readEnv({ ...PRODUCTION, BANK_ACCOUNTS: accounts })).toThrow(fault),
    )

    test('in production are those of the environment alone', () =>
      expect(Object.keys(readEnv(PRODUCTION).bankAccounts)).toEqual(['DE', 'AT', 'CZ', 'PL', 'CH']))

    test('matter to no shop whose orders are taken elsewhere', () => {
      const elsewhere = { SHOP_API_URL: 'https://a.example', BANK_ACCOUNTS: undefined }
      expect(readEnv({ ...PRODUCTION, ...elsewhere }).bankAccounts).toEqual({})
    })
  })

  describe('the addresses of returns', () => {
    const DE = {
      name: 'Optik',
      street: 'Hof 1',
      zipCode: '86153',
      city: 'Augsburg',
      countryCode: 'DE',
      paidBy: 'buyer',
    }
    test('in the demonstration are those of the pages, unless there are others', () => {
      const { returnAddresses } = readEnv({ RETURN_ADDRESSES: JSON.stringify({ DE }) })
      expect(returnAddresses.DE).toEqual(DE)
      expect(returnAddresses.CH?.city).toBe('Winterthur')
    })

    test.each([
      [undefined, 'RETURN_ADDRESSES: has no address for DE, AT, CH, CZ, PL, IT'],
      [JSON.stringify({ DE }), 'RETURN_ADDRESSES: has no address for AT, CH, CZ, PL, IT'],
      ['Augsburg', 'RETURN_ADDRESSES: must be JSON'],
      [
        JSON.stringify({ DE: { ...DE, paidBy: 'nobody' } }),
        'RETURN_ADDRESSES.DE.paidBy: must be shop or buyer',
      ],
      [JSON.stringify({ DE: { ...DE, countryCode: 'Bayern' } }), 'RETURN_ADDRESSES.DE.countryCode'],
      [JSON.stringify({ DE: { ...DE, street: ' ' } }), 'RETURN_ADDRESSES.DE.street'],
    ])('in production with %s are refused: %s', (addresses, fault) =>
      expect(() => readEnv({ ...PRODUCTION, RETURN_ADDRESSES: addresses })).toThrow(fault),
    )

    test('are not needed where orders are taken elsewhere', () => {
      const elsewhere = { SHOP_API_URL: 'https://a.example', RETURN_ADDRESSES: undefined }
      expect(readEnv({ ...PRODUCTION, ...elsewhere }).returnAddresses).toEqual({})
    })
  })

  test('treats an empty variable as unset', () => expect(readEnv({ PORT: '', HOST: ' ' }).port).toBe(4321))

  test.each([
    [{ SHOP_API_URL: 'https://a.example' }, { kind: 'none' }],
    [
      { SHOP_API_URL: 'https://a.example', SHOP_API_TOKEN: 't' },
      { kind: 'token', token: 't' },
    ],
    [
      { SHOP_API_URL: 'https://a.example', SHOP_API_USER: 'u', SHOP_API_PASSWORD: 'p' },
      { kind: 'basic', user: 'u', password: 'p' },
    ],
  ])('%o authenticates as %o', (source, auth) => expect(readEnv(source).shopApi?.auth).toEqual(auth))

  test.each([
    ['https://a.example', 'https://a.example'],
    ['https://a.example/', 'https://a.example'],
    ['https://a.example/v1', 'https://a.example'],
    ['https://a.example/v1/', 'https://a.example'],
    ['https://a.example/shop/v2/', 'https://a.example/shop'],
    ['https://a.example/shop-v1', 'https://a.example/shop-v1'],
  ])('finds the Shop API of %s at %s', (given, url) =>
    expect(readEnv({ SHOP_API_URL: given }).shopApi?.url).toBe(url),
  )

  test('knows the hosts of pictures', () => {
    const source = {
      PICTURES_URL: 'https://cdn.example/shop/',
      CONTENT_API_URL: 'https://api-us.storyblok.com/v2',
      CONTENT_API_TOKEN: 't',
      IMAGE_HOSTS: 'https://a.example  https://b.example/',
    }
    expect(readEnv(source)).toMatchObject({
      picturesUrl: 'https://cdn.example/shop',
      imageHosts: [
        'https://cdn.example',
        'https://a-us.storyblok.com',
        'https://a.example',
        'https://b.example',
      ],
    })
    expect(readEnv({}).imageHosts).toEqual([])
  })

  test('reads the domains as origins', () =>
    expect(
      readEnv({ SHOP_DOMAINS: '{"de-de":"https://a.example/","de-at":"https://b.example"}' }).domains,
    ).toEqual({
      'de-de': 'https://a.example',
      'de-at': 'https://b.example',
    }))

  test.each([
    [{ PORT: 'x' }, 'PORT: must be a port'],
    [{ PORT: '70000' }, 'PORT: '],
    [{ TRUSTED_PROXIES: 'proxy.internal' }, 'TRUSTED_PROXIES: must be addresses or networks'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: must be a URL like postgres://'],
    [{ SHOP_API_URL: 'ftp://x' }, 'SHOP_API_URL: must be a URL like https://api.example'],
    [{ IMAGE_HOSTS: 'a.example' }, 'IMAGE_HOSTS'],
    [{ SHOP_API_USER: 'u' }, 'SHOP_API_USER: needs SHOP_API_USER and SHOP_API_PASSWORD together'],
    [{ SHOP_API_USER: 'u', SHOP_API_PASSWORD: 'p', SHOP_API_TOKEN: 't' }, 'SHOP_API_TOKEN: set either'],
    [{ CONTENT_API_URL: 'https://x.example' }, 'CONTENT_API_TOKEN: is required'],
    [{ SHOP_ORIGIN: 'shop.example' }, 'SHOP_ORIGIN: must be an origin like'],
    [{ SHOP_ORIGIN: 'https://a.example/shop' }, 'SHOP_ORIGIN: must be an origin without'],
    [
      { SHOP_ORIGIN: 'https://a.example', SHOP_DOMAINS: '{"de-de":"https://b.example"}' },
      'SHOP_ORIGIN: is for path mode',
    ],
    [{ SHOP_DOMAINS: '{' }, 'SHOP_DOMAINS: must be JSON'],
    [{ SHOP_DOMAINS: '{}' }, 'SHOP_DOMAINS: must contain at least one variant'],
    [{ SHOP_DOMAINS: '{"en-gb":"https://a.example"}' }, 'SHOP_DOMAINS'],
    [{ SHOP_DOMAINS: '{"de-de":"https://a.example/shop"}' }, 'SHOP_DOMAINS.de-de: must be an origin without'],
    [{ SHOP_DOMAINS: '{"de-de":"https://a.example","de-at":"https://a.example"}' }, 'its own origin'],
    [{ SESSION_SECRET: `${'x'.repeat(32)} short` }, 'SESSION_SECRET: must have at least 32'],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET: must have at least 32'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: must be one of error, warn, info, debug, silent, 0, 1, 3, 4'],
    [{ SMTP_URL: 'smtp://a.example', SHOP_ORIGIN: 'https://a.example' }, 'MAIL_FROM: is required'],
    [{ MAIL_FROM: 'shop' }, 'MAIL_FROM: must be an email address'],
    [{ MAIL_FROM: '{host}' }, 'MAIL_FROM: must be an email address, with {host}'],
    [{ SMTP_URL: 'smtp://a.example', MAIL_FROM: 'a@a.example' }, 'SHOP_ORIGIN: or SHOP_DOMAINS is required'],
  ])('rejects %o', (source, fault) => expect(() => readEnv(source)).toThrow(fault))

  test('lists every fault at once', () =>
    expect(() => readEnv({ PORT: 'x', LOG_LEVEL: 'loud', SMTP_URL: 'x' })).toThrow(
      /PORT[\s\S]*SMTP_URL[\s\S]*LOG_LEVEL/,
    ))
})
