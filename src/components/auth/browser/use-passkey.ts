import { rpc } from '#islands/rpc.ts'

/** Signs in with the passkey that the person chooses. Rejects when they choose none, or the server refuses it. */
export async function usePasskey(): Promise<void> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await rpc('startPasskeySignIn', {}))
  const passkey = await navigator.credentials.get({ publicKey })
  if (!(passkey instanceof PublicKeyCredential)) throw new Error('no passkey was chosen')
  await rpc('signInWithPasskey', { passkey: JSON.parse(JSON.stringify(passkey)) })
}
