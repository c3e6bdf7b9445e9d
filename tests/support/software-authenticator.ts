import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Site = { origin: string; host: string }

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const hashed = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest()
const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }))

/** Somebody is present, and has shown who they are by finger, face or number. */
const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_KEY = 0x40

/** A passkey in software, as an authenticator and a browser make and use it. WebAuthn §6. */
export function softwareAuthenticator({ isVerified = true }: { isVerified?: boolean } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const rawId = randomBytes(16)
  const id = base64(rawId)
  const credential = { id, rawId: id, type: 'public-key' as const }
  let uses = 0

  function authenticatorData(host: string, flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE((uses += 1))
    return Buffer.concat([hashed(host), Buffer.of(flags | PRESENT | (isVerified ? VERIFIED : 0)), counter])
  }

  return {
    id,

    create({ challenge }: { challenge: string }, { origin, host }: Site) {
      // A map of five in CBOR: key type EC2, algorithm ES256, curve P-256, and the two coordinates of 32 bytes.
      const key = Buffer.concat([
        Buffer.from('a50102032620012158', 'hex'),
        Buffer.of(32),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const data = Buffer.concat([
        authenticatorData(host, HAS_KEY),
        Buffer.alloc(16),
        Buffer.of(0, rawId.length),
        rawId,
        key,
      ])
      // { fmt: 'none', attStmt: {}, authData }
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.of(data.length),
        data,
      ])
      const response = {
        clientDataJSON: base64(clientData('create', challenge, origin)),
        attestationObject: base64(attestation),
      }
      return { ...credential, response }
    },

    use({ challenge }: { challenge: string }, { origin, host }: Site) {
      const data = authenticatorData(host, 0)
      const client = clientData('get', challenge, origin)
      const signature = sign('sha256', Buffer.concat([data, hashed(client)]), privateKey)
      const response = {
        clientDataJSON: base64(client),
        authenticatorData: base64(data),
        signature: base64(signature),
      }
      return { ...credential, response }
    },
  }
}
